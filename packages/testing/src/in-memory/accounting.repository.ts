import { nameAsOf } from '@ofenpost/core/account/team-name';
import {
  type CashCount,
  type CloseReversal,
  type DayClose,
  type DayJournal,
  OPEN_ORDERS_NAMED,
} from '@ofenpost/core/accounting/accounting';
import type { AccountingRepository, BookingEntry, Books } from '@ofenpost/core/accounting/accounting.use-cases';
import { type Booking, isTurnover } from '@ofenpost/core/accounting/booking';
import { type Booked, pageOfBookings } from '@ofenpost/core/accounting/booking-list';
import { isOpenOn } from '@ofenpost/core/accounting/books';
import { closableFrom } from '@ofenpost/core/accounting/closable-from';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import { type Figures, GIFT_CARD_KINDS, journalTotals } from '@ofenpost/core/accounting/figures';
import { compareOnline, onlineOfDay } from '@ofenpost/core/accounting/online-comparison';
import { problemsOf } from '@ofenpost/core/accounting/problems';
import { revenueOf } from '@ofenpost/core/accounting/revenue';
import { fullName } from '@ofenpost/core/contact/full-name';
import { bookingDayOf, businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { appendAudit, renamesIn } from './audit.in-memory.ts';
import { newGiftCardFor, refundGiftCard } from './gift-card.in-memory.ts';
import { findMovedByHand } from './moved-by-hand.in-memory.ts';
import { settleOnline } from './payment-book.ts';
import type { Shop } from './shop.ts';

type Entries = {
  readonly entries: (Booked & Pick<BookingEntry, 'id'>)[];
  readonly closes: DayClose[];
  readonly reversals: CloseReversal[];
  readonly counts: Map<LocalDate, CashCount>;
};

/** The books of a shop. Entries, closes and reversals are only added. */
export type AccountingBook = Entries & {
  /** Books an event: on the day of `belongsTo`, or on the first open one after it. */
  book(booking: Booking, belongsTo?: Instant): void;
};

/** The closes that are not taken back, the last closed day last. */
export const closesInForce = ({ closes, reversals }: Pick<Entries, 'closes' | 'reversals'>): readonly DayClose[] =>
  closes.filter(({ number }) => !reversals.some(({ reverses }) => reverses === number));

const closedUntilOf = (book: Entries): LocalDate | null => closesInForce(book).at(-1)?.day ?? null;

const enter = ({ entries }: Entries, entry: BookingEntry): void =>
  void entries.push({ ...entry, number: entries.length + 1 });

export function createAccountingBook(): AccountingBook {
  const book: Entries = { entries: [], closes: [], reversals: [], counts: new Map() };
  return {
    ...book,
    book: (booking, belongsTo = booking.at) =>
      enter(book, { day: bookingDayOf(belongsTo, closedUntilOf(book)), id: null, booking }),
  };
}

function figuresOf({ entries }: Entries, { from, to }: DateRange): Figures {
  const owed = entries.filter(({ day, booking }) => day < from && GIFT_CARD_KINDS.includes(booking.kind));
  return journalTotals(
    entries.filter(({ day }) => from <= day && day <= to).map(({ booking }) => booking),
    journalTotals(owed.map(({ booking }) => booking)).giftCards.outstanding,
  );
}

function nameOf({ accounts }: Shop, id: string | null): string {
  const account = accounts.get(id ?? '');
  return account === undefined ? '' : fullName(account);
}

/** The name of an account as it was at this time. */
function nameThen(shop: Shop, id: string | null, time: Instant): string {
  const renames = renamesIn(shop).filter(({ subject }) => subject === id);
  return nameAsOf(nameOf(shop, id), renames, ({ at }) => at >= time);
}

/** All bookings with the names that who made them had then, oldest first. */
const namedEntries = (shop: Shop) =>
  shop.accounting.entries.map((entry) => {
    const { actorId, at } = entry.booking;
    return { ...entry, name: nameThen(shop, actorId, at) };
  });

function journalOf(shop: Shop, day: LocalDate, now: Instant): DayJournal {
  const { accounting, orders, staffLimit, handIns, openingHours, delivery, online: onlineShop } = shop;
  const { payments } = onlineShop;
  const { entries, reversals, counts } = accounting;
  const closedUntil = closedUntilOf(accounting);
  const close = closesInForce(accounting).find((each) => each.day === day) ?? null;
  const open = orders
    .all()
    .filter((order) => isOpenOn(order, day))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
  const online = close === null ? compareOnline(onlineOfDay(entries, [...payments.values()], day)) : undefined;
  const earlier = entries.map((entry) => entry.day).filter((each) => each < day && each > (closedUntil ?? ''));
  const today = businessDayOf(now);
  return {
    day,
    today,
    figures: close?.figures ?? figuresOf(accounting, { from: day, to: day }),
    close,
    reversals: reversals.filter((each) => each.day === day),
    hasLaterEntries: [...entries.map((entry) => entry.day), ...counts.keys()].some((each) => each > day),
    count: counts.get(day) ?? null,
    openingSuggested: closesInForce(accounting).at(-1)?.cash.countedCash ?? 0,
    earlierOpenDay: earlier.toSorted()[0] ?? null,
    openOrders: open.length,
    openOrderNumbers: open.slice(0, OPEN_ORDERS_NAMED),
    staffLimit,
    handIns: handIns
      .filter(({ at }) => businessDayOf(at) === day)
      .map(({ pieces: _pieces, ...handIn }) => ({ ...handIn, name: nameThen(shop, handIn.courierId, handIn.at) })),
    ...(online !== undefined && { online }),
    closedUntil,
    ...(close === null &&
      day === today && { closableFrom: closableFrom(day, { openingHours, collection: delivery.collection }) }),
  };
}

function booksOf(shop: Shop): Books {
  const { accounting, orders } = shop;
  const { entries, closes, reversals, counts } = accounting;
  return {
    loadJournal: async (day, now) => journalOf(shop, day, now),
    loadClosedUntil: async () => closedUntilOf(accounting),
    loadLastNumber: async () => closes.length + reversals.length,
    loadStaffLimit: async () => shop.staffLimit,
    loadMovedByHand: async (mover) => findMovedByHand(shop, mover),
    findBooked: async (id) => entries.find((entry) => entry.id === id) ?? null,
    listBookedOfOrder: async (orderNumber) =>
      entries.filter(({ booking }) => booking.orderNumber === orderNumber && isTurnover(booking.kind)),
    listBookedOn: async (day) => namedEntries(shop).filter((entry) => entry.day === day),
    loadOrder: async (orderNumber) => orders.all().find(({ number }) => number === orderNumber) ?? null,
    newGiftCardFor: async (orderId) => newGiftCardFor(shop, orderId),
    saveRefund: async (change) => {
      const stored = orders.find(change.order.id);
      if (stored !== undefined) orders.store({ ...stored, order: change.order, undoable: null });
      refundGiftCard(shop, change);
      settleOnline(shop.online, change);
    },
    book: async (entry) => {
      enter(accounting, entry);
      return true;
    },
    saveCount: async (day, seenRevision, count) => {
      if ((counts.get(day)?.revision ?? 0) !== seenRevision) return false;
      counts.set(day, { ...count, revision: seenRevision + 1 });
      return true;
    },
    saveClose: async (close) => void closes.push(close),
    saveReversal: async (_close, reversal) => void reversals.push(reversal),
    recordAudit: async (entry) => appendAudit(shop, entry),
  };
}

export const createAccountingRepository = (shop: Shop): AccountingRepository => ({
  loadJournal: async (day, now) => journalOf(shop, day, now),
  list: async (query) => pageOfBookings(namedEntries(shop), query),
  loadRevenue: async (range) => ({
    ...revenueOf(shop.accounting.entries, {
      range,
      figures: figuresOf(shop.accounting, range),
      orderOf: (id) => shop.orders.find(id)?.order,
    }),
    problems: problemsOf(shop.accounting.entries, { range, orders: shop.orders.all() }),
  }),
  change: (_change, work) => shop.transaction(() => work(booksOf(shop))),
});
