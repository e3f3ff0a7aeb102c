import type { DateRange } from '../accounting/date-range.ts';
import type { BookkeepingOverview, CashBookLine } from './bookkeeping.ts';

/** What the restaurant hands to its fiduciary, for staff. Nothing is changed. */
export type BookkeepingPort = {
  /** The control sheet and the VAT return of a range. */
  loadOverview(range: DateRange): Promise<BookkeepingOverview>;
  /** The cash book of at most a month, open days included. */
  loadCashBook(range: DateRange): Promise<CashBookLine[]>;
};
