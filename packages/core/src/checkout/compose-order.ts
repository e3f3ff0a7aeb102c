import { isCartAmount } from '../cart/cart-limits.ts';
import type { Cart, CartItem } from '../cart/cart.ts';
import { chosenOptions } from '../cart/chosen-options.ts';
import { priceCart } from '../cart/price-cart.ts';
import { unavailableItems } from '../cart/priced-cart.ts';
import type { Assortment, StoredCartItem } from '../cart/stored-cart.ts';
import { breadsOf } from '../catalogue/oven-breads.ts';
import type { LegalAge } from '../declaration/declaration.ts';
import { atLeastAged } from '../declaration/minimum-age.ts';
import type { Collection } from '../delivery/collection.ts';
import { deliveryFee, missingToMinimumOrder } from '../delivery/delivery-fee.ts';
import { earliestServing, servingOf } from '../delivery/delivery-slots.ts';
import { type DeliverySettings, type OvenLoad, UNLIMITED_OVEN } from '../delivery/delivery-time.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { exceedsTolerance, demandOn, requestedWithin } from '../delivery/slot-capacity.ts';
import type { BusyControls } from '../kitchen/busy-controls.ts';
import { price as priceSchema } from '../money/money.ts';
import { canBePaidOnline } from '../online-payment/online-limits.ts';
import { type OnlineMethod, isOnline } from '../online-payment/online-method.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { OverridableBlock, Order, ProductOrder } from '../order/order.ts';
import { announcedPayment } from '../payment/announced-payment.ts';
import { isPrepaid } from '../payment/payment-labels.ts';
import type { CheckoutMethod, Payment } from '../payment/payment.ts';
import { reducedLines } from '../promotion/apply-promotion.ts';
import { discountableLine } from '../promotion/discountable-line.ts';
import type { OfferedPromotions } from '../promotion/offered-promotions.ts';
import type { PromotionTerms } from '../promotion/promotion-terms.ts';
import { uselessBecause } from '../promotion/useless-promotion.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { type Acquaintance, isNewGuest } from '../trust/new-guest.ts';
import { type OpenOrders, openOrderLimit } from '../trust/open-order-limit.ts';
import { knowsVatRates } from '../vat/vat-rate-of.ts';
import type { VatRate } from '../vat/vat.ts';
import { checkoutBlock } from './checkout-blocking.ts';
import { type CheckoutSummary, type Taxing, checkoutSummary, taxedRate, needsLegalAge } from './checkout-summary.ts';
import { type FulfilmentPlace, counterOf, fulfilmentOf, fulfilmentService, orderAddressOf } from './fulfilment.ts';
import {
  ORDER_ITEMS_TOTAL_MAX,
  type OrderingDraft,
  type PlaceOrderError,
  type PlaceOrderRequest,
} from './place-order.ts';

const isPrice = (amount: number): boolean => priceSchema.safeParse(amount).success;

/** Whether all prices are whole Rappen, the amounts fit into a cart, and the total is below the maximum of an order. */
export function isPayable(
  { productCart, totalCost }: Cart,
  orderLocation: Pick<OrderLocation, 'feeTiers' | 'freeFrom'>,
): boolean {
  return (
    productCart.every(({ amount, totalPrice }) => isCartAmount(amount) && isPrice(totalPrice)) &&
    isPrice(totalCost) &&
    totalCost <= ORDER_ITEMS_TOTAL_MAX &&
    isPrice(deliveryFee(orderLocation, totalCost))
  );
}

/** What the shop knows of whoever orders, while nobody else can order from there. */
export type GuestStanding = Omit<Acquaintance, 'isPaid'> & { readonly openOrders: OpenOrders };

/** A valid order without its id and its number. */
export type OrderDraft = Omit<Order, 'id' | 'number'>;

/** An order and the amounts that were shown: by a guest, or by staff for somebody on the phone. */
export type OrderRequest = Pick<PlaceOrderRequest, 'totalPrice' | 'giftCardAmount' | 'estimate'> & {
  readonly draft: OrderingDraft;
};

