import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import { mostFrequentFirst, problemsOf } from './problems.ts';

const FRIDAY = '2026-11-20';
const RANGE = { from: FRIDAY, to: FRIDAY };
const NOTHING = { refunds: [], redeliveries: [], stopped: [] };
const AT = '2026-11-20T18:00:00.000Z';

const entry = (number: number, booking: Partial<Booking>, { id = '', day = FRIDAY } = {}) => ({
  number,
  day,
  id: id === '' ? null : id,
  booking: { ...PLAIN_BOOKING, at: AT, actorId: null, kind: 'stopped' as const, shares: [], ...booking },
});

const share = (gross: number) => ({ vatRate: 260, method: 'card', gross, vat: 0 }) as const;

const [MARGHERITAS] = PLACED_ORDER.productOrders;
if (MARGHERITAS === undefined) throw new Error('The order has no line.');
const EGG = { name: 'mit Ei', price: 200 };
const FIRST: Order = {
  ...PLACED_ORDER,
  productOrders: [MARGHERITAS, { ...MARGHERITAS, options: [EGG], unitPrice: 2050, totalPrice: 4100 }],
};
const again = (id: string, created: string, cause: 'missing' | 'late'): Order => ({
  ...FIRST,
  id,
  productOrders: [{ ...MARGHERITAS, amount: 1, options: [{ ...EGG, price: 0 }], unitPrice: 0, totalPrice: 0 }],
  totalPrice: 0,
  orderTimeProgresses: { created },
  redelivers: { id: FIRST.id, number: FIRST.number, cause, text: '' },
});

it('counts an order that did not arrive at its last end alone, and not where the end was undone', () => {
  const stopped = { orderId: FIRST.id, orderTotal: 4300 };
  const undone = { kind: 'stopUndone', orderId: FIRST.id, orderTotal: -4300 } as const;
  const orders: Order[] = [{ ...FIRST, status: 'rejected', reason: { code: 'soldOut', text: '' } }];
  const row = { status: 'rejected', reason: 'soldOut', byGuest: false, count: 1, amount: 4300 };
  const ends = [entry(1, stopped), entry(2, undone), entry(3, stopped)];
  expect(problemsOf(ends, { range: RANGE, orders }).stopped).toEqual([row]);
  expect(problemsOf(ends.slice(0, 2), { range: RANGE, orders: [FIRST] })).toEqual(NOTHING);
  const monday = { from: '2026-11-23', to: '2026-11-23' };
  expect(problemsOf([...ends, entry(4, undone, { day: monday.to })], { range: RANGE, orders: [FIRST] })).toEqual(
    NOTHING,
  );
  expect(problemsOf(ends, { range: monday, orders })).toEqual(NOTHING);
});

it('values what comes again at the price of the same line of the first order, on the business day of its creation', () => {
  const orders = [
    FIRST,
    again('a', AT, 'missing'),
    // Still the evening of Friday.
    again('b', '2026-11-21T02:59:00.000Z', 'missing'),
    again('c', '2026-11-21T03:00:00.000Z', 'late'),
  ];
  expect(problemsOf([], { range: RANGE, orders }).redeliveries).toEqual([{ cause: 'missing', count: 2, amount: 4100 }]);
  const saturday = { from: '2026-11-21', to: '2026-11-21' };
  expect(problemsOf([], { range: saturday, orders }).redeliveries).toEqual([{ cause: 'late', count: 1, amount: 2050 }]);
});

it('counts what comes again unless it was stopped before the kitchen began with it', () => {
  const order = again('a', AT, 'missing');
  const begun = { ...order, orderTimeProgresses: { created: AT, preparing: AT } };
  const countOf = (one: Order) => problemsOf([], { range: RANGE, orders: [FIRST, one] }).redeliveries.length;
  expect(countOf({ ...order, status: 'accepted' })).toBe(1);
  expect(countOf({ ...order, status: 'cancelled' })).toBe(0);
  expect(countOf({ ...begun, status: 'cancelled' })).toBe(1);
  expect(countOf({ ...begun, status: 'undeliverable' })).toBe(1);
});

it('takes the cause of a refund from its order, and knows none where the order does not list it', () => {
  const [refund] = [{ id: 'r1', number: 1, at: AT, amount: 500, rounding: 0, method: 'card', cause: 'late' }] as const;
  const orders: Order[] = [{ ...FIRST, refunds: [{ ...refund, reason: '', lines: [], deliveryFee: false, vat: [] }] }];
  const entries = [
    entry(1, { kind: 'refund', orderId: FIRST.id, shares: [share(-300), share(-200)] }, { id: 'r1' }),
    entry(2, { kind: 'refund', orderId: FIRST.id, shares: [share(-400)] }, { id: 'r2' }),
    entry(3, { kind: 'writeOff', orderId: FIRST.id, shares: [share(-900)] }, { id: 'r3' }),
    entry(4, { kind: 'refund', orderId: FIRST.id, shares: [share(-900)] }, { id: 'r4', day: '2026-11-21' }),
  ];
  expect(problemsOf(entries, { range: RANGE, orders }).refunds).toEqual([
    { cause: 'unpaid', count: 1, amount: 900 },
    { cause: 'late', count: 1, amount: 500 },
    { cause: null, count: 1, amount: 400 },
  ]);
});

it('has one order of rows, whatever the order in which they come', () => {
  const row = fc.record({ cause: fc.string(), count: fc.nat(3), amount: fc.nat(3) });
  const rows = fc.uniqueArray(row, { selector: ({ cause }) => cause });
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.nat()), (given, places) => {
      const mixed = given
        .map((each) => [places.next().value ?? 0, each] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, each]) => each);
      const sorted = mostFrequentFirst(given);
      expect(mostFrequentFirst(mixed)).toEqual(sorted);
      const counts = sorted.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});
