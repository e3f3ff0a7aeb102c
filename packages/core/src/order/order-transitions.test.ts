import { describe, expect, it } from 'vitest';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { OPEN_STATUSES, canStep, isFinished, isStopped } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import { PLACED_ORDER, REACHED_STATUSES } from './order.fixtures.ts';

const pairs = orderStatus.options.flatMap((from) =>
  (['placed', ...REACHED_STATUSES] as const).map((to) => [from, to] as const),
);

const waysOf = (way: Fulfilment) =>
  pairs.filter(([from, to]) => canStep({ status: from, fulfilment: way }, to)).map((pair) => pair.join(' → '));

describe('an order', () => {
  it('can go these ways and no other', () => {
    expect(waysOf('delivered')).toEqual([
      'awaitingPayment → placed',
      'awaitingPayment → cancelled',
      'placed → accepted',
      'placed → rejected',
      'placed → cancelled',
      'accepted → preparing',
      'accepted → cancelled',
      'preparing → ready',
      'preparing → cancelled',
      'ready → onTheWay',
      'ready → cancelled',
      'onTheWay → delivered',
      'onTheWay → undeliverable',
    ]);
  });

  it('ends at the counter where somebody comes for it', () => {
    const ready = waysOf('collected').filter((way) => way.startsWith('ready'));
    expect(ready).toEqual(['ready → delivered', 'ready → undeliverable', 'ready → cancelled']);
    const before = (way: string) => !way.startsWith('ready') && !way.startsWith('onTheWay');
    expect(waysOf('collected').filter(before)).toEqual(waysOf('delivered').filter(before));
  });

  it('knows nothing of what is no status', () => {
    for (const nothing of ['nope', '', '__proto__', 'constructor', 'toString', '#orderLifecycle', null, undefined, 7]) {
      const [status, reached] = [nothing as OrderStatus, nothing as 'accepted'];
      const known = { ...PLACED_ORDER, status };
      expect([canStep(known, 'accepted'), canStep(PLACED_ORDER, reached), isFinished(status)]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  it('ends in four statuses', () => {
    expect(orderStatus.options.filter(isFinished)).toEqual(['rejected', 'delivered', 'undeliverable', 'cancelled']);
    expect(orderStatus.options.filter(isStopped)).toEqual(['rejected', 'undeliverable', 'cancelled']);
    expect(OPEN_STATUSES).toEqual(['placed', 'accepted', 'preparing', 'ready', 'onTheWay']);
  });
});
