import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime, toLocalDate } from '@ofenpost/core/time/zurich';

const MONTHS = ['Jan.', 'Feb.', 'März', 'April', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

/** Returns day and month of an instant in Zurich: `25` and `Nov.`. */
export function leafOf(instant: Instant): { readonly day: number; readonly month: string } {
  const [, month = 1, day = 1] = toLocalDate(instant).split('-').map(Number);
  return { day, month: MONTHS[month - 1] ?? '' };
}

/** Formats the times of an event in Zurich: `18:00–22:00`, with the date of the end if it is another day. */
export function eventTimes({ start, end }: Pick<RestaurantEvent, 'start' | 'end'>): string {
  const isSameDay = toLocalDate(start) === toLocalDate(end);
  return `${formatTime(start)}–${isSameDay ? '' : `${formatDate(end)}, `}${formatTime(end)}`;
}
