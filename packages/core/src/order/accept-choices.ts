import type { Instant } from '../time/instant.ts';
import { addMinutes, minutesBetween } from '../time/zurich.ts';
import type { Order } from './order.ts';

export type AcceptChoice = { readonly minutes: number; readonly at: Instant };

const SHORTEST_MINUTES = 30;
const STEP_MINUTES = 10;

/**
 * Three times to promise: 30, 40, 50 minutes from now, or first the time that the guest was shown, when that is later.
 */
export function acceptChoices({ deliveryTime }: Order, now: Instant): readonly AcceptChoice[] {
  const promisedMinutes = Math.ceil(minutesBetween(now, deliveryTime.requestedAt));
  const first = Math.max(SHORTEST_MINUTES, promisedMinutes);
  // The second choice must differ clearly: 39 and 40 minutes would be the same.
  const second = Math.ceil((first + STEP_MINUTES / 2) / STEP_MINUTES) * STEP_MINUTES;
  return [first, second, second + STEP_MINUTES].map((minutes) => ({ minutes, at: addMinutes(now, minutes) }));
}
