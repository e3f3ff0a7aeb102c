import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GiftCardEntry } from '../gift-card/gift-card.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { anyDelivered, deliveredOrder } from './accounting.fixtures.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import { bookingOfGiftCard, bookingOfOrder } from './books.ts';
import { bookingOfCashMovement } from './cash.ts';
import { bookingOfOpening } from './close-day.ts';
import { addFigures, figures, journalTotals, terminalLines } from './figures.ts';
import { bookingOfRefund } from './refund.ts';

const AT = '2026-11-20T18:30:00.000Z';
const BY = { at: AT, actorId: null };
const CARD_CODE = '2345-6789-ACEFN';
const entry = (kind: GiftCardEntry['kind'], amount: number, paidWith: PaymentMethod = 'cash'): Booking =>
  bookingOfGiftCard({ kind, amount, given: 0, ...BY, orderId: null, reason: '' }, { code: CARD_CODE, paidWith });
const PAID = deliveredOrder({
  lines: [{ vatRate: 260, totalPrice: 4300 }],
  deliveryFee: 0,
  byGiftCard: 0,
  method: 'card',
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the figures of the books', () => {
  it('are nothing of nothing', () => {
    expect(journalTotals([], 300)).toMatchObject({
      bookings: 0,
      gross: 0,
      net: 0,
      vat: [],
      giftCards: { outstanding: 300 },
    });
  });

  it('follow the gift cards without any turnover', () => {
    const entries = [
      entry('issued', 5000),
      entry('redeemed', -2000),
      entry('refunded', 500),
      entry('adjusted', -100),
      entry('voided', -3400),
    ];
    const read = journalTotals(entries, 1000);
    expect(read).toMatchObject({
      bookings: 5,
      gross: 0,
      giftCards: { sold: 5000, redeemed: 2000, refunded: 500, adjusted: -100, voided: 3400, outstanding: 1000 },
      giftCardsPaid: { cash: 4900, card: 0, twint: 0, unknown: 0 },
    });
    expect(entries.map(({ note }) => note)).toEqual(entries.map(() => '…ACEFN'));
  });

  it('add up with a close that is older than the opening differences', () => {
    const { openingDifference: _, ...old } = journalTotals([]);
    const differs = journalTotals([bookingOfOpening(-500, 'Zur Bank', BY)]);
    expect(addFigures(old, differs)).toMatchObject({ bookings: 1, openingDifference: -500, cashOut: 0 });
    expect(figures.parse(old)).toEqual(old);
  });

  it('keep tips apart from turnover, and add them to what the terminal took', () => {
    const tip = (method: 'card' | 'twint', gross: number): Booking => ({
      ...PLAIN_BOOKING,
      ...BY,
      kind: 'tip',
      shares: [{ vatRate: 0, method, gross, vat: 0 }],
    });
    const sold = bookingOfOrder(PAID, { by: null, at: AT });
    if (sold === null) throw new Error('Nothing was sold.');
    const { bookings: _one, tips: none, ...without } = journalTotals([sold]);
    const {
      bookings: _all,
      tips,
      ...read
    } = journalTotals([sold, tip('card', 500), tip('card', -100), tip('twint', 250)]);
    expect(none).toEqual({ card: 0, twint: 0 });
    expect(tips).toEqual({ card: 400, twint: 250 });
    expect(read).toEqual(without);
    expect(terminalLines({ bookings: 1, ...without, tips: { card: 0, twint: 0 } })).toEqual([]);
    const issued = entry('issued', 5000, 'twint');
    expect(terminalLines(journalTotals([sold, issued, tip('card', 400), tip('twint', 250)]))).toEqual([
      { label: 'Karte eingegangen', amount: 4700 },
      { label: 'TWINT eingegangen', amount: 5250 },
      { label: 'Darin Trinkgeld, nicht im Umsatz', amount: 650 },
    ]);
    const { tips: _none, ...old } = journalTotals([]);
    expect(addFigures(old, journalTotals([tip('twint', 250)])).tips).toEqual({ card: 0, twint: 250 });
    expect(figures.parse(old)).toEqual(old);
  });

  it('of days that follow each other add up to those of all', () => {
    const card = [entry('issued', 5000), entry('redeemed', -1200)];
    fc.assert(
      fc.property(fc.array(anyDelivered, { maxLength: 6 }), fc.nat(6), (orders, cut) => {
        const all = [...orders.flatMap((order) => bookingOfOrder(order, { by: null, at: AT }) ?? []), ...card];
        const [first, second] = [all.slice(0, cut), all.slice(cut)];
        const earlier = journalTotals(first, 700);
        expect(addFigures(earlier, journalTotals(second, earlier.giftCards.outstanding))).toEqual(
          journalTotals(all, 700),
        );
      }),
    );
  });

  it('keep in and out of the till apart', () => {
    const moves = (['in', 'out'] as const).map((way) =>
      bookingOfCashMovement({ way, amount: 700, reason: 'Markt' }, BY),
    );
    expect(journalTotals([...moves, ...moves])).toMatchObject({ cashIn: 1400, cashOut: 1400, gross: 0 });
  });

  it('sum to what was sold and given back, by rate and by means of payment', () => {
    fc.assert(
      fc.property(fc.array(anyDelivered, { maxLength: 8 }), fc.boolean(), (orders, isRefunded) => {
        const sales = orders.flatMap((order) => bookingOfOrder(order, { by: null, at: AT }) ?? []);
        const [first] = sales;
        const back =
          first === undefined || !isRefunded || first.orderTotal === first.discount
            ? null
            : bookingOfRefund(
                [first],
                { orderNumber: 1001, amount: first.orderTotal - first.discount, method: 'card', reason: 'Kalt' },
                { ...BY, order: orders[0] ?? PLACED_ORDER },
              );
        const read = journalTotals([...sales, ...(back?.ok === true ? [back.value] : [])]);
        const given = back === null || first === undefined ? 0 : first.orderTotal - first.discount;
        const discounts = sum(orders.map(({ giftCardDiscount }) => giftCardDiscount));
        expect(figures.safeParse(read).success).toBe(true);
        expect(read.gross).toBe(sum(orders.map(({ totalPrice }) => totalPrice)) - discounts - given);
        expect(read.discounts).toBe(discounts);
        expect(read.refunds.total).toBe(given);
        expect(sum(read.vat.map(({ gross }) => gross))).toBe(read.gross);
        expect(read.net + sum(read.vat.map(({ vat }) => vat))).toBe(read.gross);
        expect(sum(Object.values(read.paid))).toBe(read.gross);
        expect(read.deliveryFees).toBe(sum(orders.map(({ deliveryFee }) => deliveryFee)));
        expect(read.rounding).toBe(sum(orders.map(({ rounding }) => rounding)));
      }),
    );
  });
});
