import type { Cart } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { Assortment } from '../cart/stored-cart.ts';
import type { Serving } from '../catalogue/availability.ts';
import { breadsOf } from '../catalogue/oven-breads.ts';
import { type CheckoutSummary, checkoutSummary, needsLegalAge } from '../checkout/checkout-summary.ts';
import { counterOf, fulfilmentService } from '../checkout/fulfilment.ts';
import { checkoutDraft, collectionDraft, type PlaceOrderError } from '../checkout/place-order.ts';
import { type DeliveryPlan, earliestServing, servingOf } from '../delivery/delivery-slots.ts';
import type { OvenLoad } from '../delivery/delivery-time.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import {
  type OfferedDay,
  type OfferedSlot,
  asapWithin,
  demandOn,
  offeredDays,
  offeredSlots,
} from '../delivery/slot-capacity.ts';
import { type FieldErrors, fieldErrors } from '../editor/editor.ts';
import type { GiftCardBalance } from '../gift-card/gift-card.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { type OverridableBlock, overridableBlock } from '../order/order.ts';
import type { PromotionTerms } from '../promotion/promotion-terms.ts';
import { ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { VatRateEntry } from '../vat/vat.ts';
import { composePhoneOrder } from './compose-phone-order.ts';
import { type PhoneOrderDraft, orderDraftOf } from './phone-order-draft.ts';
import { phoneOrderErrors } from './phone-order-messages.ts';

/** The loaded data that orders are made from. */
export type PhoneOrderShop = Assortment & {
  readonly openingHours: OpeningHours;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
  /** The happy hours that count now; missing is none. */
  readonly happyHours?: readonly PromotionTerms[];
};

/** What the screen shows of an unfinished order. */
export type PhoneOrderView = {
  readonly cart: Cart;
  readonly orderLocation: OrderLocation | null;
  /** Null while the place of the delivery is unknown. */
  readonly summary: CheckoutSummary | null;
  /** The arrival or collection as soon as possible; null when it is not possible today. */
  readonly asapAt: Instant | null;
  readonly slots: readonly OfferedSlot[];
  /** The coming days for which orders are taken; none where they are for today only. */
  readonly days: readonly OfferedDay[];
  /** When it is made and arrives as far as it is known: what can be had then is offered. */
  readonly serving: Serving;
  readonly needsLegalAge: boolean;
  /** The data that is still missing or wrong, by field. */
  readonly errors: FieldErrors;
  /** A refusal of the server that cannot be overridden. */
  readonly blocker: PlaceOrderError | null;
  /** The blocks that need an override with a reason. */
  readonly blocks: readonly OverridableBlock[];
  /** Whether the order can be submitted. */
  readonly isComplete: boolean;
};

const REASON = 'Vorschau';

function blocksOf(
  taken: PhoneOrderDraft,
  {
    summary,
    ...orderContext
  }: PhoneOrderShop & {
    summary: CheckoutSummary;
    orderLocation: OrderLocation | null;
    giftCardBalance: number;
    giftCardGiven: number;
    named: PromotionTerms | null;
    isAgeUnasked: boolean;
    now: Instant;
  },
): Pick<PhoneOrderView, 'blocker' | 'blocks'> & { readonly bookedAt: Instant | null } {
  const { delivery, orderLocation, isAgeUnasked, named, happyHours = [], ...shop } = orderContext;
  const composed = composePhoneOrder(
    {
      ...shop,
      settings: delivery.settings,
      busyControls: delivery.busyControls,
      promotions: { named: named && ok(named), happyHours },
      orderLocation: orderLocation ?? undefined,
      items: taken.items,
      request: {
        totalPrice: summary.totalPrice,
        giftCardAmount: summary.giftCardAmount,
        draft: {
          ...orderDraftOf(taken),
          // A gift card that is not checked yet does not block the order; the server validates it.
          ...(orderContext.giftCardBalance === 0 && { giftCardCode: '' }),
          // The age is asked with the rest and not before it, because the caller waits.
          legalAgeConfirmed: true,
        },
      },
    },
    { blocks: [...overridableBlock.options], reason: REASON },
  );
  if (!composed.ok) return { blocker: composed.error, blocks: [], bookedAt: null };
  return {
    blocker: isAgeUnasked ? { code: 'legalAgeUnconfirmed' } : null,
    blocks: composed.value.override?.blocks ?? [],
    bookedAt: composed.value.deliveryTime.kind === 'asap' ? composed.value.deliveryTime.requestedAt : null,
  };
}

const timesOf = (plan: DeliveryPlan, cart: Cart, load: OvenLoad, now: Instant) => {
  const demand = demandOn(load, breadsOf(cart));
  return {
    asapAt: asapWithin(plan, now, demand),
    slots: offeredSlots(plan, now, demand),
    days: offeredDays(plan, now, demand),
  };
};

/** An override needs a reason. */
const isComplete = (
  { overrideReason }: PhoneOrderDraft,
  { summary, errors, blocker, blocks }: Omit<PhoneOrderView, 'isComplete'>,
): boolean =>
  summary !== null &&
  blocker === null &&
  Object.keys(errors).length === 0 &&
  (blocks.length === 0 || overrideReason.trim() !== '');

const NO_CARD: GiftCardBalance = { balance: 0, given: 0 };

/**
 * The view of an unfinished order by the rules that the server will apply; `giftCard` is what its gift
 * card can pay, and `named` the promotion of its code.
 */
export function phoneOrderView(
  taken: PhoneOrderDraft,
  shop: PhoneOrderShop,
  now: Instant,
  giftCard: GiftCardBalance = NO_CARD,
  named: PromotionTerms | null = null,
): PhoneOrderView {
  const { openingHours, delivery, ovenLoad, vatRates, happyHours = [] } = shop;
  const { fulfilment, paymentMethod } = taken;
  const card = { giftCardBalance: giftCard.balance, giftCardGiven: giftCard.given };
  const isCollected = fulfilment === 'collected';
  const service = fulfilmentService(fulfilment, openingHours, delivery);
  const orderLocation = isCollected
    ? null
    : (delivery.orderLocations.find(({ id, active }) => active && id === taken.orderLocationId) ?? null);
  const place = isCollected ? counterOf(delivery.collection) : orderLocation;
  const plan = { ...service, orderLocation: place ?? { minutes: 0 } };
  const { deliveryTime } = taken;
  const serving =
    deliveryTime.kind === 'slot' ? servingOf(plan, 'slot', deliveryTime.at, now) : earliestServing(service, now);
  const cart = priceCart(taken.items, shop, serving);
  const summary =
    place === null
      ? null
      : checkoutSummary({
          cart,
          orderLocation: place,
          paymentMethod,
          fulfilment,
          vatRates,
          at: serving.arrives,
          ...card,
          promotions: named === null ? happyHours : [named, ...happyHours],
        });
  const draft = orderDraftOf(taken);
  const hasAlcohol = needsLegalAge(cart);
  const isAgeUnasked = hasAlcohol && !taken.legalAgeConfirmed;
  const { asapAt, ...offered } = timesOf(plan, cart, ovenLoad, now);
  const { bookedAt, ...validated } =
    summary === null
      ? { bookedAt: null, blocker: null, blocks: [] }
      : blocksOf(taken, { ...shop, orderLocation, summary, ...card, named, isAgeUnasked, now });
  const view = {
    cart,
    orderLocation,
    summary,
    // With an override the order may arrive earlier, so the time that would be booked is shown.
    asapAt: bookedAt ?? asapAt,
    ...offered,
    serving,
    needsLegalAge: hasAlcohol,
    errors: phoneOrderErrors(
      'contact' in draft ? fieldErrors(collectionDraft, draft) : fieldErrors(checkoutDraft, draft),
    ),
    ...validated,
  };
  return { ...view, isComplete: isComplete(taken, view) };
}
