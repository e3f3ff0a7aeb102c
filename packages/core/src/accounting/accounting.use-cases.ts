import { fullName } from '../contact/full-name.ts';
import { codeHint } from '../gift-card/gift-card-code.ts';
import type { NewGiftCard } from '../gift-card/gift-card.ts';
import { withRefund } from '../order/order-refund.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { AuditEntry, AuditedChange } from '../record/audit-entry.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { type Result, err, ok } from '../result/result.ts';
import { may } from '../role/permission.ts';
import type { RoleHolder } from '../role/role.ts';
import { type Mover, limitedMover, whyAboveLimit } from '../role/staff-limit.ts';
import { bookingDayOf, businessDayOf } from '../time/business-day.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import type { AccountingPort } from './accounting.port.ts';
import type { AccountingError, CashCount, CloseReversal, DayClose, DayJournal } from './accounting.ts';
import type { Booked, BookingPage, BookingQuery } from './booking-list.ts';
import { type Booking, isSameBooking } from './booking.ts';
import { auditOfClose, auditOfCount, auditOfMovement, auditOfRefund, auditOfReversal } from './books.ts';
import type { NamedBooking } from './by-hand.ts';
import { bookingOfCashMovement } from './cash.ts';
import {
  bookingOfOpening,
  closeDay,
  countBlocker,
  openingBlocker,
  openingGap,
  payoutBlocker,
  reverseClose,
} from './close-day.ts';
import { bookingsOfReversal, closeDifferences, movedByClose } from './close-difference.ts';
import type { DateRange } from './date-range.ts';
import { type RefundDraft, bookingOfRefund, refundOfBooking, wayBackBlocker } from './refund.ts';
import type { Revenue } from './revenue.ts';

/** The place of the first item that matches; the length where none does. */
function firstIndex<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
  const index = items.findIndex(matches);
  return index === -1 ? items.length : index;
}

type Changed = Promise<Result<DayJournal, AccountingError>>;

/** A booking for a day. `id` is made by the caller, who may repeat it; null: it cannot be repeated. */
export type BookingEntry = { readonly day: LocalDate; readonly id: string | null; readonly booking: Booking };

/** The books in one transaction. */
export type Books = {
  loadJournal(day: LocalDate, now: Instant): Promise<DayJournal>;
  /** The last closed day; null: no day is closed. */
  loadClosedUntil(): Promise<LocalDate | null>;
  /** The last number of a close or a reversal; 0: there is none. */
  loadLastNumber(): Promise<number>;
  /** The amount in Rappen up to which staff move money by hand. */
  loadStaffLimit(): Promise<number>;
  /** How many Rappen somebody has moved by hand on the day of `at`; nobody else moves any for the same person meanwhile. */
  loadMovedByHand(mover: Mover): Promise<number>;
  findBooked(id: string): Promise<Booked | null>;
  /** The sale and the refunds of an order, oldest first. */
  listBookedOfOrder(orderNumber: number): Promise<readonly Booked[]>;
  /** All bookings of a day with who made them, oldest first. */
  listBookedOn(day: LocalDate): Promise<readonly NamedBooking[]>;
  /** The order with this number; null: there is none. */
  loadOrder(orderNumber: number): Promise<Order | null>;
  /** The gift card to be made for what goes back to that of an order; null: that is not void, or there is none. */
  newGiftCardFor(orderId: string): Promise<NewGiftCard | null>;
  /** Saves the change of an order that a refund makes, with what other contexts do after it. */
  saveRefund(change: OrderChange): Promise<void>;
  /** Adds a booking. False when there is one with its id, which stays unchanged. */
  book(entry: BookingEntry): Promise<boolean>;
  /** Saves a count over revision `seenRevision`; 0: there was none. False when the stored revision is another one. */
  saveCount(day: LocalDate, seenRevision: number, count: Omit<CashCount, 'revision'>): Promise<boolean>;
  saveClose(close: DayClose): Promise<void>;
  /** Adds the reversal of this close. */
  saveReversal(close: DayClose, reversal: CloseReversal): Promise<void>;
  recordAudit(entry: Omit<AuditEntry, 'number'>): Promise<void>;
};

