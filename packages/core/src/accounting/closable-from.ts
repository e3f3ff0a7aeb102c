import { counterSchedule } from '../checkout/fulfilment.ts';
import type { Collection } from '../delivery/collection.ts';
import { openRangesOn } from '../opening-hours/open-ranges.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, earlierOf, laterOf } from '../time/zurich.ts';
import { dayEndOf } from './books.ts';
import { RANGE_PRESETS } from './date-range.ts';

/** When orders are delivered and collected. */
export type SellingHours = { readonly openingHours: OpeningHours; readonly collection: Collection | undefined };

/**
 * From when a business day can be closed: when nothing is delivered or collected on it any more, or at its end where
 * nothing is. The last day of a quarter waits for its end in any case, since every VAT period ends with a quarter and
 * nothing that still happens may get into the next one. Source: MWSTG art. 35.
 */
export function closableFrom(day: LocalDate, { openingHours, collection }: SellingHours): Instant {
  const end = dayEndOf(day);
  if (RANGE_PRESETS.quarter.of(day).to === day) return end;
  const counter = collection === undefined ? [] : [counterSchedule(openingHours, collection)];
  const closings = [openingHours.delivery, ...counter].flatMap((schedule) =>
    [day, addDays(day, 1)]
      .flatMap((date) => openRangesOn(schedule, date))
      .filter(({ opens }) => businessDayOf(opens) === day)
      .map(({ closes }) => closes),
  );
  return closings.length === 0 ? end : earlierOf(closings.reduce(laterOf), end);
}
