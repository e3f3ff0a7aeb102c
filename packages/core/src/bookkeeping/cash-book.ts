import { BOOKING_LABELS, type BookingKind } from '../accounting/booking.ts';
import type { DateRange } from '../accounting/date-range.ts';
import type { CsvColumn } from '../csv/csv.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { CashBookLine } from './bookkeeping.ts';
import { documentOfClose } from './journal-entry.ts';

/** A booking that moved cash, in Rappen; below zero where it left the till. */
export type CashEntry = {
  readonly number: number;
  readonly day: LocalDate;
  readonly at: Instant;
  readonly kind: BookingKind;
  readonly orderNumber: number | null;
  readonly note: string;
  readonly amount: number;
};

/** A close in force, in Rappen. */
export type CountedDay = {
  readonly number: number;
  readonly day: LocalDate;
  readonly at: Instant;
  readonly opening: number;
  readonly countedCash: number;
};

/** Since the last close before the range, or since the first entry where there is none. */
export type CashOfRange = {
  readonly range: DateRange;
  /** The last close before the range; null: there is none, and the first close says what was in the till. */
  readonly last: CountedDay | null;
  readonly closes: readonly CountedDay[];
  readonly entries: readonly CashEntry[];
};

/**
 * The lines of the cash book with the balance after each, in Rappen, open days included. The first line is what was
 * carried forward; after the lines of a closed day the balance is what was counted.
 */
export function cashBookOf({ range: { from, to }, last, closes, entries }: CashOfRange): CashBookLine[] {
  const start = last?.countedCash ?? 0;
  let balance = start;
  const all: CashBookLine[] = [];
  const add = (line: Omit<CashBookLine, 'balance'>) => {
    balance += line.amount;
    all.push({ ...line, balance });
  };
  const first = closes.map(({ day }) => day).toSorted()[0];
  const days = [...new Set([...closes, ...entries].map(({ day }) => day))].toSorted();
  for (const day of days) {
    const close = closes.find((each) => each.day === day);
    const counted = close && {
      day,
      at: close.at,
      document: documentOfClose(close.number),
      orderNumber: null,
      note: '',
    };
    const ofDay = openingFirst(entries.filter((each) => each.day === day));
    const unbooked = last === null && day === first ? unbookedOpening(close, ofDay) : 0;
    if (counted && unbooked !== 0) add({ ...counted, kind: 'opening', amount: unbooked });
    for (const { number, ...entry } of ofDay) add({ ...entry, document: String(number) });
    if (counted && close.countedCash !== balance)
      add({ ...counted, kind: 'counted', amount: close.countedCash - balance });
  }
  const broughtForward = all.findLast(({ day }) => day < from)?.balance ?? start;
  return [
    {
      day: from,
      at: null,
      document: '',
      kind: 'carried',
      orderNumber: null,
      note: '',
      amount: 0,
      balance: broughtForward,
    },
    ...all.filter(({ day }) => from <= day && day <= to),
  ];
}

/** With what the till began before all else: staff mostly count in the evening, and no cash book goes below zero. */
const openingFirst = (entries: readonly CashEntry[]): readonly CashEntry[] =>
  entries.toSorted((a, b) => Number(b.kind === 'openingDifference') - Number(a.kind === 'openingDifference'));

/** What the first close began with beyond its bookings: closes of before those bookings have it in their cash alone. */
const unbookedOpening = (close: CountedDay | undefined, ofDay: readonly CashEntry[]): number =>
  ofDay.reduce((rest, { kind, amount }) => (kind === 'openingDifference' ? rest - amount : rest), close?.opening ?? 0);

const KIND_LABELS: Record<CashBookLine['kind'], string> = {
  ...BOOKING_LABELS,
  carried: 'Vortrag',
  opening: 'Anfangsbestand',
  counted: 'Differenz beim Zählen',
};

/** The text of a line: `Verkauf, Bestellung 1042`. */
export const cashBookText = ({ kind, orderNumber, note }: CashBookLine): string =>
  [
    KIND_LABELS[kind],
    ...(orderNumber === null ? [] : [`Bestellung ${orderNumber}`]),
    ...(note === '' ? [] : [note]),
  ].join(', ');

/** The cash book as a spreadsheet. */
export const CASH_BOOK_CSV: readonly CsvColumn<CashBookLine>[] = [
  { title: 'Buchungstag', value: ({ day }) => formatLocalDate(day) },
  { title: 'Zeitpunkt', value: ({ at }) => (at === null ? '' : { at }) },
  { title: 'Beleg', value: ({ document }) => document },
  { title: 'Text', value: cashBookText },
  { title: 'Einnahme CHF', value: ({ amount }) => (amount > 0 ? { rappen: amount } : '') },
  { title: 'Ausgabe CHF', value: ({ amount }) => (amount < 0 ? { rappen: 0 - amount } : '') },
  { title: 'Saldo CHF', value: ({ balance }) => ({ rappen: balance }) },
];
