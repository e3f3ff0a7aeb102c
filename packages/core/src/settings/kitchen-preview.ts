import { type DeliveryPlan, deliveryServiceOf } from '../delivery/delivery-slots.ts';
import type { ReservedSlot } from '../delivery/delivery-time.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { nextDelivery } from '../delivery/next-delivery.ts';
import { nearestOf } from '../delivery/order-location.ts';
import { type OfferedSlot, asapWithin, demandOn, offeredSlots } from '../delivery/slot-capacity.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { HalfPriceRule, PizzaOffer, PizzaSize, PizzaTopping } from '../pizza/pizza-offer.ts';
import { type PizzaPriceLine, pizzaPrice } from '../pizza/pizza-price.ts';
import { priceFor } from '../pizza/resolve-creation.ts';
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

const byPrice = (toppings: readonly PizzaTopping[], size: PizzaSize): readonly PizzaTopping[] =>
  toppings.toSorted((a, b) => priceFor(a, size) - priceFor(b, size));

/**
 * The price of the cheapest topping on the left and the dearest on the right half under this rule, on the first size;
 * null when the offer has too few toppings. The lines are those that the pizza creator would show.
 */
export function halfPriceExample(offer: PizzaOffer, halfPriceRule: HalfPriceRule): readonly PizzaPriceLine[] | null {
  const [[size], [dough], [sauce], [cheese]] = [offer.sizes, offer.doughs, offer.sauces, offer.cheeses];
  if (size === undefined || dough === undefined || sauce === undefined || cheese === undefined) return null;
  const toppings = byPrice(offer.toppings, size);
  const [left, right] = [toppings[0], toppings.at(-1)];
  if (left === undefined || right === undefined || left === right) return null;
  const priced = pizzaPrice(
    { ...offer, halfPriceRule },
    {
      sizeId: size.id,
      doughId: dough.id,
      sauceId: sauce.id,
      cheeseId: cheese.id,
      toppings: [
        { toppingId: left.id, place: 'left' },
        { toppingId: right.id, place: 'right' },
      ],
    },
  );
  return priced.ok ? priced.value.lines.filter(({ kind }) => kind === 'topping') : null;
}
