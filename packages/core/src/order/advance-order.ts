import { PREPARATION_MINUTES_MAX } from '../settings/settings-draft.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { Instant } from '../time/instant.ts';
import { shortDay } from '../time/short-day.ts';
import { addMinutes, formatTime, laterOf, minutesBetween, toLocalDate } from '../time/zurich.ts';
import { dueAtOf } from './due-at.ts';
import type { Order } from './order.ts';

type DatedOrder = Pick<Order, 'promisedAt' | 'deliveryTime' | 'orderTimeProgresses'>;

/** When an order was placed: one that was paid online only once it was paid. */
const placedAtOf = ({ orderTimeProgresses: { created, placed = created } }: DatedOrder): Instant => placed;

/** Whether an order is for a later day of the books than that on which it was placed. */
export const isForLaterDay = (order: DatedOrder): boolean =>
  businessDayOf(placedAtOf(order)) < businessDayOf(dueAtOf(order));

/**
 * From when on an order is work: at once, and for a later day than that on which it was placed only the longest
 * preparation before it is due.
 */
export const startsAt = (order: DatedOrder): Instant =>
  isForLaterDay(order)
    ? laterOf(placedAtOf(order), addMinutes(dueAtOf(order), -PREPARATION_MINUTES_MAX))
    : placedAtOf(order);

/** Whether an order is for a later day and not work yet: the board keeps it apart, and the kitchen does not see it. */
export const isLater = (order: DatedOrder & Pick<Order, 'status'>, now: Instant): boolean =>
  (order.status === 'placed' || order.status === 'accepted') &&
  isForLaterDay(order) &&
  minutesBetween(now, startsAt(order)) > 0;

/** A time of the order: `18:30`, and for a later day `18:30 am Mo, 30. Nov.`. */
export const orderTimeText = (order: DatedOrder, at: Instant = dueAtOf(order)): string =>
  isForLaterDay(order) ? `${formatTime(at)} am ${shortDay(toLocalDate(at))}` : formatTime(at);
