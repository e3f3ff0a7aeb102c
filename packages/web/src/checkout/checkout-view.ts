import type { Cart } from '@ofenpost/core/cart/cart';
import { breadsOf } from '@ofenpost/core/catalogue/oven-breads';
import { type CheckoutSummary, checkoutSummary, needsLegalAge } from '@ofenpost/core/checkout/checkout-summary';
import type { CheckoutDraft, PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPlan } from '@ofenpost/core/delivery/delivery-slots';
import { type DeliveryTime, type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import {
  alternativeTime,
  exceedsTolerance,
  type OfferedSlot,
  asapWithin,
  demandOn,
  offeredSlots,
  requestedWithin,
} from '@ofenpost/core/delivery/slot-capacity';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import { isPrepaid } from '@ofenpost/core/payment/payment-labels';
import type { Instant } from '@ofenpost/core/time/instant';
import { laterOf } from '@ofenpost/core/time/zurich';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';

export type CheckoutSituation = {
  readonly draft: CheckoutDraft;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly deliverySchedule: Schedule;
  readonly ovenLoad?: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  /** The balance of the customer's gift card, in Rappen. */
  readonly giftCardBalance?: number;
  /** The part of that balance that nobody paid for, in Rappen. */
  readonly giftCardGiven?: number;
  /** The server's last refusal of the order, if any. */
  readonly refusal?: PlaceOrderError | null;
  /** Whether the loaded data already contain the refused estimate. */
  readonly isRefusalKnown?: boolean;
  readonly now: Instant;
};

/** Why the chosen time is impossible: it has passed, or the oven is full then. */
type TimeProblem = 'deliveryTimeUnavailable' | 'slotFull';

/** What the page shows beside the input. */
export type CheckoutView = {
  /** Null until the customer chose a location within the delivery area. */
  readonly orderLocation: OrderLocation | null;
  /**
   * The arrival of an order placed as soon as possible; null while the location is unknown, or when nothing is left
   * today.
   */
  readonly estimate: Instant | null;
  /** The server's refusal, while it still applies. */
  readonly refusal: PlaceOrderError | null;
  readonly isRefusalKnown: boolean;
  readonly slots: readonly OfferedSlot[];
  /** Null if the chosen time is possible as far as the page knows. */
  readonly timeProblem: TimeProblem | null;
  /** The next possible time, offered instead of an impossible one. */
  readonly alternative: DeliveryTime | null;
  /** Null while the location is unknown. */
  readonly summary: CheckoutSummary | null;
  /** Whether the gift card pays everything, so that no payment at the door is asked for. */
  readonly isPrepaid: boolean;
  readonly needsLegalAge: boolean;
};

/**
 * While the location is unknown the slots are those of the farthest one, so that a chosen slot holds for any location.
 */
const farthest = ({ orderLocations }: Delivery) => ({
  minutes: Math.max(0, ...orderLocations.map(({ minutes }) => minutes)),
});

/**
 * A refused estimate is later than the data loaded before it. Once the loaded data contain the delay, they alone count:
 * their estimate may be later still, or earlier again, which ends the refusal.
 */
function shownEstimate(
  estimate: Instant | null,
  { refusal = null, isRefusalKnown = false }: CheckoutSituation,
): Pick<CheckoutView, 'estimate' | 'refusal' | 'isRefusalKnown'> {
  if (estimate === null || refusal?.code !== 'estimateChanged') return { estimate, refusal, isRefusalKnown };
  const isAsLate = !exceedsTolerance(refusal.estimate, estimate);
  return {
    estimate: isRefusalKnown ? estimate : laterOf(estimate, refusal.estimate),
    refusal: isRefusalKnown && !isAsLate ? null : refusal,
    isRefusalKnown: isRefusalKnown || isAsLate,
  };
}

export function checkoutView(situation: CheckoutSituation): CheckoutView {
  const { draft, cart, delivery, deliverySchedule, ovenLoad = UNLIMITED_OVEN, now } = situation;
  const { deliveryTime, paymentMethod } = draft;
  const orderLocation = delivery.orderLocations.find(({ id }) => id === draft.address.orderLocationId) ?? null;
  const plan: DeliveryPlan = {
    schedule: deliverySchedule,
    settings: delivery.settings,
    busyControls: delivery.busyControls,
    orderLocation: orderLocation ?? farthest(delivery),
  };
  const demand = demandOn(ovenLoad, breadsOf(cart));
  const requested = requestedWithin(plan, { deliveryTime, demand }, now);
  const isTimeOpen = deliveryTime.kind === 'asap' && orderLocation === null;
  const timeProblem = requested.ok || isTimeOpen ? null : requested.error.code;
  const { giftCardBalance = 0, giftCardGiven, vatRates } = situation;
  const at = requested.ok ? requested.value : now;
  const estimate = orderLocation === null ? null : asapWithin(plan, now, demand);
  const summary =
    orderLocation === null
      ? null
      : checkoutSummary({ cart, orderLocation, paymentMethod, at, giftCardBalance, giftCardGiven, vatRates });
  return {
    orderLocation,
    ...shownEstimate(estimate, situation),
    slots: offeredSlots(plan, now, demand),
    timeProblem,
    // The page sees a free slot where the server refused: an item of the cart must be unavailable then.
    alternative:
      timeProblem === null && situation.refusal?.code === 'deliveryTimeUnavailable'
        ? { kind: 'asap' }
        : alternativeTime(plan, { deliveryTime, demand }, now),
    summary,
    isPrepaid: summary !== null && isPrepaid(summary),
    needsLegalAge: needsLegalAge(cart),
  };
}

const FIELDS_OF_REFUSALS: Partial<Record<PlaceOrderError['code'], string>> = {
  orderLocationUnavailable: 'address.orderLocationId',
  deliveryTimeUnavailable: 'deliveryTime',
  slotFull: 'deliveryTime',
  estimateChanged: 'deliveryTime',
  legalAgeUnconfirmed: 'legalAgeConfirmed',
  giftCardUnusable: 'giftCardCode',
  giftCardChanged: 'giftCardCode',
};

type Wrong = {
  /** The errors of the input itself. */
  readonly draft: FieldErrors;
  readonly refusal: PlaceOrderError | null;
  readonly timeProblem: TimeProblem | null;
  /** The displayed arrival of an order placed as soon as possible. */
  readonly estimate: Instant | null;
  /** Whether the chosen saved address is within the delivery area. */
  readonly isServed: boolean;
};

/** Returns all messages by field: input errors come before impossible choices, and those before refusals of a field. */
export function fieldErrors({ draft, refusal, timeProblem, estimate, isServed }: Wrong): FieldErrors {
  const shownRefusal = refusal?.code === 'estimateChanged' && estimate !== null ? { ...refusal, estimate } : refusal;
  const field = refusal === null ? undefined : FIELDS_OF_REFUSALS[refusal.code];
  return {
    ...(shownRefusal === null || field === undefined ? {} : { [field]: placeOrderMessage(shownRefusal) }),
    ...(timeProblem === null ? {} : { deliveryTime: placeOrderMessage({ code: timeProblem }) }),
    ...(isServed ? {} : { 'address.orderLocationId': placeOrderMessage({ code: 'orderLocationUnavailable' }) }),
    ...draft,
  };
}

/** Whether a refusal belongs to no field. */
export const isGeneralRefusal = (refusal: PlaceOrderError): boolean => FIELDS_OF_REFUSALS[refusal.code] === undefined;

/** The labels of the fields in the order of the page. */
const LABELS: Record<string, string> = {
  'address.contactName': 'Name',
  'address.phoneNumber': 'Telefonnummer',
  'address.street': 'Strasse',
  'address.houseNumber': 'Nummer',
  'address.orderLocationId': 'Lieferort',
  'address.note': 'Hinweis für den Kurier',
  email: 'E-Mail',
  deliveryTime: 'Lieferzeit',
  giftCardCode: 'Gutschein',
  remark: 'Bemerkung',
  legalAgeConfirmed: 'Alter',
};

export const wrongFieldLabels = (errors: FieldErrors): readonly string[] =>
  Object.entries(LABELS).flatMap(([field, label]) => (errors[field] === undefined ? [] : [label]));