export type OrderContext = Assortment &
  Pick<Taxing, 'vatRates'> & {
    readonly request: OrderRequest;
    readonly items: readonly StoredCartItem[];
    readonly openingHours: OpeningHours;
    readonly settings: DeliverySettings;
    readonly busyControls: BusyControls;
    /** The terms of collection; missing: those of the restaurant. */
    readonly collection?: Collection | undefined;
    /** False refuses collected orders; missing for staff, who may always take them. */
    readonly isCollectionOffered?: boolean;
    /** The location that the request names; undefined when it does not exist, and for a collected order. */
    readonly orderLocation: OrderLocation | undefined;
    /** The usable balance of the gift card that the request names, in Rappen; null when it cannot pay. */
    readonly giftCardBalance?: number | null;
    /** The part of it that was given, in Rappen. */
    readonly giftCardGiven?: number;
    /** The oven's capacity and what other orders have reserved; without it any number of flatbreads fits. */
    readonly ovenLoad?: OvenLoad;
    /** The promotions that may count for the order; without it none. */
    readonly promotions?: OfferedPromotions;
    /** What the shop knows of the guest; without it the order is trusted, as one that staff take. */
    readonly standing?: GuestStanding | null;
    /** The lowest age for any alcohol; without it that of the law. */
    readonly alcoholMinAge?: LegalAge;
    /** How guests can pay online now; without it in no way. */
    readonly onlineMethods?: readonly OnlineMethod[];
    /** The blocks that staff override; without it none. */
    readonly overridden?: readonly OverridableBlock[];
    readonly now: Instant;
  };

/** The line of an order that an item of the cart becomes. */
export const productOrderOf = (
  { products, productCartOptions, amount, unitPrice, totalPrice, creation }: CartItem,
  vatRate: VatRate,
): ProductOrder => ({
  productId: products.id,
  name: products.name,
  amount,
  options: chosenOptions({ productCartOptions }).map(({ id, optionGroupId, name, price }) => ({
    id,
    optionGroupId,
    name,
    price,
  })),
  unitPrice,
  totalPrice,
  vatClass: products.vatClass,
  vatRate,
  creation,
  ...(products.declaration && { declaration: products.declaration }),
});

/** What is fulfilled, where and when. */
type Fulfilment = {
  readonly cart: Cart;
  readonly place: FulfilmentPlace & Pick<OrderLocation, 'postcode' | 'town'>;
  readonly requestedAt: Instant;
};

/** Nothing is due at the door when the gift card pays everything. */
const paymentOf = (summary: CheckoutSummary, method: CheckoutMethod): Payment =>
  isPrepaid(summary) ? { state: 'prepaid' } : announcedPayment(method);

const taxingOf = (draft: OrderingDraft, vatRates: Taxing['vatRates']): Taxing => ({
  fulfilment: fulfilmentOf(draft),
  ...(vatRates && { vatRates }),
});

const draftOf = (
  { request: { draft }, now, vatRates, alcoholMinAge }: OrderContext,
  { cart, place, requestedAt }: Fulfilment,
  summary: CheckoutSummary,
): OrderDraft => ({
  revision: 1,
  status: isPrepaid(summary) || !isOnline(draft.paymentMethod) ? 'placed' : 'awaitingPayment',
  fulfilment: fulfilmentOf(draft),
  productOrders: reducedLines(
    cart.productCart.map((item) =>
      atLeastAged(
        productOrderOf(item, taxedRate(item.products.vatClass, { ...taxingOf(draft, vatRates), at: requestedAt })),
        alcoholMinAge,
      ),
    ),
    summary.promotion,
  ),
  ...(summary.promotion !== null && { promotion: summary.promotion }),
  deliveryFee: summary.deliveryFee,
  rounding: summary.rounding,
  totalPrice: summary.totalPrice,
  giftCardAmount: summary.giftCardAmount,
  giftCardDiscount: summary.giftCardDiscount,
  address: orderAddressOf(draft, place),
  remark: draft.remark,
  deliveryTime: { kind: draft.deliveryTime.kind, requestedAt },
  promisedAt: null,
  promiseMove: null,
  edits: [],
  refunds: [],
  payment: paymentOf(summary, draft.paymentMethod),
  checkAge: needsLegalAge(cart),
  ovenBreads: breadsOf(cart),
  reason: null,
  override: null,
  orderTimeProgresses: { created: now },
  redelivers: null,
  redeliveries: [],
  guestCancellation: null,
});

/** The place and terms of the fulfilment; null where there is no delivery. */
function placeOf({ request: { draft }, orderLocation, collection }: OrderContext): Fulfilment['place'] | null {
  if (fulfilmentOf(draft) === 'collected') return { ...counterOf(collection), postcode: '', town: '' };
  return orderLocation?.active === true ? orderLocation : null;
}