/** What the books are changed for, which says whom it must not meet. */
export type BooksChange =
  /**
   * No day is closed meanwhile; and nobody else refunds this order. While cash is taken out, nobody else books: two
   * refunds at once must not take the same coins. While a gift card gets something back, nobody else changes it.
   */
  | {
      readonly kind: 'book';
      readonly orderNumber?: number;
      readonly takesCash?: boolean;
      readonly creditsGiftCard?: boolean;
    }
  /** Nobody books or closes meanwhile, and no order is placed or takes a step. */
  | { readonly kind: 'close' }
  /** Nobody books or closes meanwhile. */
  | { readonly kind: 'reverse' };

/** Where the books are stored. */
export type AccountingRepository = {
  /** A day, read at one moment. */
  loadJournal(day: LocalDate, now: Instant): Promise<DayJournal>;
  list(query: BookingQuery): Promise<BookingPage>;
  loadRevenue(range: DateRange): Promise<Revenue>;
  /** Runs the work in a transaction. */
  change<T>(change: BooksChange, work: (books: Books) => Promise<T>): Promise<T>;
};

type Dependencies = {
  readonly accounting: AccountingRepository;
  readonly clock: ClockPort;
  readonly loadRestaurant: () => Promise<Restaurant>;
};

type StaffMember = RoleHolder & { readonly id: string | null; readonly firstname: string; readonly lastname: string };

const bookRefund = ({ orderNumber, method }: RefundDraft): BooksChange => ({
  kind: 'book',
  orderNumber,
  takesCash: method === 'cash',
  creditsGiftCard: method === 'giftCard',
});

