import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import type { RestaurantEvent } from './restaurant-event.ts';

/** Whether guests see it at `now`: it is no draft and not over. A cancelled one is shown until then. */
export const isShown = ({ end, state }: Pick<RestaurantEvent, 'end' | 'state'>, now: Instant): boolean =>
  state !== 'draft' && inUtc(end) > inUtc(now);

/** The events that guests see at `now`, the next one first. */
export const comingEvents = (events: readonly RestaurantEvent[], now: Instant): RestaurantEvent[] =>
  events.filter((event) => isShown(event, now)).toSorted((a, b) => compareTimes(a.start, b.start));
