import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, givenOf } from '../gift-card/gift-card-ledger.ts';
import { GIFT_CARD_CODE, GIFT_CARD_ID, ISSUED } from '../gift-card/gift-card.fixtures.ts';
import { type StoredGiftCard, redemptionOf, refundFor } from '../gift-card/gift-card.use-cases.ts';
import { withRefund } from '../order/order-refund.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, OrderRefund } from '../order/order.ts';
import { refundMethod } from '../payment/payment.ts';
import { anyDelivered } from './accounting.fixtures.ts';
import type { Booking } from './booking.ts';
import { bookingOfGiftCard, bookingOfOrder } from './books.ts';
import { journalTotals } from './figures.ts';
import { type RefundDraft, bookingOfRefund, refundOfBooking } from './refund.ts';

const TAKER = { at: '2026-11-21T11:00:00.000Z', by: 'staff' };
const BY = { at: TAKER.at, actorId: TAKER.by };
const UNUSED = { id: '00000000-0000-4000-8000-0000000000c2', code: '2345-6789-ACEFP' };

const REFUND: Omit<OrderRefund, 'number' | 'amount' | 'method'> = {
  id: UNUSED.id,
  at: TAKER.at,
  rounding: 0,
  reason: 'Zu spät',
  lines: [],
  deliveryFee: false,
  vat: [],
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The gift card with just what the order takes of it, the given part as a given one. */
function cardFor({ giftCardAmount, giftCardDiscount }: Order): StoredGiftCard {
  const entered = { id: GIFT_CARD_ID, code: GIFT_CARD_CODE, buyer: 'Anna Keller', greeting: '', email: null };
  const paid = { ...ISSUED, amount: giftCardAmount - giftCardDiscount };
  const given = { ...ISSUED, kind: 'given' as const, amount: giftCardDiscount, given: giftCardDiscount };
  return { ...entered, paidWith: 'cash', ledger: [paid, given].filter(({ amount }) => amount > 0) };
}

const anyPaidByGiftCard = anyDelivered.filter(
  ({ giftCardAmount, giftCardDiscount }) => giftCardAmount > giftCardDiscount,
);

const anyAttempts = fc.array(
  fc.record({
    method: fc.constantFrom(...refundMethod.options, 'giftCard' as const, 'giftCard' as const),
    cause: fc.constantFrom('late' as const, 'late' as const, 'late' as const, 'unpaid' as const),
    share: fc.double({ min: 0, max: 0.3, noNaN: true }),
    size: fc.constantFrom('some' as const, 'some' as const, 'some' as const, 'rest' as const, 'tooMuch' as const),
  }),
  { minLength: 3, maxLength: 10 },
);
type Attempt = typeof anyAttempts extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

const paidFor = ({ totalPrice, giftCardAmount, giftCardDiscount }: Order) => ({
  all: totalPrice - giftCardDiscount,
  byCard: giftCardAmount - giftCardDiscount,
});

/** What was given back so far, in Rappen: all of it with its rounding, and by method. */
const givenBack = ({ refunds }: Order) => {
  const by = (wanted: RefundDraft['method']) =>
    sumOf(refunds.filter(({ method }) => method === wanted).map(({ amount }) => amount));
  return {
    ofOrder: sumOf(refunds.map(({ amount, rounding }) => amount + rounding)),
    paidOut: sumOf(refunds.map(({ amount }) => amount)),
    by: { cash: by('cash'), card: by('card'), twint: by('twint'), giftCard: by('giftCard') },
  };
};

/** The draft that somebody tries, and the most that may go back this way. */
function draftOf(order: Order, { method, cause, share, size }: Attempt) {
  const [paid, before] = [paidFor(order), givenBack(order)];
  const left = paid.all - before.ofOrder;
  const most = method === 'giftCard' ? Math.min(left, paid.byCard - before.by.giftCard) : left;
  const drawn = { some: Math.round(share * paid.all), rest: most, tooMuch: most + 1 }[size];
  const amount = method === 'cash' ? Math.round(drawn / 5) * 5 : drawn;
  return { most, draft: { orderNumber: order.number, amount, method, cause, reason: '' } };
}

/** Tries all refunds, one after the other, and writes the books and the gift card. */
function refundAll(sold: Order, attempts: readonly Attempt[]) {
  const sale = bookingOfOrder(sold, TAKER);
  if (sale === null) throw new Error('The order was not sold.');
  const entries = [sale];
  const cardBookings: Booking[] = [];
  const verdicts: { readonly isAllowed: boolean; readonly isBooked: boolean }[] = [];
  let order = sold;
  let card = cardFor(sold);
  const write = (change: ReturnType<typeof redemptionOf>) => {
    if (change === null) return;
    card = { ...card, ledger: [...card.ledger, change.entry] };
    cardBookings.push(bookingOfGiftCard(change.entry, card, order.number));
  };
  write(redemptionOf(card, sold, TAKER));
  for (const attempt of attempts) {
    const { most, draft } = draftOf(order, attempt);
    if (draft.amount <= 0) continue;
    const booked = bookingOfRefund(entries, draft, { ...BY, order });
    if (draft.method === 'giftCard')
      verdicts.push({ isAllowed: draft.cause === 'late' && draft.amount <= most, isBooked: booked.ok });
    if (!booked.ok) continue;
    entries.push(booked.value);
    const before = order;
    order = withRefund(before, refundOfBooking(crypto.randomUUID(), draft, booked.value));
    write(refundFor(card, { kind: 'refunded', before, order, taker: TAKER }, UNUSED));
  }
  return { sale, entries, cardBookings, verdicts, order, card };
}

it('gives back by any method never more than was paid, onto the gift card never more than it paid, and to the Rappen', () => {
  fc.assert(
    fc.property(anyPaidByGiftCard, anyAttempts, (sold, attempts) => {
      const { sale, entries, cardBookings, verdicts, order, card } = refundAll(sold, attempts);
      const [paid, { ofOrder, paidOut, by }] = [paidFor(order), givenBack(order)];
      expect(verdicts.filter(({ isAllowed, isBooked }) => isAllowed !== isBooked)).toEqual([]);
      expect(ofOrder).toBeLessThanOrEqual(paid.all);
      expect(by.giftCard).toBeLessThanOrEqual(paid.byCard);
      // The given part is not given a second time.
      expect([balanceOf(card.ledger), givenOf(card.ledger)]).toEqual([by.giftCard, 0]);
      const figures = journalTotals([...entries, ...cardBookings], paid.byCard);
      const atDoor = journalTotals([sale]).paid;
      expect(figures.paid).toEqual({
        cash: atDoor.cash - by.cash,
        card: atDoor.card - by.card,
        twint: atDoor.twint - by.twint,
        giftCard: paid.byCard - by.giftCard,
        unknown: 0,
      });
      expect(figures.gross).toBe(paid.all - paidOut);
      expect(sumOf(Object.values(figures.paid))).toBe(figures.gross);
      expect(sumOf(figures.vat.map(({ gross }) => gross))).toBe(figures.gross);
      expect(sumOf(figures.vat.map(({ net, vat }) => net + vat))).toBe(figures.gross);
      expect(figures.refunds.total + (figures.writeOffs?.total ?? 0)).toBe(paidOut);
      const { redeemed, refunded, outstanding } = figures.giftCards;
      expect([redeemed, refunded, outstanding]).toEqual([paid.byCard, by.giftCard, by.giftCard]);
    }),
    { numRuns: 400 },
  );
});

it('refuses what the gift card did not pay, and what it has got back', () => {
  const order: Order = {
    ...PLACED_ORDER,
    status: 'delivered',
    giftCardAmount: 3000,
    giftCardDiscount: 1000,
    payment: { state: 'collected', method: 'card', amount: PLACED_ORDER.totalPrice - 3000, by: null, at: TAKER.at },
  };
  const sale = bookingOfOrder(order, TAKER);
  const entries = sale === null ? [] : [sale];
  const refund = (amount: number, of: Order) =>
    bookingOfRefund(
      entries,
      { orderNumber: of.number, amount, method: 'giftCard', cause: 'late', reason: '' },
      { ...BY, order: of },
    );
  expect(refund(2001, order)).toEqual({ ok: false, error: { code: 'giftCardRefundTooHigh', refundable: 2000 } });
  expect(refund(1997, order)).toMatchObject({ ok: true, value: { kind: 'refund', rounding: 0 } });
  const once = withRefund(order, { ...REFUND, amount: 1500, method: 'giftCard' });
  expect(refund(501, once)).toEqual({ ok: false, error: { code: 'giftCardRefundTooHigh', refundable: 500 } });
  // Money that came back in another way leaves the gift card what it paid, as far as the order has it left.
  const byCard = (amount: number) => withRefund(order, { ...REFUND, amount, method: 'card' });
  expect(refund(2000, byCard(1300)).ok).toBe(true);
  expect(refund(2000, byCard(1301))).toEqual({ ok: false, error: { code: 'giftCardRefundTooHigh', refundable: 1999 } });
});