/** What staff do with the books. The caller has checked permission and input. */
export const createAccountingUseCases =
  ({ accounting, clock, loadRestaurant }: Dependencies) =>
  (account: StaffMember): AccountingPort => {
    const actorId = account.id;
    /** The current name of the account that signs a close; it is stored for good. */
    const signature = { actorId, name: fullName(account) };
    /** Why this account cannot move so many Rappen more on this day, or null. A repeated request moves nothing. */
    const limitOn = async (books: Books, amount: number, at: Instant, orderNumber?: number) =>
      whyAboveLimit(
        account,
        { amount, before: await books.loadMovedByHand({ ...limitedMover(account, at), orderNumber }) },
        await books.loadStaffLimit(),
      );
    const record = (books: Books, at: Instant, audited: AuditedChange) =>
      books.recordAudit({ at, actorId, ...audited });

    /**
     * Books once under an id, with what `saveWith` saves together with it. A repeated request, of which `earlier` is the
     * first, gets the same answer.
     */
    const enter = async (
      books: Books,
      { id, day, booking }: BookingEntry & { readonly id: string },
      earlier: Booked | null,
      audited: AuditedChange,
      saveWith: () => Promise<void> = async () => {},
    ): Changed => {
      if (earlier === null && (await books.book({ day, id, booking }))) {
        await record(books, booking.at, audited);
        await saveWith();
        return ok(await books.loadJournal(day, booking.at));
      }
      const first = earlier ?? (await books.findBooked(id));
      if (first === null) throw new Error('The booking that stood in the way is missing.');
      return isSameBooking(first.booking, booking)
        ? ok(await books.loadJournal(first.day, booking.at))
        : err({ code: 'idempotencyKeyReused' });
    };

    return {
      loadDay: (day) => {
        const now = clock.now();
        return accounting.loadJournal(day ?? businessDayOf(now), now);
      },
      listBookings: (query) => accounting.list(query),
      loadRevenue: (range) => accounting.loadRevenue(range),
      moveCash: (day, id, draft) =>
        accounting.change({ kind: 'book', takesCash: draft.way === 'out' }, async (books): Changed => {
          const at = clock.now();
          // First, so that it waits for the first of two equal requests.
          const limited = await limitOn(books, draft.amount, at);
          const earlier = await books.findBooked(id);
          if (limited !== null && earlier === null) return err(limited);
          if (earlier !== null && earlier.day !== day) return err({ code: 'idempotencyKeyReused' });
          const booking = bookingOfCashMovement(draft, { at, actorId });
          const journal = await books.loadJournal(day, at);
          const refused = earlier === null ? (openingBlocker(journal) ?? payoutBlocker(journal, booking)) : null;
          if (refused !== null) return err(refused);
          return enter(books, { day, id, booking }, earlier, auditOfMovement(booking, day));
        }),
      refund: (id, draft) =>
        accounting.change(bookRefund(draft), async (books): Changed => {
          const at = clock.now();
          const limited = await limitOn(books, draft.amount, at, draft.orderNumber);
          const earlier = await books.findBooked(id);
          if (limited !== null && earlier === null) return err(limited);
          // A repeated request is validated against the bookings before the first one, so that it gets the same result.
          const entries = (await books.listBookedOfOrder(draft.orderNumber))
            .filter(({ number }) => earlier === null || number < earlier.number)
            .map(({ booking }) => booking);
          const before = await books.loadOrder(draft.orderNumber);
          if (before === null) return err({ code: 'saleUnknown' });
          // Without the refund of the first request, so that a repeated one gets the same result.
          const refunds = before.refunds.slice(
            0,
            firstIndex(before.refunds, (refund) => refund.id === id),
          );
          const refund = bookingOfRefund(entries, draft, { order: { ...before, refunds }, at, actorId });
          if (!refund.ok) return refund;
          const otherWay = may(account, 'staffLimit.edit') ? null : wayBackBlocker(entries, draft);
          if (otherWay !== null) return err(otherWay);
          const day = bookingDayOf(at, await books.loadClosedUntil());
          const refused = earlier === null ? payoutBlocker(await books.loadJournal(day, at), refund.value) : null;
          if (refused !== null) return err(refused);
          const newGiftCard = draft.method === 'giftCard' ? await books.newGiftCardFor(before.id) : null;
          const named = newGiftCard === null ? {} : { newGiftCardHint: codeHint(newGiftCard.code) };
          const audited = auditOfRefund(refund.value, { ...draft, ...named });
          return enter(books, { day, id, booking: refund.value }, earlier, audited, () =>
            books.saveRefund({
              kind: 'refunded',
              before,
              order: withRefund(before, { ...refundOfBooking(id, draft, refund.value), ...named }),
              taker: { by: actorId, at },
              audited,
              undoable: null,
              ...(newGiftCard !== null && { newGiftCard }),
              note: refund.value.note,
            }),
          );
        }),
      countCash: (day, seenRevision, draft) =>
        accounting.change({ kind: 'book' }, async (books): Changed => {
          const at = clock.now();
          const journal = await books.loadJournal(day, at);
          const gap = openingGap(journal, draft.opening);
          const refused = countBlocker(journal, draft) ?? (await limitOn(books, gap, at));
          if (refused !== null) return err(refused);
          const { opening, counted, openingReason = '' } = draft;
          if (!(await books.saveCount(day, seenRevision, { opening, counted, at, by: signature })))
            return err({ code: 'countChanged' });
          if (gap !== 0)
            await books.book({ day, id: null, booking: bookingOfOpening(gap, openingReason, { at, actorId }) });
          await record(books, at, auditOfCount(day, { before: journal.count, after: draft, gap }));
          return ok(await books.loadJournal(day, at));
        }),
      closeDay: async (day, seen) => {
        const restaurant = await loadRestaurant();
        return accounting.change({ kind: 'close' }, async (books): Changed => {
          const at = clock.now();
          const lastNumber = await books.loadLastNumber();
          const journal = await books.loadJournal(day, at);
          const closed = closeDay(journal, {
            seen,
            lastNumber,
            booked: await books.listBookedOn(day),
            by: signature,
            at,
            restaurant,
          });
          if (!closed.ok) return closed;
          const { close, bookings } = closed.value;
          const limited = await limitOn(books, movedByClose(closeDifferences(journal, seen)), at);
          if (limited !== null) return err(limited);
          for (const booking of bookings) await books.book({ day, id: null, booking });
          await books.saveClose(close);
          await record(books, at, auditOfClose(close, seen.differenceReason));
          return ok(await books.loadJournal(day, at));
        });
      },
      reverseClose: (day, number, draft) =>
        accounting.change({ kind: 'reverse' }, async (books): Changed => {
          const at = clock.now();
          const journal = await books.loadJournal(day, at);
          const lastNumber = await books.loadLastNumber();
          const reversed = reverseClose(journal, { number, draft, lastNumber, by: signature, at });
          if (!reversed.ok) return reversed;
          if (journal.close === null) throw new Error('The close that is taken back is missing.');
          await books.saveReversal(journal.close, reversed.value);
          for (const booking of bookingsOfReversal(journal.close, { at, actorId }))
            await books.book({ day, id: null, booking });
          await record(books, at, auditOfReversal(reversed.value));
          return ok(await books.loadJournal(day, at));
        }),
    };
  };
