import * as z from 'zod/mini';
import type { LocalTime } from '../time/instant.ts';
import { enteredTime } from '../validation/entered-fields.ts';
import type { TimeRange, OpeningDay } from './opening-hours.ts';

export const RANGES_A_DAY_MAX = 6;

export const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const MIDNIGHT = '00:00';

/** Equal times would be a whole day, which nobody means, except from midnight to midnight. */
const lasts = ({ open, close }: TimeRange): boolean => open !== close || open === MIDNIGHT;

const timeRangeDraft = z
  .object(
    {
      open: enteredTime('Bitte gib an, wann geöffnet wird'),
      close: enteredTime('Bitte gib an, wann geschlossen wird'),
    },
    'Bitte gib Beginn und Ende an',
  )
  .check(z.refine(lasts, { error: 'Beginn und Ende müssen verschieden sein.', path: ['close'] }));

/** The hours of one day; an empty list means closed. */
export const openingHourDraft = z.array(timeRangeDraft, 'Bitte gib die Zeiten an').check(
  z.maxLength(RANGES_A_DAY_MAX, {
    error: `An einem Tag sind höchstens ${RANGES_A_DAY_MAX} Zeiten möglich.`,
    abort: true,
  }),
);

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** The indexes of a range: `openingDays[day].openingHour[range]`. */
export type RangePlace = { readonly day: number; readonly range: number };

/** A range in minutes of one week, which starts over on Sunday. */
type WeekRange = RangePlace & { readonly begins: number; readonly minutes: number };

const minutesOfDay = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const weekRanges = (openingDays: readonly OpeningDay[]): WeekRange[] =>
  openingDays.flatMap(({ dayOfWeek, openingHour }, day) =>
    openingHour.map(({ open, close }, range) => {
      const minutes = minutesOfDay(close) - minutesOfDay(open);
      return {
        day,
        range,
        begins: dayOfWeek * DAY + minutesOfDay(open),
        minutes: minutes > 0 ? minutes : minutes + DAY,
      };
    }),
  );

/** Whether the first begins before the other has ended; touching is allowed. */
const beginsWithin = (late: WeekRange, recorded: WeekRange): boolean =>
  (late.begins - recorded.begins + WEEK) % WEEK < recorded.minutes;

/**
 * The ranges of a week that overlap an earlier one of the list, also past midnight into the next day and from Saturday
 * into Sunday. Ranges that only touch do not overlap. Local times, Europe/Zurich.
 */
export function overlappingRanges(openingDays: readonly OpeningDay[]): RangePlace[] {
  const ranges = weekRanges(openingDays);
  return ranges
    .filter((range, index) =>
      ranges.slice(0, index).some((other) => beginsWithin(range, other) || beginsWithin(other, range)),
    )
    .map(({ day, range }) => ({ day, range }));
}
