import { type DeliveryPlan, deliveryServiceOf } from '../delivery/delivery-slots.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { nextDelivery } from '../delivery/next-delivery.ts';
import { nearestOf } from '../delivery/order-location.ts';
import type { ReservedSlot } from '../delivery/oven-load.ts';
import { type OfferedSlot, asapWithin, demandOn, offeredSlots } from '../delivery/slot-capacity.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { Instant } from '../time/instant.ts';
import type { KitchenSettingsDraft } from './settings-draft.ts';

type Shop = {
  readonly openingHours: OpeningHours;
  readonly delivery: Delivery;
  readonly reserved: readonly ReservedSlot[];
};

export type KitchenPreview = {
  /** When one flatbread would arrive in the nearest area; null when no opening is known, or no area is served. */
  readonly next: Instant | null;
  /** Today's slots for one flatbread there, full ones too. */
  readonly slots: readonly OfferedSlot[];
};

/** What guests would be offered at `now` under these settings, by the rules of the checkout. */
export function kitchenPreview(
  { preparationMinutes, ovenCapacity }: Pick<KitchenSettingsDraft, 'preparationMinutes' | 'ovenCapacity'>,
  { openingHours, delivery, reserved }: Shop,
  now: Instant,
): KitchenPreview {
  const orderLocation = nearestOf(delivery.orderLocations);
  if (orderLocation === undefined) return { next: null, slots: [] };
  const service = deliveryServiceOf(openingHours, { ...delivery, settings: { preparationMinutes } });
  const plan: DeliveryPlan = { ...service, orderLocation };
  const demand = demandOn({ capacity: ovenCapacity, reserved: [...reserved] }, 1);
  return { next: asapWithin(plan, now, demand) ?? nextDelivery(plan, now), slots: offeredSlots(plan, now, demand) };
}
