import { type Result, err, ok } from '../result/result.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { roundDownToMinutes, addMinutes } from '../time/zurich.ts';
import { comingDays, requestedInstant, slotsOn } from './coming-slots.ts';
import { type DeliveryPlan, asapEstimate, deliverySlots, SLOT_MINUTES } from './delivery-slots.ts';
import type { DeliveryTime, OvenCapacity, OvenLoad, ReservedSlot } from './delivery-time.ts';

/** The capacity of the oven, and the room that one order needs. */
export type OvenDemand = {
  readonly capacity: OvenCapacity;
  /** How many flatbreads are reserved, by the beginning of the slot. */
  readonly reserved: ReadonlyMap<Instant, number>;
  /** The number of flatbreads of the order. */
  readonly breads: number;
  /** What new guests have reserved, where the order is one of theirs; null: it is not. */
  readonly reservedByNewGuests: ReadonlyMap<Instant, number> | null;
};

const bySlot = (reserved: readonly ReservedSlot[]): ReadonlyMap<Instant, number> =>
  new Map(reserved.map((each) => [each.slot, each.breads]));

/** The demand of an order of this many flatbreads on an oven that other orders use too. */
export const demandOn = (
  { capacity, reserved, reservedByNewGuests = [] }: OvenLoad,
  breads: number,
  isOfNewGuest = false,
): OvenDemand => ({
  capacity,
  reserved: bySlot(reserved),
  breads,
  reservedByNewGuests: isOfNewGuest ? bySlot(reservedByNewGuests) : null,
});

/** How many flatbreads of a slot new guests get: half, rounded down, but at least one. Source: product design, "Trust". */
export const newGuestShare = (capacity: number): number => Math.max(1, Math.floor(capacity / 2));

export type OfferedSlot = { readonly at: Instant; readonly isFull: boolean };

/** The slot that counts an order that arrives at `at`. */
export const slotOf = (at: Instant): Instant => roundDownToMinutes(at, SLOT_MINUTES);

/**
 * Whether the order fits into this slot. One without flatbreads always does; one that is larger than the oven takes an
 * empty slot, because otherwise it could never be ordered. New guests together never get more than their share: who
 * wants more calls.
 */
export function fitsSlot({ capacity, reserved, breads, reservedByNewGuests }: OvenDemand, slot: Instant): boolean {
  if (capacity === null || breads <= 0) return true;
  if (reservedByNewGuests !== null && (reservedByNewGuests.get(slot) ?? 0) + breads > newGuestShare(capacity))
    return false;
  const taken = reserved.get(slot) ?? 0;
  return taken <= 0 || taken + breads <= capacity;
}

/**
 * The slots of `deliverySlots`, each with whether it is full for this order. Full slots are included, so that they can
 * be shown as full.
 */
export const offeredSlots = (plan: DeliveryPlan, now: Instant, demand: OvenDemand): OfferedSlot[] =>
  deliverySlots(plan, now).map((at) => ({ at, isFull: !fitsSlot(demand, at) }));

/** A coming day with its slots. */
export type OfferedDay = { readonly day: LocalDate; readonly slots: readonly OfferedSlot[] };

/** The coming days that have slots, full ones included; none where guests order for today only. */
export const offeredDays = (plan: DeliveryPlan, now: Instant, demand: OvenDemand): OfferedDay[] =>
  comingDays(plan, now)
    .map((day) => ({ day, slots: slotsOn(plan, day, now).map((at) => ({ at, isFull: !fitsSlot(demand, at) })) }))
    .filter(({ slots }) => slots.length > 0);

const NEAR_SLOTS_MAX = 5;

/** The first free slots, which are offered at once; the others are asked for. */
export const nearSlots = (slots: readonly OfferedSlot[]): Instant[] =>
  slots
    .filter(({ isFull }) => !isFull)
    .slice(0, NEAR_SLOTS_MAX)
    .map(({ at }) => at);

/**
 * The arrival of the order as soon as possible: at the estimate when its slot has room, else with the first later slot
 * that has. Null when delivery is closed for today or full.
 */
export function asapWithin(plan: DeliveryPlan, now: Instant, demand: OvenDemand): Instant | null {
  const estimate = asapEstimate(plan, now);
  if (estimate === null || fitsSlot(demand, slotOf(estimate))) return estimate;
  return offeredSlots(plan, now, demand).find(({ isFull }) => !isFull)?.at ?? null;
}

/**
 * The instant of a chosen delivery time when other orders use the oven too. Refused when the time is not possible (any
 * more), and when the oven has no room for the order. A chosen slot is never moved silently.
 */
export function requestedWithin(
  plan: DeliveryPlan,
  { deliveryTime, demand }: { readonly deliveryTime: DeliveryTime; readonly demand: OvenDemand },
  now: Instant,
): Result<Instant, { readonly code: 'deliveryTimeUnavailable' | 'slotFull' }> {
  const requestedAt = requestedInstant(plan, deliveryTime, now);
  if (requestedAt === null) return err({ code: 'deliveryTimeUnavailable' });
  if (fitsSlot(demand, slotOf(requestedAt))) return ok(requestedAt);
  const later = deliveryTime.kind === 'asap' ? asapWithin(plan, now, demand) : null;
  return later === null ? err({ code: 'slotFull' }) : ok(later);
}

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
  const isNext = ({ at, isFull }: OfferedSlot) => !isFull && at > deliveryTime.at;
  const next =
    offeredSlots(plan, now, demand).find(isNext) ??
    offeredDays(plan, now, demand)
      .flatMap(({ slots }) => slots)
      .find(isNext);
  if (next !== undefined) return { kind: 'slot', at: next.at };
  return asapWithin(plan, now, demand) === null ? null : { kind: 'asap' };
}

/** An estimate may move by one slot while the form is filled in; beyond it, the customer has to confirm. */
export const exceedsTolerance = (estimate: Instant, reported: Instant): boolean =>
  estimate > addMinutes(reported, SLOT_MINUTES);
