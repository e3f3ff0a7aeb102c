import {
  type CashCount,
  type CloseReversal,
  type DayClose,
  type DayJournal,
  OPEN_ORDERS_NAMED,
} from '@ofenpost/core/accounting/accounting';
import type { Booking } from '@ofenpost/core/accounting/booking';
import type { Booked } from '@ofenpost/core/accounting/booking-list';
import { isOpenOn } from '@ofenpost/core/accounting/books';
import { type Figures, GIFT_CARD_KINDS, journalTotals } from '@ofenpost/core/accounting/figures';
import type { Order } from '@ofenpost/core/order/order';
import { bookingDayOf, businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';

export type AccountingBook = {
  all(): readonly Booked[];
  /** The last closed day; null: no day is closed. */
  closedUntil(): LocalDate | null;
  counts: Map<LocalDate, CashCount>;
  /** The entries by their id. */
  entered: Map<string, Booked>;
  /** Books on the current day. */
  book(booking: Booking): void;
  enter(day: LocalDate, booking: Booking): Booked;
  close(close: DayClose): void;
  reverse(reversal: CloseReversal): void;
  /** The last number of a close or a reversal; 0: there is none. */
  lastCloseNumber(): number;
  figures(from: LocalDate, to: LocalDate): Figures;
  journal(day: LocalDate, now: Instant, orders: readonly Order[]): Omit<DayJournal, 'staffLimit'>;
};

/** The books of a shop. */
export function createAccountingBook(): AccountingBook {
  const entries: Booked[] = [];
  const closes: DayClose[] = [];
  const reversals: CloseReversal[] = [];
  const counts = new Map<LocalDate, CashCount>();
  const inForce = (): readonly DayClose[] =>
    closes.filter(({ number }) => !reversals.some(({ reverses }) => reverses === number));
  const closedUntil = (): LocalDate | null => inForce().at(-1)?.day ?? null;
  const enter = (day: LocalDate, booking: Booking): Booked => {
    const booked = { number: entries.length + 1, day, booking };
    entries.push(booked);
    return booked;
  };
  const figures = (from: LocalDate, to: LocalDate): Figures => {
    const owed = entries.filter(({ day, booking }) => day < from && GIFT_CARD_KINDS.includes(booking.kind));
    return journalTotals(
      entries.filter(({ day }) => from <= day && day <= to).map(({ booking }) => booking),
      journalTotals(owed.map(({ booking }) => booking)).giftCards.outstanding,
    );
  };
  return {
    all: () => entries,
    closedUntil,
    counts,
    entered: new Map(),
    book: (booking) => void enter(bookingDayOf(booking.at, closedUntil()), booking),
    enter,
    close: (close) => void closes.push(close),
    reverse: (reversal) => void reversals.push(reversal),
    lastCloseNumber: () => closes.length + reversals.length,
    figures,
    journal: (day, now, orders) => {
      const today = businessDayOf(now);
      const close = inForce().find((each) => each.day === day) ?? null;
      const open = orders
        .filter((order) => isOpenOn(order, day))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
      const earlier = entries.map((entry) => entry.day).filter((each) => each < day && each > (closedUntil() ?? ''));
      return {
        day,
        today,
        figures: close?.figures ?? figures(day, day),
        close,
        reversals: reversals.filter((each) => each.day === day),
        hasLaterEntries: [...entries.map((entry) => entry.day), ...counts.keys()].some((each) => each > day),
        count: counts.get(day) ?? null,
        openingSuggested: inForce().at(-1)?.cash.countedCash ?? 0,
        earlierOpenDay: earlier.toSorted()[0] ?? null,
        openOrders: open.length,
        openOrderNumbers: open.slice(0, OPEN_ORDERS_NAMED),
        closedUntil: closedUntil(),
      };
    },
  };
}
