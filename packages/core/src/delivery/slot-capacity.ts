import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { roundDownToMinutes } from '../time/zurich.ts';
import { type DeliveryPlan, asapEstimate, deliverySlots, requestedInstant } from './delivery-slots.ts';
import { type DeliveryTime, SLOT_MINUTES } from './delivery-time.ts';

/** What the oven can take, and what it has to take for one order. */
export type OvenLoad = {
  /** How many flatbreads one slot takes; null means any number. */
  readonly capacity: number | null;
  /** How many flatbreads are reserved, by the beginning of the slot. */
  readonly reserved: ReadonlyMap<Instant, number>;
  /** How many flatbreads the order has. */
  readonly breads: number;
};

/** An oven that takes any number of flatbreads. */
export const UNLIMITED_OVEN: OvenLoad = { capacity: null, reserved: new Map(), breads: 0 };

export type OfferedSlot = { readonly at: Instant; readonly isFull: boolean };

/** The slot in which an order that arrives at `at` counts. */
export const slotOf = (at: Instant): Instant => roundDownToMinutes(at, SLOT_MINUTES);

/**
 * Whether the order goes into this slot. One without flatbreads always does; one that is larger than the oven takes a
 * slot that is still empty, else it could never be ordered.
 */
export function fitsSlot({ capacity, reserved, breads }: OvenLoad, slot: Instant): boolean {
  if (capacity === null || breads <= 0) return true;
  const taken = reserved.get(slot) ?? 0;
  return taken <= 0 || taken + breads <= capacity;
}

/** The slots of `deliverySlots`, each with whether it is full for this order. A full one is shown as full. */
export const offeredSlots = (plan: DeliveryPlan, now: Instant, load: OvenLoad): OfferedSlot[] =>
  deliverySlots(plan, now).map((at) => ({ at, isFull: !fitsSlot(load, at) }));

/**
 * When the order really arrives as soon as possible: at the estimate when its slot has room, else with the first slot
 * after it that has. Null when delivery is closed for today or full.
 */
export function asapWithin(plan: DeliveryPlan, now: Instant, load: OvenLoad): Instant | null {
  const estimate = asapEstimate(plan, now);
  if (estimate === null || fitsSlot(load, slotOf(estimate))) return estimate;
  return offeredSlots(plan, now, load).find(({ isFull }) => !isFull)?.at ?? null;
}

/**
 * The instant that a chosen delivery time stands for in an oven that others use too. Refused when the time is (no longer)
 * possible, and when there is no room for the order. A chosen slot is never moved silently.
 */
export function requestedWithin(
  plan: DeliveryPlan,
  { deliveryTime, load }: { readonly deliveryTime: DeliveryTime; readonly load: OvenLoad },
  now: Instant,
): Result<Instant, { readonly code: 'deliveryTimeUnavailable' | 'slotFull' }> {
  const requestedAt = requestedInstant(plan, deliveryTime, now);
  if (requestedAt === null) return err({ code: 'deliveryTimeUnavailable' });
  if (fitsSlot(load, slotOf(requestedAt))) return ok(requestedAt);
  const later = deliveryTime.kind === 'asap' ? asapWithin(plan, now, load) : null;
  return later === null ? err({ code: 'slotFull' }) : ok(later);
}
