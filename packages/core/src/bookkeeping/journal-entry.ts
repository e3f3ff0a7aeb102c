import {
  BOOKING_LABELS,
  BOOKING_METHOD_LABELS,
  type BookingKind,
  type BookingShare,
  bookingKind,
  bookingMethod,
  isTurnover,
} from '../accounting/booking.ts';
import type { DateRange } from '../accounting/date-range.ts';
import { percentText } from '../money/format-money.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import { vatIn } from '../vat/vat-split.ts';
import type { VatRate } from '../vat/vat.ts';
import type { BookkeepingSettings } from './bookkeeping-settings.ts';
import type { BookkeepingError } from './bookkeeping.ts';

/** What was booked on a day under one kind, rate and payment method, in Rappen. */
export type DayShare = BookingShare & { readonly day: LocalDate; readonly kind: BookingKind };

/** A close in force. `difference` is the counted cash minus the expected, in Rappen. */
export type ClosedDay = {
  readonly number: number;
  readonly day: LocalDate;
  readonly difference: number;
  /** Whether no day was closed before, so that its opening is the first balance of the till. */
  readonly isFirst: boolean;
};

/** What the entries of a range are made of. */
export type BooksOfRange = {
  readonly range: DateRange;
  /** The last closed day; null: no day is closed. */
  readonly closedUntil: LocalDate | null;
  readonly closes: readonly ClosedDay[];
  readonly shares: readonly DayShare[];
};

/** An entry with a debit and a credit account; `amount` in Rappen is positive. */
export type JournalEntry = {
  readonly day: LocalDate;
  /** The number of the close. */
  readonly close: number;
  /** Such as `T00123-01`: at most ten characters, because Abacus takes no more. */
  readonly document: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  readonly text: string;
  /** Null where the program must not compute VAT. `amount` is below zero where the entry takes turnover back. */
  readonly vat: { readonly rate: VatRate; readonly amount: number; readonly account: string } | null;
};

type Accounts = BookkeepingSettings;
type Sides = Pick<JournalEntry, 'debit' | 'credit'>;

/** The lowest rate that counts as the standard one, in basis points: 7.7 % and 8.1 % do, 3.8 % does not. */
const STANDARD_FROM = 500;

/** Whether a rate is the standard one or a reduced one; null: untaxed. */
export const vatClassOfRate = (rate: VatRate): 'Standard' | 'Reduced' | null =>
  rate === 0 ? null : rate >= STANDARD_FROM ? 'Standard' : 'Reduced';

const revenueOf = (rate: VatRate, accounts: Accounts): string =>
  accounts[`revenue${vatClassOfRate(rate) ?? 'Untaxed'}`];

function paidInto(method: BookingShare['method'], accounts: Accounts): string {
  switch (method) {
    case 'giftCard':
      return accounts.giftCardsRedeemed;
    case 'onlineCard':
    case 'onlineTwint':
      return accounts.online;
    case null:
      return accounts.receivables;
    case 'cash':
    case 'card':
    case 'twint':
      return accounts[method];
  }
}

type AccountName =
  | 'cash'
  | 'transit'
  | 'giftCards'
  | 'giftCardsRedeemed'
  | 'giftCardChanges'
  | 'tips'
  | 'tillDifferences'
  | 'writeOffs';

const TURNOVER = ['paid', 'revenue'] as const;

/** The debit and the credit of a positive amount of each kind; a negative one has them the other way round. */
const SIDES: Readonly<Record<BookingKind, readonly [AccountName | 'paid', AccountName | 'revenue']>> = {
  sale: TURNOVER,
  saleUndone: TURNOVER,
  refund: TURNOVER,
  paymentCorrected: TURNOVER,
  // An order that was stopped has no amounts.
  stopped: TURNOVER,
  stoppedPreparing: TURNOVER,
  stoppedReady: TURNOVER,
  loweredPreparing: TURNOVER,
  loweredReady: TURNOVER,
  alcoholWithheld: TURNOVER,
  redelivered: TURNOVER,
  stopUndone: TURNOVER,
  // It was booked as paid, and leaves the account that never got it.
  writeOff: ['paid', 'writeOffs'],
  tip: ['paid', 'tips'],
  giftCardIssued: ['paid', 'giftCards'],
  giftCardRedeemed: ['giftCardsRedeemed', 'giftCards'],
  giftCardRefunded: ['giftCardsRedeemed', 'giftCards'],
  giftCardAdjusted: ['giftCardChanges', 'giftCards'],
  giftCardVoided: ['giftCardChanges', 'giftCards'],
  cashIn: ['cash', 'transit'],
  cashOut: ['cash', 'transit'],
  openingDifference: ['cash', 'tillDifferences'],
  cashDifference: ['paid', 'tillDifferences'],
  terminalDifference: ['paid', 'tillDifferences'],
};

function sidesOf({ kind, method, vatRate }: Pick<DayShare, 'kind' | 'method' | 'vatRate'>, accounts: Accounts): Sides {
  const [named, credit] = SIDES[kind];
  // A correction with a method moved the money of the issue.
  const debit = kind === 'giftCardAdjusted' && method !== null ? 'paid' : named;
  return {
    debit: debit === 'paid' ? paidInto(method, accounts) : accounts[debit],
    credit: credit === 'revenue' ? revenueOf(vatRate, accounts) : accounts[credit],
  };
}

type Line = Omit<JournalEntry, 'day' | 'close' | 'document'>;

