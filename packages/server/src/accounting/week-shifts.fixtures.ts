import type { LocalDate } from '@ofenpost/core/time/instant';

/** Some hours of work that begin at `at`. */
export type Shift = {
  readonly at: string;
  /** The business day of the shift. */
  readonly day: LocalDate;
  /** What guests can do: order both ways, order for delivery only, or nothing at night. */
  readonly guests: 'come' | 'order' | 'sleep';
  /** The days that are closed at the end of the shift. */
  readonly closes: readonly LocalDate[];
};

/** Monday to Sunday, and the following day. */
export const DAYS = ['16', '17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`);
const [MONDAY, , WEDNESDAY, , FRIDAY, SATURDAY] = DAYS;

/** Most days are closed at night; Wednesday while orders are open, Friday together with Saturday. */
function closesAfter(day: LocalDate): LocalDate[] {
  if (day === WEDNESDAY || day === FRIDAY) return [];
  return day === SATURDAY ? [FRIDAY ?? '', day] : [day];
}

export const SHIFTS = DAYS.slice(0, -1).flatMap((day, place): Shift[] => {
  const next = DAYS[place + 1] ?? '';
  const guests = day === MONDAY ? 'order' : 'come';
  return [
    { at: `${day}T11:45:00+01:00`, day, guests, closes: [] },
    { at: `${day}T19:10:00+01:00`, day, guests, closes: day === WEDNESDAY ? [day] : [] },
    // Before and after 04:00, when the business day ends.
    { at: `${next}T03:30:00+01:00`, day, guests: 'sleep', closes: [] },
    { at: `${next}T04:10:00+01:00`, day: next, guests: 'sleep', closes: closesAfter(day) },
  ];
});