const isLaterThanEstimate = ({ draft, estimate }: OrderRequest, requestedAt: Instant): boolean =>
  draft.deliveryTime.kind === 'asap' && estimate !== undefined && exceedsTolerance(requestedAt, estimate);

function fulfilmentOfOrder(orderContext: OrderContext, isOfNewGuest: boolean): Result<Fulfilment, PlaceOrderError> {
  const { request, items, openingHours, overridden = [], now } = orderContext;
  const fulfilment = fulfilmentOf(request.draft);
  const ovenLoad = overridden.includes('fullSlot') ? UNLIMITED_OVEN : (orderContext.ovenLoad ?? UNLIMITED_OVEN);
  const { settings, busyControls: busy, collection } = orderContext;
  const kitchen = overridden.includes('deliveryPause')
    ? { settings, busyControls: { ...busy, pause: null }, collection: collection && { ...collection, pause: null } }
    : { settings, busyControls: busy, collection };
  const service = fulfilmentService(fulfilment, openingHours, kitchen);
  const { deliveryTime } = request.draft;
  const place = placeOf(orderContext);
  const plan = { ...service, orderLocation: place ?? { minutes: 0 } };
  const cartAt = (at: Instant): Cart => priceCart(items, orderContext, servingOf(plan, deliveryTime.kind, at, now));
  const earliestCart = priceCart(items, orderContext, earliestServing(service, now));
  const slotCart = deliveryTime.kind === 'slot' ? cartAt(deliveryTime.at) : earliestCart;
  const { schedule: deliverySchedule, busyControls } = service;
  // An item that is unavailable now may be available again for the chosen slot.
  const cartToBlock = unavailableItems(slotCart).length === 0 ? slotCart : earliestCart;
  const block = checkoutBlock({
    cart: cartToBlock,
    fulfilment,
    isCollectionOffered: orderContext.isCollectionOffered !== false,
    deliverySchedule,
    busyControls,
    daysAhead: service.settings.daysAhead,
    now,
  });
  if (block !== null) return err({ code: 'checkoutBlocked', block });
  if (place === null) return err({ code: 'orderLocationUnavailable' });

  const demand = demandOn(ovenLoad, breadsOf(earliestCart), isOfNewGuest);
  const requested = requestedWithin(plan, { deliveryTime, demand }, now);
  if (!requested.ok) return requested;
  const requestedAt = requested.value;
  if (!knowsVatRates(requestedAt, orderContext.vatRates)) return err({ code: 'deliveryTimeUnavailable' });
  const cart = cartAt(requestedAt);
  const missing = unavailableItems(cart).map(({ id }) => id);
  if (missing.length > 0) return err({ code: 'deliveryTimeUnavailable', items: missing });
  return isLaterThanEstimate(request, requestedAt)
    ? err({ code: 'estimateChanged', estimate: requestedAt })
    : ok({ cart, place, requestedAt });
}

/** The usable balance of the request's gift card, in Rappen: 0 when it names none, null when it cannot pay. */
function usableGiftCard({ request, giftCardBalance = null }: OrderContext): number | null {
  const { giftCardCode = '' } = request.draft;
  if (giftCardCode === '') return 0;
  return giftCardBalance !== null && giftCardBalance > 0 ? giftCardBalance : null;
}

/** The promotions of the order, the one of its code first; refused where its code earns nothing. */
function usablePromotions(
  { promotions }: OrderContext,
  cart: Cart,
  place: FulfilmentPlace,
): Result<readonly PromotionTerms[], PlaceOrderError> {
  const { named = null, happyHours = [] } = promotions ?? {};
  if (named === null) return ok(happyHours);
  if (!named.ok) return named;
  const lines = cart.productCart.map(discountableLine);
  const { minimum } = named.value;
  const reason = uselessBecause(named.value, lines, deliveryFee(place, cart.totalCost));
  return reason === null ? ok([named.value, ...happyHours]) : err({ code: 'promotionUnusable', reason, minimum });
}

/** Whether the order is to be paid online and cannot be. */
function isRefusedOnline({ request, onlineMethods = [] }: OrderContext, summary: CheckoutSummary): boolean {
  const { paymentMethod } = request.draft;
  if (!isOnline(paymentMethod) || isPrepaid(summary)) return false;
  return !onlineMethods.includes(paymentMethod) || !canBePaidOnline(summary.amountDue);
}

