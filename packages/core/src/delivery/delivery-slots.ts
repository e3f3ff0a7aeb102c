import type { Serving } from '../catalogue/availability.ts';
import type { BusyControls } from '../kitchen/busy-controls.ts';
import { delayedByRush } from '../kitchen/delayed-by-rush.ts';
import { openRangesToday } from '../opening-hours/open-ranges.ts';
import type { OpeningHours, Schedule } from '../opening-hours/opening-hours.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf, roundUpToMinutes } from '../time/zurich.ts';
import type { DeliverySettings, DeliveryTime } from './delivery-time.ts';
import type { OrderLocation } from './order-location.ts';

/** The length of a delivery slot. */
export const SLOT_MINUTES = 15;

/** Estimates are rounded up to 5 minutes. */
const ESTIMATE_STEP_MINUTES = 5;

/** Where delivery never closes, slots are offered for one day. */
const SLOTS_AHEAD_MINUTES = 24 * 60;

/** When and how the kitchen delivers. */
export type DeliveryService = {
  /** The delivery hours. */
  readonly schedule: Schedule;
  readonly settings: DeliverySettings;
  readonly busyControls: BusyControls;
};

/** The delivery service from its separately loaded parts. */
export const deliveryServiceOf = (
  { delivery: schedule }: Pick<OpeningHours, 'delivery'>,
  { settings, busyControls }: Omit<DeliveryService, 'schedule'>,
): DeliveryService => ({ schedule, settings, busyControls });

/** Where and how an order would be delivered today. */
export type DeliveryPlan = DeliveryService & { readonly orderLocation: Pick<OrderLocation, 'minutes'> };

const openToday = ({ schedule, busyControls }: DeliveryPlan, now: Instant) =>
  openRangesToday(schedule, now, busyControls.pause);

/** The end of preparation and driving from `begins` on, longer in a rush. */
export const arrivalOf = ({ settings, busyControls, orderLocation }: DeliveryPlan, begins: Instant): Instant =>
  addMinutes(delayedByRush(begins, busyControls.rush), settings.preparationMinutes + orderLocation.minutes);

/**
 * When the kitchen begins an order as soon as possible that is placed at `now`; null when delivery is closed for today.
 */
function asapBegin(plan: DeliveryPlan, now: Instant): Instant | null {
  const [range] = openToday(plan, now);
  return range === undefined ? null : laterOf(now, range.opens);
}

/**
 * When an order placed at `now` arrives: preparation and driving from now, or from the opening later today, which may
 * be the end of a pause. Null when delivery is closed for today.
 */
export function asapEstimate(plan: DeliveryPlan, now: Instant): Instant | null {
  const begins = asapBegin(plan, now);
  return begins === null ? null : roundUpToMinutes(arrivalOf(plan, begins), ESTIMATE_STEP_MINUTES);
}

/**
 * The beginnings of the 15-minute slots that can still be ordered: inside today's delivery hours (past midnight if they
 * are, but less than a day ahead), outside of a pause, not earlier than preparation and driving allow.
 */
export function deliverySlots(plan: DeliveryPlan, now: Instant): Instant[] {
  const end = addMinutes(now, SLOTS_AHEAD_MINUTES);
  return openToday(plan, now).flatMap(({ opens, closes }) => {
    const slots: Instant[] = [];
    let slot = roundUpToMinutes(arrivalOf(plan, laterOf(now, opens)), SLOT_MINUTES);
    for (; slot < end && addMinutes(slot, SLOT_MINUTES) <= closes; slot = addMinutes(slot, SLOT_MINUTES))
      slots.push(slot);
    return slots;
  });
}

/**
 * When an order for `requestedAt` is made and delivered: as soon as possible the kitchen begins now, or when it opens;
 * for a slot it begins as late as preparation and driving allow, but not before now.
 */
export function servingOf(plan: DeliveryPlan, kind: DeliveryTime['kind'], requestedAt: Instant, now: Instant): Serving {
  const { settings, orderLocation } = plan;
  const begins =
    kind === 'asap'
      ? (asapBegin(plan, now) ?? now)
      : laterOf(now, addMinutes(requestedAt, -(settings.preparationMinutes + orderLocation.minutes)));
  return { begins, arrives: requestedAt };
}

/**
 * The times for which products are available while no delivery time is chosen: as soon as possible in the nearest area,
 * or `now` when delivery is closed for today.
 */
export function earliestServing(service: DeliveryService, now: Instant): Serving {
  const plan = { ...service, orderLocation: { minutes: 0 } };
  return servingOf(plan, 'asap', asapEstimate(plan, now) ?? now, now);
}
