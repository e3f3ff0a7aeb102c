import type { Cart } from '@ofenpost/core/cart/cart';
import type { CheckoutDraft } from '@ofenpost/core/checkout/checkout-draft';
import { type CheckoutSummary, checkoutSummary } from '@ofenpost/core/checkout/checkout-summary';
import { needsLegalAge } from '@ofenpost/core/checkout/legal-age';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import {
  type DeliveryPlan,
  asapEstimate,
  deliverySlots,
  isDeliveryTimeOrderable,
  requestedInstant,
} from '@ofenpost/core/delivery/delivery-slots';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import type { Instant } from '@ofenpost/core/time/instant';

export type CheckoutSituation = {
  readonly draft: CheckoutDraft;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly deliverySchedule: Schedule;
  readonly now: Instant;
};

/** What the page shows beside what was entered. */
export type CheckoutView = {
  /** Null until the customer chose one that is delivered to. */
  readonly orderLocation: OrderLocation | null;
  /** When an order as soon as possible arrives; null while the location is unknown. */
  readonly estimate: Instant | null;
  readonly slots: readonly Instant[];
  /** False when the chosen slot has become impossible. */
  readonly isTimePossible: boolean;
  /** Null while the location is unknown. */
  readonly summary: CheckoutSummary | null;
  readonly needsLegalAge: boolean;
};

/** While the location is unknown slots are those of the farthest one, so that a chosen slot holds wherever it goes. */
const farthest = ({ orderLocations }: Delivery) => ({
  minutes: Math.max(0, ...orderLocations.map(({ minutes }) => minutes)),
});

export function checkoutView({ draft, cart, delivery, deliverySchedule, now }: CheckoutSituation): CheckoutView {
  const orderLocation = delivery.orderLocations.find(({ id }) => id === draft.address.orderLocationId) ?? null;
  const plan: DeliveryPlan = {
    schedule: deliverySchedule,
    settings: delivery.settings,
    busyControls: delivery.busyControls,
    orderLocation: orderLocation ?? farthest(delivery),
  };
  const at = requestedInstant(plan, draft.deliveryTime, now) ?? now;
  return {
    orderLocation,
    estimate: orderLocation === null ? null : asapEstimate(plan, now),
    slots: deliverySlots(plan, now),
    isTimePossible: isDeliveryTimeOrderable(plan, draft.deliveryTime, now),
    summary:
      orderLocation === null ? null : checkoutSummary({ cart, orderLocation, paymentMethod: draft.paymentMethod, at }),
    needsLegalAge: needsLegalAge(cart),
  };
}
