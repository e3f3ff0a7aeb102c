import { cleanCode } from '../text/clean-text.ts';
import { type LocalDate, localDate } from './instant.ts';
import { MONTH_NAMES } from './month-grid.ts';

/** `Sonntag,` or `So` before the day, as the app's own pages write it. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+/i;
/** The ways to write a day, with named parts. */
const FORMS = [
  /^(?<day>\d{1,2})\s*[-.,/\s]\s*(?<month>\d{1,2})\s*[-.,/\s]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\.?\s*(?<month>\p{L}{3,9})\.?,?\s*(?<year>\d{4}|\d{2})$/u,
];

const plainName = (name: string): string =>
  name.toLowerCase().replaceAll('ä', 'a').replaceAll('ae', 'a').replace('janner', 'januar');

/** The number of a month by its German name or the name's first letters, at least three; '' for any other text. */
function monthOf(name: string): string {
  if (name === '') return '';
  const number = MONTH_NAMES.findIndex((month) => plainName(month).startsWith(plainName(name))) + 1;
  return number === 0 ? '' : String(number);
}

function dateOf({ year = '', month = '', day = '' }: Readonly<Record<string, string>>): LocalDate | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const number = /\d/.test(month) ? month : monthOf(month);
  return localDate.safeParse(`${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`).data ?? null;
}

/**
 * The calendar day of a typed or pasted text: `1.2.26`, `01022026`, `1. Februar 2026`, `2026-02-01`. The day comes
 * before the month, and a year of two digits is in this century. Null for anything but a day from 1900 to 2199.
 */
export function readDate(text: string): LocalDate | null {
  const clean = cleanCode(text).replace(WEEKDAY, '');
  for (const form of FORMS) {
    const date = dateOf(form.exec(clean)?.groups ?? {});
    if (date !== null) return date;
  }
  return null;
}

/** Whether a text is a date that no further digit can change: `1.2.20` may become `1.2.2026`. */
export const isWholeDate = (text: string): boolean =>
  readDate(text) !== null && /\d{4}/.test(cleanCode(text)) && !/^\d{6}$/.test(cleanCode(text));
