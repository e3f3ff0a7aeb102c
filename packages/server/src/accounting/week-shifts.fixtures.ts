import type { LocalDate } from '@ofenpost/core/time/instant';

/** Some hours of work, in which the clock begins at `at`. */
export type Shift = {
  readonly at: string;
  /** The day of the books that it belongs to. */
  readonly day: LocalDate;
  /** What guests can do: order and collect, have it delivered only, or nothing, because it is night. */
  readonly guests: 'come' | 'order' | 'sleep';
  /** The days that are closed at its end. */
  readonly closes: readonly LocalDate[];
};

/** Monday to Sunday, and the day that follows. */
export const DAYS = ['16', '17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`);
const [MONDAY, , WEDNESDAY, , FRIDAY, SATURDAY] = DAYS;

/** Most days are closed in the night; Wednesday while orders are under way, Friday together with Saturday. */
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
    // Before and after the hour at which the night ends.
    { at: `${next}T03:30:00+01:00`, day, guests: 'sleep', closes: [] },
    { at: `${next}T04:10:00+01:00`, day: next, guests: 'sleep', closes: closesAfter(day) },
  ];
});
