import * as z from 'zod/mini';
import { bookingKind } from '../accounting/booking.ts';
import { type DateRange, dateRange } from '../accounting/date-range.ts';
import { rappen } from '../money/money.ts';
import { instant, localDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import { vatRate } from '../vat/vat.ts';

export const bookkeepingError = z.discriminatedUnion('code', [
  /** A day of the range is not closed; `day` is the first of them. */
  z.object({ code: z.literal('dayNotClosed'), day: localDate }),
  /** The settings do not say which ids these accounts and codes have in bexio. */
  z.object({ code: z.literal('bexioIdsMissing'), names: z.array(z.string()) }),
  /** The settings do not say which code VAT of these rates has in the program. */
  z.object({ code: z.literal('vatCodeMissing'), rates: z.array(vatRate) }),
]);
export type BookkeepingError = z.infer<typeof bookkeepingError>;

/** The programs that take the entries. */
export const entryFormat = z.enum(['banana', 'bexio', 'abacus', 'csv']);
export type EntryFormat = z.infer<typeof entryFormat>;

/** What stands on an account after the entries, in Rappen. */
const accountSum = z.object({ account: z.string(), debit: rappen, credit: rappen });

/** The VAT of a rate in the range: ours, which is computed per receipt, and the program's, which is per entry. */
const vatControl = z.object({ vatRate, gross: rappen, ours: rappen, recomputed: rappen });

/** What the entries of a range come to, to compare before they are handed over. */
export const controlSheet = z.object({
  entries: z.int(),
  /** The sum of all amounts, in Rappen, which is that of the debits and that of the credits. */
  total: rappen,
  accounts: z.array(accountSum),
  vat: z.array(vatControl),
  /** The turnover that the closes of the days say. */
  turnover: rappen,
});
export type ControlSheet = z.infer<typeof controlSheet>;

/** A line of the VAT return under its number on the form, in Rappen; null: the form has no such field there. */
const vatReturnLine = z.object({
  /** '' where the form of this year has no number for the rate. */
  number: z.string(),
  label: z.string(),
  turnover: z.nullable(rappen),
  tax: z.nullable(rappen),
  /** What the form computes from the turnover, where it can differ from the tax of all receipts. */
  computed: z.nullable(rappen),
});
export type VatReturnLine = z.infer<typeof vatReturnLine>;

export const vatReturn = z.array(vatReturnLine);
export type VatReturn = z.infer<typeof vatReturn>;

/** The closed days of a range as the fiduciary gets them. */
export const bookkeepingOverview = z.object({
  range: dateRange,
  /** The first day of the range that is not closed; without one there is a control sheet. */
  openFrom: z.nullable(localDate),
  control: z.nullable(controlSheet),
  /** Why there is no file for a program; those that are missing have one. */
  blockers: z.array(z.object({ format: entryFormat, error: bookkeepingError })),
  /** Of the closed days of the range. */
  vatReturn,
});
export type BookkeepingOverview = z.infer<typeof bookkeepingOverview>;

/** A line of the cash book; `amount` and `balance` in Rappen. */
export const cashBookLine = z.object({
  day: localDate,
  /** Null for the balance carried forward. */
  at: z.nullable(instant),
  /** The number of the booking, or the close such as `T00123`; '' for the balance carried forward. */
  document: z.string(),
  kind: z.enum([...bookingKind.options, 'carried', 'opening', 'counted']),
  orderNumber: z.nullable(z.int()),
  note: z.string(),
  /** Below zero where cash leaves the till. */
  amount: rappen,
  /** What is in the till afterwards. */
  balance: rappen,
});
export type CashBookLine = z.infer<typeof cashBookLine>;

export const cashBook = z.array(cashBookLine);

const CASH_BOOK_DAYS_MAX = 31;

/** Whether a cash book of this range is short enough for a page. */
export const isCashBookShort = ({ from, to }: DateRange): boolean => to <= addDays(from, CASH_BOOK_DAYS_MAX - 1);

export const cashBookRange = dateRange.check(z.refine(isCashBookShort, 'Höchstens ein Monat'));