const lineOf = ({ debit, credit }: Sides, amount: number, rest: Pick<Line, 'text' | 'vat'>): Line =>
  amount < 0 ? { debit: credit, credit: debit, amount: 0 - amount, ...rest } : { debit, credit, amount, ...rest };

const keyOf = ({ kind, vatRate, method }: DayShare): string =>
  [
    String(bookingKind.options.indexOf(kind)).padStart(2, '0'),
    String(vatRate).padStart(5, '0'),
    method === null ? '9' : bookingMethod.options.indexOf(method),
  ].join(' ');

/** The shares of a day added up by kind, rate and method, in an order of their own, so that two files have the same bytes. */
function summed(shares: readonly DayShare[]): DayShare[] {
  const sums = new Map<string, DayShare>();
  for (const share of shares) {
    const before = sums.get(keyOf(share));
    sums.set(keyOf(share), {
      ...share,
      gross: share.gross + (before?.gross ?? 0),
      vat: share.vat + (before?.vat ?? 0),
    });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => share);
}

function textOf({ kind, method, vatRate }: DayShare): string {
  const paid = method === null ? [] : [BOOKING_METHOD_LABELS[method]];
  return [BOOKING_LABELS[kind], ...paid, ...(isTurnover(kind) ? [percentText(vatRate)] : [])].join(' ');
}

function lineOfShare(share: DayShare, accounts: Accounts): Line {
  const { kind, vatRate: rate, gross, vat } = share;
  const sides = sidesOf(share, accounts);
  const isTaxed = isTurnover(kind) && vatClassOfRate(rate) !== null && accounts.vatBooking === 'gross';
  return lineOf(sides, gross, {
    text: textOf(share),
    vat: isTaxed ? { rate, amount: vat, account: sides.credit } : null,
  });
}

/** The lines that move our VAT off the revenue accounts, one for each account and rate. */
function vatLines(shares: readonly DayShare[], accounts: Accounts): Line[] {
  const sums = new Map<string, { readonly debit: string; readonly rate: VatRate; readonly vat: number }>();
  for (const share of shares.filter(({ kind }) => isTurnover(kind))) {
    const { credit: debit } = sidesOf(share, accounts);
    const key = `${debit} ${share.vatRate}`;
    sums.set(key, { debit, rate: share.vatRate, vat: share.vat + (sums.get(key)?.vat ?? 0) });
  }
  return [...sums.values()].map(({ debit, rate, vat }) =>
    lineOf({ debit, credit: accounts.vatOwed }, vat, { text: `MwSt. ${percentText(rate)}`, vat: null }),
  );
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

function entriesOfDay(
  { day, number, difference, isFirst }: ClosedDay,
  all: readonly DayShare[],
  accounts: Accounts,
): JournalEntry[] {
  const shares = summed(
    // The fiduciary has the first balance of the till.
    all.filter((share) => share.day === day && !(isFirst && share.kind === 'openingDifference')),
  );
  const booked = shares.filter(({ kind }) => kind === 'cashDifference').reduce((sum, { gross }) => sum + gross, 0);
  // Closes that are older than the booking of a difference have it in their cash alone.
  const till = lineOf({ debit: accounts.cash, credit: accounts.tillDifferences }, difference - booked, {
    text: 'Kassendifferenz beim Abschluss',
    vat: null,
  });
  const lines = [
    ...shares.map((share) => lineOfShare(share, accounts)),
    ...(accounts.vatBooking === 'exact' ? vatLines(shares, accounts) : []),
    till,
  ];
  return lines
    .filter(({ amount }) => amount !== 0)
    .map((line, place) => ({
      day,
      close: number,
      document: `${documentOfClose(number)}-${padded(place + 1, 2)}`,
      ...line,
    }));
}

/** Such as `T00123`. */
export const documentOfClose = (close: number): string => `T${padded(close, 5)}`;

/** The first day of the range that may still change or was never closed, or null. */
export function firstOpenDay({ range: { from, to }, closedUntil, closes, shares }: BooksOfRange): LocalDate | null {
  const closed = new Set(closes.map(({ day }) => day));
  const after = closedUntil === null || closedUntil < from ? from : addDays(closedUntil, 1);
  const open = [after, ...shares.map(({ day }) => day).filter((day) => !closed.has(day))].filter(
    (day) => from <= day && day <= to,
  );
  return open.toSorted()[0] ?? null;
}

/**
 * The double entries of closed days, in their order; a day without bookings has none, and needs no close. Refused where a
 * day is not closed: its figures may change.
 */
export function journalEntriesOf(
  books: BooksOfRange,
  accounts: BookkeepingSettings,
): Result<JournalEntry[], BookkeepingError> {
  const day = firstOpenDay(books);
  if (day !== null) return err({ code: 'dayNotClosed', day });
  const { from, to } = books.range;
  return ok(
    books.closes
      .filter((close) => from <= close.day && close.day <= to)
      .toSorted((a, b) => a.number - b.number)
      .flatMap((close) => entriesOfDay(close, books.shares, accounts)),
  );
}

/** Whether an entry takes turnover back: its accounts are the other way round. */
export const isReversed = ({ debit, vat }: Pick<JournalEntry, 'debit' | 'vat'>): boolean => vat?.account === debit;

/** The VAT that a program computes from the amount of an entry, in Rappen; below zero where turnover is taken back. */
export function recomputedVat(entry: Pick<JournalEntry, 'amount' | 'debit' | 'vat'>): number {
  const vat = entry.vat === null ? 0 : vatIn(entry.amount, entry.vat.rate);
  return isReversed(entry) ? 0 - vat : vat;
}
