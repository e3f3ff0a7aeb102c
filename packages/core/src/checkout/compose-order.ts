import type { Assortment } from '../cart/assortment.ts';
import type { Cart, CartItem } from '../cart/cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { StoredCartItem } from '../cart/stored-cart.ts';
import { unavailableItems } from '../cart/unavailable-items.ts';
import { earliestDelivery, requestedInstant } from '../delivery/delivery-slots.ts';
import type { DeliverySettings } from '../delivery/delivery-time.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import type { BusyControls } from '../kitchen/busy-controls.ts';
import { vatRateOf } from '../money/vat-rate.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { Order, OrderAddress, ProductOrder } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { checkoutBlock } from './checkout-blocking.ts';
import type { AddressDraft } from './checkout-draft.ts';
import { type CheckoutSummary, checkoutSummary } from './checkout-summary.ts';
import { needsLegalAge } from './legal-age.ts';
import type { PlaceOrderError, PlaceOrderRequest } from './place-order.ts';

/** An order that keeps every rule and lacks only its id and its number. */
export type OrderDraft = Omit<Order, 'id' | 'number'>;

export type Placing = Assortment & {
  readonly request: PlaceOrderRequest;
  readonly items: readonly StoredCartItem[];
  readonly deliverySchedule: Schedule;
  readonly settings: DeliverySettings;
  readonly busyControls: BusyControls;
  /** The location that the request names; undefined when it does not exist. */
  readonly orderLocation: OrderLocation | undefined;
  readonly now: Instant;
};

const productOrderOf = (
  { products, productCartOptions, amount, unitPrice, totalPrice, creation }: CartItem,
  at: Instant,
): ProductOrder => ({
  productId: products.id,
  name: products.name,
  amount,
  options: productCartOptions.flatMap(({ options }) => options.map(({ name, price }) => ({ name, price }))),
  unitPrice,
  totalPrice,
  vatClass: products.vatClass,
  vatRate: vatRateOf({ vatClass: products.vatClass, fulfilment: 'delivered', at }),
  creation,
});

const addressOf = (
  { contactName, phoneNumber, street, houseNumber }: AddressDraft,
  { postcode, town }: OrderLocation,
): OrderAddress => ({ contactName, phoneNumber, street, houseNumber, postcode, town });

type Agreed = {
  readonly cart: Cart;
  readonly summary: CheckoutSummary;
  readonly orderLocation: OrderLocation;
  readonly requestedAt: Instant;
};

const draftOf = (
  { request: { draft }, now }: Placing,
  { cart, summary, orderLocation, requestedAt }: Agreed,
): OrderDraft => ({
  status: 'placed',
  productOrders: cart.productCart.map((item) => productOrderOf(item, requestedAt)),
  deliveryFee: summary.deliveryFee,
  rounding: summary.rounding,
  totalPrice: summary.totalPrice,
  address: addressOf(draft.address, orderLocation),
  remark: draft.remark,
  deliveryTime: { kind: draft.deliveryTime.kind, requestedAt },
  promisedAt: null,
  payment: { state: 'dueAtDoor', method: draft.paymentMethod },
  checkAge: needsLegalAge(cart),
  reason: null,
  orderTimeProgresses: { created: now },
});

/**
 * Turns a cart into an order, or says which rule is broken: the first of block, location, delivery time, minimum order,
 * legal age and shown total. The cart is judged blocked at the earliest possible delivery; what cannot be had at the
 * chosen time only makes that time unavailable.
 */
export function composeOrder(placing: Placing): Result<OrderDraft, PlaceOrderError> {
  const { request, items, deliverySchedule, settings, busyControls, orderLocation, now } = placing;
  const { draft } = request;
  const service = { schedule: deliverySchedule, settings, busyControls };
  const earliestCart = priceCart(items, placing, earliestDelivery(service, now));
  const block = checkoutBlock({ cart: earliestCart, deliverySchedule, busyControls, now });
  if (block !== null) return err({ code: 'checkoutBlocked', block });
  if (orderLocation === undefined || !orderLocation.active) return err({ code: 'orderLocationUnavailable' });

  const requestedAt = requestedInstant({ ...service, orderLocation }, draft.deliveryTime, now);
  if (requestedAt === null) return err({ code: 'deliveryTimeUnavailable' });
  const cart = priceCart(items, placing, requestedAt);
  if (unavailableItems(cart).length > 0) return err({ code: 'deliveryTimeUnavailable' });

  const summary = checkoutSummary({ cart, orderLocation, paymentMethod: draft.paymentMethod, at: requestedAt });
  const { totalPrice, missingToMinimumOrder: missing } = summary;
  if (missing > 0) return err({ code: 'belowMinimumOrder', minimumOrder: orderLocation.minimumOrder, missing });
  if (needsLegalAge(cart) && !draft.legalAgeConfirmed) return err({ code: 'legalAgeUnconfirmed' });
  if (totalPrice !== request.totalPrice) return err({ code: 'totalChanged', totalPrice });
  return ok(draftOf(placing, { cart, summary, orderLocation, requestedAt }));
}
