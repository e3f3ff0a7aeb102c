import * as z from 'zod/mini';
import { type LocalDate, localDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';

/** From the first to the last day, both included. */
export const dateRange = z
  .object({ from: localDate, to: localDate })
  .check(z.refine(({ from, to }) => from <= to, 'Der erste Tag muss vor dem letzten liegen'));
export type DateRange = z.infer<typeof dateRange>;

const MONTHS_A_QUARTER = 3;
const two = (number: number): string => String(number).padStart(2, '0');
const parts = (date: LocalDate) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** The first day of a month that may lie beyond its year: month 0 is the December before. */
function firstOf(year: number, month: number): LocalDate {
  const index = year * 12 + month - 1;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}-01`;
}

const months = (year: number, month: number, count: number): DateRange => ({
  from: firstOf(year, month),
  to: addDays(firstOf(year, month + count), -1),
});

const quarter = (today: LocalDate, back: number): DateRange => {
  const { year, month } = parts(today);
  const first = Math.floor((month - 1) / MONTHS_A_QUARTER) * MONTHS_A_QUARTER + 1;
  return months(year, first - back * MONTHS_A_QUARTER, MONTHS_A_QUARTER);
};

const MONTHS_A_HALF_YEAR = 6;

const halfYear = (today: LocalDate, back: number): DateRange => {
  const { year, month } = parts(today);
  const first = month > MONTHS_A_HALF_YEAR ? MONTHS_A_HALF_YEAR + 1 : 1;
  return months(year, first - back * MONTHS_A_HALF_YEAR, MONTHS_A_HALF_YEAR);
};

const monday = (today: LocalDate): LocalDate => addDays(today, -((dayOfWeek(today) + 6) % 7));

/** Ranges that people often need, whole months and quarters: the VAT return covers the last quarter. */
export const RANGE_PRESETS = {
  today: { label: 'Heute', of: (today: LocalDate): DateRange => ({ from: today, to: today }) },
  week: {
    label: 'Woche',
    of: (today: LocalDate): DateRange => ({ from: monday(today), to: addDays(monday(today), 6) }),
  },
  month: { label: 'Monat', of: (today: LocalDate): DateRange => months(parts(today).year, parts(today).month, 1) },
  lastMonth: {
    label: 'Letzter Monat',
    of: (today: LocalDate): DateRange => months(parts(today).year, parts(today).month - 1, 1),
  },
  quarter: { label: 'Quartal', of: (today: LocalDate): DateRange => quarter(today, 0) },
  lastQuarter: { label: 'Letztes Quartal', of: (today: LocalDate): DateRange => quarter(today, 1) },
  halfYear: { label: 'Halbjahr', of: (today: LocalDate): DateRange => halfYear(today, 0) },
  lastHalfYear: { label: 'Letztes Halbjahr', of: (today: LocalDate): DateRange => halfYear(today, 1) },
  year: { label: 'Jahr', of: (today: LocalDate): DateRange => months(parts(today).year, 1, 12) },
} as const;
export type RangePreset = keyof typeof RANGE_PRESETS;

export const rangePresets = Object.keys(RANGE_PRESETS) as RangePreset[];
