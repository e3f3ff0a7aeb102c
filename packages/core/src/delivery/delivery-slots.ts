import { openRangesToday } from '../opening-hours/open-ranges.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf, roundUpToMinutes } from '../time/zurich.ts';
import { type DeliverySettings, type DeliveryTime, SLOT_MINUTES } from './delivery-time.ts';
import type { OrderLocation } from './order-location.ts';

/** An estimate is told in steps of 5 minutes, rounded up. */
const ESTIMATE_STEP_MINUTES = 5;

/** Where and how an order would be delivered today. */
export type DeliveryPlan = {
  /** The delivery hours. */
  readonly schedule: Schedule;
  readonly settings: DeliverySettings;
  readonly orderLocation: Pick<OrderLocation, 'minutes'>;
};

const leadMinutes = ({ settings, orderLocation }: DeliveryPlan): number =>
  settings.preparationMinutes + orderLocation.minutes;

/**
 * When an order placed at `now` arrives: preparation and driving from now, or from the opening later today. Null when
 * delivery is closed for today.
 */
export function asapEstimate(plan: DeliveryPlan, now: Instant): Instant | null {
  const [range] = openRangesToday(plan.schedule, now);
  if (range === undefined) return null;
  return roundUpToMinutes(addMinutes(laterOf(now, range.opens), leadMinutes(plan)), ESTIMATE_STEP_MINUTES);
}

/**
 * The beginnings of the 15-minute slots that can still be ordered: inside today's delivery hours (past midnight if they
 * are), not earlier than preparation and driving allow.
 */
export function deliverySlots(plan: DeliveryPlan, now: Instant): Instant[] {
  return openRangesToday(plan.schedule, now).flatMap(({ opens, closes }) => {
    const slots: Instant[] = [];
    let slot = roundUpToMinutes(addMinutes(laterOf(now, opens), leadMinutes(plan)), SLOT_MINUTES);
    for (; addMinutes(slot, SLOT_MINUTES) <= closes; slot = addMinutes(slot, SLOT_MINUTES)) slots.push(slot);
    return slots;
  });
}

/** The instant that a chosen delivery time stands for, or null when it is (no longer) possible. Never moved silently. */
export function requestedInstant(plan: DeliveryPlan, deliveryTime: DeliveryTime, now: Instant): Instant | null {
  if (deliveryTime.kind === 'asap') return asapEstimate(plan, now);
  return deliverySlots(plan, now).includes(deliveryTime.at) ? deliveryTime.at : null;
}

export const isDeliveryTimeOrderable = (plan: DeliveryPlan, deliveryTime: DeliveryTime, now: Instant): boolean =>
  requestedInstant(plan, deliveryTime, now) !== null;

/**
 * The instant at which products are judged available while no delivery time is chosen: the earliest that one could be
 * delivered next door, or `now` when delivery is closed for today.
 */
export const earliestDelivery = (schedule: Schedule, settings: DeliverySettings, now: Instant): Instant =>
  asapEstimate({ schedule, settings, orderLocation: { minutes: 0 } }, now) ?? now;
