import { describe, expect, it } from 'vitest';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, RedeliveryCause } from '../order/order.ts';
import { err } from '../result/result.ts';
import {
  canRedeliver,
  redeliveriesAfter,
  redeliver,
  redeliveryDraft,
  redeliveryReason,
  redelivered,
} from './redeliver-order.ts';

const TAKER = { by: 'staff', at: '2026-11-20T18:30:00.000Z' };
const SHOP = { products: [MARGHERITA, LAGER], menus: [] };
const DELIVERED: Order = {
  ...PLACED_ORDER,
  status: 'delivered',
  revision: 6,
  payment: { state: 'collected', method: 'card', amount: 4300, by: null, at: TAKER.at },
};
const DRAFT = {
  lines: [{ position: 0, amount: 1 }],
  promisedAt: '2026-11-20T19:00:00.000Z',
  cause: 'missing',
  text: '',
} as const;

describe('delivering again', () => {
  it('makes an accepted order at nothing that names the first one', () => {
    expect(redeliver(DELIVERED, { ...DRAFT, lines: [...DRAFT.lines] }, SHOP, TAKER)).toMatchObject({
      ok: true,
      value: {
        revision: 1,
        status: 'accepted',
        productOrders: [{ name: 'Margherita', amount: 1, unitPrice: 0, totalPrice: 0, vatRate: 260 }],
        deliveryFee: 0,
        totalPrice: 0,
        payment: { state: 'prepaid' },
        promisedAt: DRAFT.promisedAt,
        ovenBreads: 1,
        address: DELIVERED.address,
        redelivers: { id: DELIVERED.id, number: 1001, cause: 'missing', text: '' },
        orderTimeProgresses: { created: TAKER.at, accepted: TAKER.at },
      },
    });
  });

  it.each([
    ['more than there was', { lines: [{ position: 0, amount: 3 }] }, 'nothingToRedeliver'],
    ['a line that is not there', { lines: [{ position: 1, amount: 1 }] }, 'nothingToRedeliver'],
    ['a line twice', { lines: [...DRAFT.lines, ...DRAFT.lines] }, 'nothingToRedeliver'],
    ['a time that is over', { promisedAt: TAKER.at }, 'promiseInvalid'],
  ])('refuses %s', (_, change, code) => {
    expect(redeliver(DELIVERED, { ...DRAFT, lines: [...DRAFT.lines], ...change }, SHOP, TAKER)).toEqual(err({ code }));
  });

  it('gives spirits again only where something was wrong with them', () => {
    const [line] = DELIVERED.productOrders;
    if (line === undefined) throw new Error('The order has no line.');
    const order: Order = { ...DELIVERED, productOrders: [{ ...line, vatClass: 'alcohol' }] };
    const again = (cause: RedeliveryCause) =>
      redeliver(order, { ...DRAFT, lines: [...DRAFT.lines], cause, text: 'weil nett' }, SHOP, TAKER);
    for (const cause of ['late', 'other'] as const) expect(again(cause)).toEqual(err({ code: 'goodwillOnSpirits' }));
    for (const cause of ['missing', 'wrong', 'quality'] as const) expect(again(cause).ok).toBe(true);
  });

  it('is for what has left the kitchen', () => {
    expect(orderStatus.options.filter((status) => canRedeliver({ status }))).toEqual(['onTheWay', 'delivered']);
  });

  it('stands on the first order, with the cause in words', () => {
    const draft = redeliver(
      DELIVERED,
      { ...DRAFT, lines: [...DRAFT.lines], cause: 'other', text: 'verschüttet' },
      SHOP,
      TAKER,
    );
    if (!draft.ok) throw new Error(draft.error.code);
    const again = { id: '00000000-0000-4000-8000-000000000f02', number: 1050, ...draft.value };
    expect(redelivered(DELIVERED, again, { lines: [...DRAFT.lines], taker: TAKER })).toMatchObject({
      kind: 'redelivered',
      order: {
        revision: 7,
        redeliveries: [
          { number: 1050, promisedAt: DRAFT.promisedAt, cause: 'other', text: 'verschüttet', isStopped: false },
        ],
        totalPrice: 4300,
      },
      audited: { subject: '1001', after: { redelivery: 1050, orderLines: ['1× Margherita'], reason: 'verschüttet' } },
    });
    expect(redeliveryReason({ cause: 'late', text: '' })).toBe('Zu spät');
  });

  it('delivers each piece again once, unless that was cancelled, and follows where it stands', () => {
    const draft = { ...DRAFT, lines: [{ position: 0, amount: 2 }] };
    const made = redeliver(DELIVERED, draft, SHOP, TAKER);
    if (!made.ok) throw new Error(made.error.code);
    const again = { id: '00000000-0000-4000-8000-000000000f02', number: 1050, ...made.value };
    const { order: first } = redelivered(DELIVERED, again, { lines: draft.lines, taker: TAKER });
    expect(redeliver(first, draft, SHOP, TAKER)).toEqual(err({ code: 'nothingToRedeliver' }));
    expect(redeliveriesAfter(first, again)).toBeNull();
    const later = { ...again, promisedAt: '2026-11-20T20:00:00.000Z' };
    expect(redeliveriesAfter(first, later)).toMatchObject([{ promisedAt: later.promisedAt, isStopped: false }]);
    const redeliveries = redeliveriesAfter(first, { ...again, status: 'cancelled' }) ?? [];
    expect(redeliveries).toMatchObject([{ isStopped: true }]);
    expect(redeliver({ ...first, redeliveries }, draft, SHOP, TAKER)).toMatchObject({ ok: true });
  });

  it('asks for words where no cause fits', () => {
    const draft = { ...DRAFT, idempotencyKey: DELIVERED.id };
    expect(redeliveryDraft.safeParse(draft).success).toBe(true);
    expect(redeliveryDraft.safeParse({ ...draft, cause: 'other' }).success).toBe(false);
    expect(redeliveryDraft.safeParse({ ...draft, lines: [] }).success).toBe(false);
  });
});
