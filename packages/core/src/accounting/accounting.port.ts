import type { Result } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import type { AccountingError, DayJournal } from './accounting.ts';
import type { BookingPage, BookingQuery } from './booking-list.ts';
import type { CashCountDraft, CashMovementDraft } from './cash.ts';
import type { SeenDay, CloseReversalDraft } from './close-day.ts';
import type { DateRange } from './date-range.ts';
import type { RefundDraft } from './refund.ts';
import type { Revenue } from './revenue.ts';

type Changed = Promise<Result<DayJournal, AccountingError>>;

/** The books, for staff. Entries are only added. */
export type AccountingPort = {
  /** A day with its figures; null means the current day. */
  loadDay(day: LocalDate | null): Promise<DayJournal>;
  listBookings(query: BookingQuery): Promise<BookingPage>;
  loadRevenue(range: DateRange): Promise<Revenue>;
  /** Books cash that was put in or taken out on an open day. `id` is made by the caller; the same id is booked once. */
  moveCash(day: LocalDate, id: string, draft: CashMovementDraft): Changed;
  /** Books money given back for an order, now. The same id is booked once. */
  refund(id: string, draft: RefundDraft): Changed;
  /** Saves a count of the till in place of revision `seenRevision`; 0 means there was none. */
  countCash(day: LocalDate, seenRevision: number, draft: CashCountDraft): Changed;
  /** Closes a day if it is still as the manager was shown it. */
  closeDay(day: LocalDate, seen: SeenDay): Changed;
  /** Reverses the close with this number, unless something is booked or counted on a later day. For the management. */
  reverseClose(day: LocalDate, number: number, draft: CloseReversalDraft): Changed;
};
