import type { Instant } from '../time/instant.ts';
import type { DeliveryPlan } from './delivery-slots.ts';
import type { DeliveryTime } from './delivery-time.ts';
import { type OvenDemand, asapWithin, offeredSlots } from './slot-capacity.ts';

/**
 * The alternative to an impossible time: the next slot with room or, where there is none after it, as soon as possible.
 * Null when nothing is left today. A time never changes without the customer's consent.
 */
export function alternativeTime(
  plan: DeliveryPlan,
  { deliveryTime, demand }: { readonly deliveryTime: DeliveryTime; readonly demand: OvenDemand },
  now: Instant,
): DeliveryTime | null {
  if (deliveryTime.kind === 'asap') return null;
  const next = offeredSlots(plan, now, demand).find(({ at, isFull }) => !isFull && at > deliveryTime.at);
  if (next !== undefined) return { kind: 'slot', at: next.at };
  return asapWithin(plan, now, demand) === null ? null : { kind: 'asap' };
}
