import type { Order } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes, minutesBetween } from '@ofenpost/core/time/zurich';

export type AcceptChoice = { readonly minutes: number; readonly at: Instant };

const SHORTEST_MINUTES = 30;
const STEP_MINUTES = 10;

/** Three times to promise: 30, 40, 50 minutes, or later where the guest was told a later time already. */
export function acceptChoices({ deliveryTime }: Order, now: Instant): readonly AcceptChoice[] {
  const told = Math.ceil(minutesBetween(now, deliveryTime.requestedAt) / STEP_MINUTES) * STEP_MINUTES;
  const first = Math.max(SHORTEST_MINUTES, told);
  return [0, 1, 2].map((index) => {
    const minutes = first + index * STEP_MINUTES;
    return { minutes, at: addMinutes(now, minutes) };
  });
}
