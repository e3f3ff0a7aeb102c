import type { LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';

/**
 * A public holiday. `isEverywhere`: in every canton or nearly so; the others apply in some cantons, which staff know.
 */
export type SwissHoliday = { readonly date: LocalDate; readonly name: string; readonly isEverywhere: boolean };

/** Easter Sunday of a year from 1583 on. Source: Meeus, Astronomical Algorithms (1991), chapter 8. */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/**
 * The third Sunday of September: the 15th or the first Sunday after it. Source: Tagsatzung, decision of 1 August 1832.
 */
function federalFast(year: number): LocalDate {
  const earliest = `${year}-09-15`;
  return addDays(earliest, (7 - dayOfWeek(earliest)) % 7);
}

/** By day of the year, or by the number of days after Easter Sunday. */
const HOLIDAYS: readonly (readonly [when: string | number, name: string, isEverywhere: boolean])[] = [
  ['01-01', 'Neujahr', true],
  ['01-02', 'Berchtoldstag', false],
  ['01-06', 'Dreikönigstag', false],
  ['03-19', 'Josefstag', false],
  [-2, 'Karfreitag', true],
  [0, 'Ostersonntag', true],
  [1, 'Ostermontag', true],
  ['05-01', 'Tag der Arbeit', false],
  [39, 'Auffahrt', true],
  [49, 'Pfingstsonntag', true],
  [50, 'Pfingstmontag', true],
  [60, 'Fronleichnam', false],
  ['08-01', 'Nationalfeiertag', true],
  ['08-15', 'Mariä Himmelfahrt', false],
  ['11-01', 'Allerheiligen', false],
  ['12-08', 'Mariä Empfängnis', false],
  ['12-24', 'Heiligabend', false],
  ['12-25', 'Weihnachten', true],
  ['12-26', 'Stephanstag', true],
  ['12-31', 'Silvester', false],
];

/**
 * The days on which a Swiss restaurant may have other hours, ascending. The cantons decide which of them are holidays;
 * only the 1st of August is one by federal law. Source: Bundesamt für Justiz, "Gesetzliche Feiertage".
 */
export function swissHolidays(year: number): SwissHoliday[] {
  const easter = easterSunday(year);
  const others = HOLIDAYS.map(([when, name, isEverywhere]) => ({
    date: typeof when === 'string' ? `${year}-${when}` : addDays(easter, when),
    name,
    isEverywhere,
  }));
  return [...others, { date: federalFast(year), name: 'Bettag', isEverywhere: true }].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
}
