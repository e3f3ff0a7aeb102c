import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import type { RestaurantEvent } from './restaurant-event.ts';

/** The published events that are not over at `now`, the next one first. */
export const comingEvents = (events: readonly RestaurantEvent[], now: Instant): RestaurantEvent[] =>
  events
    .filter(({ end, published }) => published && inUtc(end) > inUtc(now))
    .toSorted((a, b) => compareTimes(a.start, b.start));
