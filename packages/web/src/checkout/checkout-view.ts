import type { Cart } from '@ofenpost/core/cart/cart';
import { breadsOf } from '@ofenpost/core/catalogue/oven-breads';
import { type CheckoutSummary, checkoutSummary, needsLegalAge } from '@ofenpost/core/checkout/checkout-summary';
import type { FulfilmentPlace } from '@ofenpost/core/checkout/fulfilment';
import type { CheckoutDraft, PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { placeOrderMessage } from '@ofenpost/core/checkout/place-order-messages';
import type { LegalAge } from '@ofenpost/core/declaration/declaration';
import { minimumAgeOfLines } from '@ofenpost/core/declaration/minimum-age';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { DeliveryPlan, DeliveryService } from '@ofenpost/core/delivery/delivery-slots';
import { type DeliveryTime, type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import {
  alternativeTime,
  exceedsTolerance,
  type OfferedDay,
  type OfferedSlot,
  asapWithin,
  demandOn,
  offeredDays,
  offeredSlots,
  requestedWithin,
} from '@ofenpost/core/delivery/slot-capacity';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { isOnline } from '@ofenpost/core/online-payment/online-method';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import { isPrepaid } from '@ofenpost/core/payment/payment-labels';
import type { PromotionTerms } from '@ofenpost/core/promotion/promotion-terms';
import type { Instant } from '@ofenpost/core/time/instant';
import { laterOf } from '@ofenpost/core/time/zurich';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';

/** The service at the counter, and its terms. */
export type Counter = { readonly service: DeliveryService; readonly place: FulfilmentPlace };

export type CheckoutSituation = {
  readonly draft: CheckoutDraft;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly deliverySchedule: Schedule;
  /** Where and how the order is collected; missing for a delivery. */
  readonly counter?: Counter | null;
  readonly ovenLoad?: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  /** The balance of the customer's gift card, in Rappen. */
  readonly giftCardBalance?: number | undefined;
  /** The part of that balance that nobody paid for, in Rappen. */
  readonly giftCardGiven?: number | undefined;
  /** What the gift card pays of an order that was sent, in Rappen. */
  readonly giftCardAmount?: number | undefined;
  /** The promotion of the code first, then the happy hours. */
  readonly promotions?: readonly PromotionTerms[];
  /** Whether neither an account nor an earlier order on this device speaks for the guest. */
  readonly isUnknown?: boolean;
  /** The server's last refusal of the order, if any. */
  readonly refusal?: PlaceOrderError | null;
  /** Whether the loaded data already contain the refused estimate. */
  readonly isRefusalKnown?: boolean;
  readonly now: Instant;
};

/** Why the chosen time is impossible: it has passed, or the oven is full then, at least for new guests. */
type TimeProblem = 'deliveryTimeUnavailable' | 'slotFull' | 'newGuestSlotFull';

/** What the page shows beside the input. */
export type CheckoutView = {
  /** Null until the customer chose a location within the delivery area, and for a collected order. */
  readonly orderLocation: OrderLocation | null;
  /** The terms of the chosen location or of the counter; null while they are unknown. */
  readonly place: FulfilmentPlace | null;
  readonly fulfilment: Fulfilment;
  /**
   * The arrival of an order placed as soon as possible; null while the location is unknown, or when nothing is left
   * today.
   */
  readonly estimate: Instant | null;
  /** The server's refusal, while it still applies. */
  readonly refusal: PlaceOrderError | null;
  readonly isRefusalKnown: boolean;
  readonly slots: readonly OfferedSlot[];
  /** The coming days for which guests can order; none where they order for today only. */
  readonly days: readonly OfferedDay[];
  /** Null if the chosen time is possible as far as the page knows. */
  readonly timeProblem: TimeProblem | null;
  /** The next possible time, offered instead of an impossible one. */
  readonly alternative: DeliveryTime | null;
  /** The ids of the items that cannot be had at the chosen time, by the server's last refusal. */
  readonly missingThen: readonly string[];
  /** Null while the location is unknown. */
  readonly summary: CheckoutSummary | null;
  /** Whether the gift card pays everything, so that no payment at the door is asked for. */
  readonly isPrepaid: boolean;
  readonly needsLegalAge: boolean;
  /** The age that the law asks for; null without alcohol. */
  readonly minimumAge: LegalAge | null;
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

const fulfilmentAt = (counter: Counter | null = null): Fulfilment => (counter === null ? 'delivered' : 'collected');

/** What the order costs; null while the location is unknown. `at` is its time. */
function summaryOf(
  { draft, cart, counter, giftCardBalance, giftCardGiven, giftCardAmount, promotions, vatRates }: CheckoutSituation,
  orderLocation: FulfilmentPlace | null,
  at: Instant,
): CheckoutSummary | null {
  if (orderLocation === null) return null;
  const { paymentMethod } = draft;
  const fulfilment = fulfilmentAt(counter);
  return checkoutSummary({
    cart,
    orderLocation,
    fulfilment,
    paymentMethod,
    at,
    giftCardBalance,
    giftCardGiven,
    giftCardAmount,
    promotions,
    vatRates,
  });
}

/** Whether the order counts as one of a new guest, as far as the page knows; the server knows more. */
const isOfNewGuest = ({ draft, isUnknown = false, refusal = null }: CheckoutSituation, isPaid: boolean): boolean =>
  (isUnknown || refusal?.code === 'newGuestSlotFull') && !isPaid && !isOnline(draft.paymentMethod);

/** The slots of today and of the coming days. */
const offeredTimes = (...offer: Parameters<typeof offeredSlots>): Pick<CheckoutView, 'slots' | 'days'> => ({
  slots: offeredSlots(...offer),
  days: offeredDays(...offer),
});

/** The chosen location within the delivery area; null for a collected order. */
const orderLocationOf = ({ draft, delivery, counter = null }: CheckoutSituation): OrderLocation | null =>
  counter === null ? (delivery.orderLocations.find(({ id }) => id === draft.address.orderLocationId) ?? null) : null;

const planOf = (
  { delivery, deliverySchedule, counter = null }: CheckoutSituation,
  place: FulfilmentPlace | null,
): DeliveryPlan => ({
  schedule: deliverySchedule,
  settings: delivery.settings,
  busyControls: delivery.busyControls,
  ...counter?.service,
  orderLocation: place ?? farthest(delivery),
});

type Requested = ReturnType<typeof requestedWithin>;

/** `ofAnybody` is what the oven has room for if the guest is not a new one. */
function timeProblemOf(requested: Requested, ofAnybody: Requested): TimeProblem | null {
  if (requested.ok) return null;
  const { code } = requested.error;
  return code === 'slotFull' && ofAnybody.ok ? 'newGuestSlotFull' : code;
}

/** The items that were refused for the chosen time and are still in the cart. */
const missingThen = ({ refusal, cart }: CheckoutSituation): readonly string[] =>
  refusal?.code === 'deliveryTimeUnavailable'
    ? (refusal.items ?? []).filter((missing) => cart.productCart.some(({ id }) => id === missing))
    : [];

/** A time is refused no more once the items that could not be had then are out of the cart. */
const withoutSettled = (situation: CheckoutSituation): CheckoutSituation =>
  situation.refusal?.code === 'deliveryTimeUnavailable' &&
  situation.refusal.items !== undefined &&
  missingThen(situation).length === 0
    ? { ...situation, refusal: null }
    : situation;

export function checkoutView(given: CheckoutSituation): CheckoutView {
  const situation = withoutSettled(given);
  const { draft, cart, counter = null, ovenLoad = UNLIMITED_OVEN, now } = situation;
  const { deliveryTime } = draft;
  const orderLocation = orderLocationOf(situation);
  const place = counter?.place ?? orderLocation;
  const plan = planOf(situation, place);
  const breads = breadsOf(cart);
  const ofAnybody = requestedWithin(plan, { deliveryTime, demand: demandOn(ovenLoad, breads) }, now);
  const summary = summaryOf(situation, place, ofAnybody.ok ? ofAnybody.value : now);
  const isPaid = summary !== null && isPrepaid(summary);
  const demand = demandOn(ovenLoad, breads, isOfNewGuest(situation, isPaid));
  const requested = requestedWithin(plan, { deliveryTime, demand }, now);
  const isTimeOpen = deliveryTime.kind === 'asap' && place === null;
  const timeProblem = isTimeOpen ? null : timeProblemOf(requested, ofAnybody);
  const estimate = place === null ? null : asapWithin(plan, now, demand);
  return {
    orderLocation,
    place,
    fulfilment: fulfilmentAt(counter),
    ...shownEstimate(estimate, situation),
    ...offeredTimes(plan, now, demand),
    timeProblem,
    // The page sees a free slot where the server refused: an item of the cart must be unavailable then.
    alternative:
      timeProblem === null && situation.refusal?.code === 'deliveryTimeUnavailable'
        ? { kind: 'asap' }
        : alternativeTime(plan, { deliveryTime, demand }, now),
    missingThen: missingThen(situation),
    summary,
    isPrepaid: isPaid,
    needsLegalAge: needsLegalAge(cart),
    minimumAge: minimumAgeOfLines(cart.productCart.map(({ products }) => products)),
  };
}

const FIELDS_OF_REFUSALS: Partial<Record<PlaceOrderError['code'], string>> = {
  orderLocationUnavailable: 'address.orderLocationId',
  deliveryTimeUnavailable: 'deliveryTime',
  slotFull: 'deliveryTime',
  newGuestSlotFull: 'deliveryTime',
  estimateChanged: 'deliveryTime',
  legalAgeUnconfirmed: 'legalAgeConfirmed',
  giftCardUnusable: 'giftCardCode',
  giftCardChanged: 'giftCardCode',
  promotionUnusable: 'promotionCode',
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
  readonly fulfilment?: Fulfilment;
};

/** Returns all messages by field: input errors come before impossible choices, and those before refusals of a field. */
export function fieldErrors({ draft, refusal, timeProblem, estimate, isServed, fulfilment }: Wrong): FieldErrors {
  const shownRefusal = refusal?.code === 'estimateChanged' && estimate !== null ? { ...refusal, estimate } : refusal;
  const field = refusal === null ? undefined : FIELDS_OF_REFUSALS[refusal.code];
  return {
    ...(shownRefusal === null || field === undefined ? {} : { [field]: placeOrderMessage(shownRefusal, fulfilment) }),
    ...(timeProblem === null ? {} : { deliveryTime: placeOrderMessage({ code: timeProblem }, fulfilment) }),
    ...(isServed ? {} : { 'address.orderLocationId': placeOrderMessage({ code: 'orderLocationUnavailable' }) }),
    ...draft,
  };
}

/** Whether a refusal belongs to no field. */
export const isGeneralRefusal = (refusal: PlaceOrderError): boolean => FIELDS_OF_REFUSALS[refusal.code] === undefined;

/** The labels of the fields in the order of the page. */
const LABELS: Record<string, string> = {
  'address.orderLocationId': 'Lieferort',
  'address.street': 'Strasse und Nummer',
  'address.houseNumber': 'Strasse und Nummer',
  'address.contactName': 'Name',
  'address.phoneNumber': 'Telefonnummer',
  'address.note': 'Hinweis für den Kurier',
  'contact.contactName': 'Name',
  'contact.phoneNumber': 'Telefonnummer',
  email: 'E-Mail',
  deliveryTime: 'Lieferzeit',
  giftCardCode: 'Gutschein',
  promotionCode: 'Aktionscode',
  remark: 'Bemerkung',
  legalAgeConfirmed: 'Alter',
};

const LABELS_TO_COLLECT = { ...LABELS, deliveryTime: 'Abholzeit' };

export const wrongFieldLabels = (errors: FieldErrors, fulfilment?: Fulfilment): readonly string[] => [
  ...new Set(
    Object.entries(fulfilment === 'collected' ? LABELS_TO_COLLECT : LABELS).flatMap(([field, label]) =>
      errors[field] === undefined ? [] : [label],
    ),
  ),
];

/** Whether the chosen time is a slot on a coming day, and none of today's. */
export const isOnComingDay = ({ slots, days }: Pick<CheckoutView, 'slots' | 'days'>, time: DeliveryTime): boolean =>
  time.kind === 'slot' &&
  !slots.some(({ at }) => at === time.at) &&
  days.some((day) => day.slots.some(({ at }) => at === time.at));
