import type { Result } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import type { AccountingError, DayJournal } from './accounting.ts';
import type { BookingPage, BookingQuery } from './booking-list.ts';
import type { CashCountDraft } from './cash-count.ts';
import type { CashMovementDraft } from './cash-movement.ts';
import type { SeenDay } from './close-day.ts';
import type { DateRange } from './date-range.ts';
import type { RefundDraft } from './refund.ts';
import type { Revenue } from './revenue.ts';
import type { CloseReversalDraft } from './reverse-close.ts';

type Changed = Promise<Result<DayJournal, AccountingError>>;

/** The books: what staff read of them and write into them. Entries are only added. */
export type AccountingPort = {
  /** A day with its figures; null: the one that runs now. */
  loadDay(day: LocalDate | null): Promise<DayJournal>;
  listBookings(query: BookingQuery): Promise<BookingPage>;
  loadRevenue(range: DateRange): Promise<Revenue>;
  /** Books cash that was put in or taken out on an open day, once under an id that whoever asks has made. */
  moveCash(day: LocalDate, id: string, draft: CashMovementDraft): Changed;
  /** Books money given back for an order, now, once under an id. */
  refund(id: string, draft: RefundDraft): Changed;
  /** Keeps a count of the till, over the one that was seen; 0: none was there. */
  countCash(day: LocalDate, seenRevision: number, draft: CashCountDraft): Changed;
  /** Closes a day, as it was seen. */
  closeDay(day: LocalDate, seen: SeenDay): Changed;
  /** Takes the close with this number back, until something is booked or counted on a later day. For the management. */
  reverseClose(day: LocalDate, number: number, draft: CloseReversalDraft): Changed;
};