function agreedSummary(
  orderContext: OrderContext,
  { cart, place, requestedAt: at }: Fulfilment,
): Result<CheckoutSummary, PlaceOrderError> {
  const { totalPrice, giftCardAmount = 0, draft } = orderContext.request;
  if (!isPayable(cart, place)) return err({ code: 'totalTooHigh' });
  const missing = missingToMinimumOrder(place, cart.totalCost);
  if (missing > 0 && orderContext.overridden?.includes('minimumOrder') !== true)
    return err({ code: 'belowMinimumOrder', minimumOrder: place.minimumOrder, missing });
  if (needsLegalAge(cart) && !draft.legalAgeConfirmed) return err({ code: 'legalAgeUnconfirmed' });
  const giftCardBalance = usableGiftCard(orderContext);
  if (giftCardBalance === null) return err({ code: 'giftCardUnusable' });
  const promotions = usablePromotions(orderContext, cart, place);
  if (!promotions.ok) return promotions;

  const { paymentMethod } = draft;
  const taxing = taxingOf(draft, orderContext.vatRates);
  const { giftCardGiven = 0 } = orderContext;
  const card = { giftCardBalance, giftCardGiven };
  const summary = checkoutSummary({
    ...taxing,
    ...card,
    cart,
    orderLocation: place,
    paymentMethod,
    at,
    promotions: promotions.value,
  });
  if (summary.totalPrice !== totalPrice) return err({ code: 'totalChanged', totalPrice: summary.totalPrice });
  if (isRefusedOnline(orderContext, summary)) return err({ code: 'onlineUnavailable' });
  return summary.giftCardAmount === giftCardAmount
    ? ok(summary)
    : err({ code: 'giftCardChanged', giftCardAmount: summary.giftCardAmount, amountDue: summary.amountDue });
}

function composeFor(orderContext: OrderContext, isOfNewGuest: boolean): Result<OrderDraft, PlaceOrderError> {
  const orderFulfilment = fulfilmentOfOrder(orderContext, isOfNewGuest);
  if (!orderFulfilment.ok) return orderFulfilment;
  const summary = agreedSummary(orderContext, orderFulfilment.value);
  return summary.ok ? ok(draftOf(orderContext, orderFulfilment.value, summary.value)) : summary;
}

const isUnknownGuest = (standing: GuestStanding | null, isPaid: boolean): boolean =>
  standing !== null && isNewGuest({ ...standing, isPaid });

/**
 * Makes an order of a cart, or answers the first broken rule, in the order block, location, delivery time, highest
 * total, minimum order, legal age, gift card, code of a promotion and shown amounts. The cart is blocked when an item is available neither
 * as soon as possible nor in the chosen slot; an item that is unavailable in that slot alone only makes the slot
 * unavailable. An order as soon as possible arrives with the first slot in which the oven has room, unless that is more
 * than 15 minutes later than the customer was shown. Last come the rules of trust, which what is paid already escapes.
 */
export function composeOrder(orderContext: OrderContext): Result<OrderDraft, PlaceOrderError> {
  const { standing = null, request } = orderContext;
  // Money held before anything is baked is trusted; once it is due at the door, the guest is new again.
  const isPaid = isOnline(request.draft.paymentMethod);
  const composed = composeFor(orderContext, false);
  if (!composed.ok && composed.error.code === 'estimateChanged' && isUnknownGuest(standing, isPaid)) {
    // A new guest, who may get a later slot than anybody else, is asked about that one at once.
    const later = composeFor(orderContext, true);
    return !later.ok && later.error.code === 'estimateChanged' ? later : composed;
  }
  if (!composed.ok || standing === null || composed.value.payment.state === 'prepaid') return composed;
  const limit = openOrderLimit(standing.openOrders);
  if (limit !== null) return err(limit);
  if (!isNewGuest({ ...standing, isPaid: false })) return composed;
  if (isPaid) return ok({ ...composed.value, newGuest: true });
  const ofNewGuest = composeFor(orderContext, true);
  if (ofNewGuest.ok) return ok({ ...ofNewGuest.value, newGuest: true });
  return ofNewGuest.error.code === 'slotFull' ? err({ code: 'newGuestSlotFull' }) : ofNewGuest;
}
