import * as fc from 'fast-check';
import { anyDelivered } from '../accounting/accounting.fixtures.ts';
import { type Booking, PLAIN_BOOKING } from '../accounting/booking.ts';
import { bookingOfGiftCard, bookingOfOrder, bookingOfUndo } from '../accounting/books.ts';
import { bookingOfCashMovement } from '../accounting/cash.ts';
import { bookingOfOpening } from '../accounting/close-day.ts';
import { bookingOfRefund } from '../accounting/refund.ts';
import type { GiftCardEntry } from '../gift-card/gift-card.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import type { BooksOfRange, ClosedDay, DayShare } from './journal-entry.ts';

const BY = { at: '2026-11-20T18:30:00.000Z', actorId: null };
const TAKER = { by: null, at: BY.at };

const anySale = anyDelivered.chain((order) =>
  fc.constantFrom('kept', 'undone', 'refunded', 'writtenOff').map((fate): Booking[] => {
    const sale = bookingOfOrder(order, TAKER);
    if (sale === null) return [];
    if (fate === 'undone') return [sale, bookingOfUndo(order, TAKER) ?? sale];
    const { payment } = order;
    if (fate === 'kept' || payment.state !== 'collected' || payment.amount === 0) return [sale];
    const draft = { orderNumber: 1001, amount: payment.amount, method: payment.method, reason: 'Kalt' };
    const back = bookingOfRefund([sale], fate === 'refunded' ? draft : { ...draft, cause: 'unpaid' }, {
      ...BY,
      order,
    });
    return back.ok ? [sale, back.value] : [sale];
  }),
);

const anyGiftCardBooking = fc
  .record({
    kind: fc.constantFrom<GiftCardEntry['kind']>('issued', 'redeemed', 'refunded', 'adjusted', 'voided'),
    amount: fc.integer({ min: 1, max: 9999 }),
    paidWith: fc.constantFrom('cash' as const, 'card' as const, 'twint' as const),
  })
  .map(({ kind, amount, paidWith }) => {
    const signed = kind === 'redeemed' || kind === 'voided' ? -amount : amount;
    const entry = { kind, amount: signed, given: 0, ...BY, orderId: null, reason: '' };
    return [bookingOfGiftCard(entry, { code: '2345-6789-ACEFN', paidWith })];
  });

const anyOther = fc
  .record({ amount: fc.integer({ min: 1, max: 999 }), what: fc.constantFrom('in', 'out', 'opening', 'tip') })
  .map(({ amount, what }): Booking[] => {
    if (what === 'opening') return [bookingOfOpening(-amount, 'Zur Bank', BY)];
    if (what === 'in' || what === 'out') return [bookingOfCashMovement({ way: what, amount, reason: 'Markt' }, BY)];
    return [{ ...PLAIN_BOOKING, ...BY, kind: 'tip', shares: [{ vatRate: 0, method: 'card', gross: amount, vat: 0 }] }];
  });

/** The bookings of a day, with sales, refunds, gift cards, tips and the till. */
export const anyDay = fc
  .array(fc.oneof(anySale, anyGiftCardBooking, anyOther), { maxLength: 8 })
  .map((bookings) => bookings.flat());

export const FIRST_DAY = '2026-11-18';

export const sharesOfDay = (day: LocalDate, bookings: readonly Booking[]): DayShare[] =>
  bookings.flatMap(({ kind, shares }) => shares.map((share) => ({ ...share, day, kind })));

/** Closed days that follow each other, each with its till difference in Rappen. */
export function closedBooks(days: readonly { readonly bookings: readonly Booking[]; readonly difference: number }[]) {
  const dayAt = (place: number): LocalDate => addDays(FIRST_DAY, place);
  const closes = days.map(({ difference }, place): ClosedDay => ({
    number: place + 1,
    day: dayAt(place),
    difference,
    // The shop had a till before these days.
    isFirst: false,
  }));
  const to = dayAt(days.length - 1);
  return {
    range: { from: FIRST_DAY, to },
    closedUntil: to,
    closes,
    shares: days.flatMap(({ bookings }, place) => sharesOfDay(dayAt(place), bookings)),
  } satisfies BooksOfRange;
}

export const anyClosedDays = fc.array(
  fc.record({ bookings: anyDay, difference: fc.integer({ min: -500, max: 500 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
