import { openingStatus } from '../opening-hours/opening-status.ts';
import type { Instant } from '../time/instant.ts';
import { type DeliveryPlan, type DeliveryService, asapEstimate } from './delivery-slots.ts';

/**
 * When an order would arrive as soon as possible: placed at `now`, or at the next opening when delivery is closed for
 * today. Null when no opening is known.
 */
export function nextDelivery(plan: DeliveryPlan, now: Instant): Instant | null {
  const today = asapEstimate(plan, now);
  if (today !== null) return today;
  const { opensAt } = openingStatus(plan.schedule, now, plan.busyControls.pause);
  return opensAt === null ? null : asapEstimate(plan, opensAt);
}

/** The earliest arrival in any of these areas. Null when no opening is known, or no area is served. */
export const nextDeliveryAnywhere = (
  service: DeliveryService,
  orderLocations: readonly DeliveryPlan['orderLocation'][],
  now: Instant,
): Instant | null =>
  orderLocations.flatMap((orderLocation) => nextDelivery({ ...service, orderLocation }, now) ?? []).toSorted()[0] ??
  null;
