import type { Order } from '@ofenpost/core/order/order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { expect, it } from 'vitest';
import { progressSteps } from './order-overview.tsx';

const created = PLACED_ORDER.orderTimeProgresses.created;
const shown = (order: Order) => progressSteps(order).map(({ status, state }) => `${status} ${state}`);

it('shows the whole way, and where the order is', () => {
  const order: Order = {
    ...PLACED_ORDER,
    status: 'accepted',
    orderTimeProgresses: { created, accepted: '2026-11-20T17:05:00.000Z' },
  };
  expect(shown(order)).toEqual([
    'placed done',
    'accepted current',
    'preparing coming',
    'ready coming',
    'onTheWay coming',
    'delivered coming',
  ]);
  expect(progressSteps(order).map(({ at }) => at)).toEqual([
    created,
    '2026-11-20T17:05:00.000Z',
    null,
    null,
    null,
    null,
  ]);
});

it('knows no courier on the way of what is collected', () => {
  expect(shown({ ...PLACED_ORDER, fulfilment: 'collected', status: 'ready' })).toEqual([
    'placed done',
    'accepted done',
    'preparing done',
    'ready current',
    'delivered coming',
  ]);
});

it('has nothing under way once it is delivered', () => {
  expect(new Set(progressSteps({ ...PLACED_ORDER, status: 'delivered' }).map(({ state }) => state))).toEqual(
    new Set(['done']),
  );
});

it('ends where an order was stopped', () => {
  const order: Order = {
    ...PLACED_ORDER,
    status: 'cancelled',
    orderTimeProgresses: { created, accepted: created, cancelled: created },
  };
  expect(shown(order)).toEqual(['placed done', 'accepted done', 'cancelled stopped']);
});
