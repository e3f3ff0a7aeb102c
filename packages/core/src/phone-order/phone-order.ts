import * as z from 'zod/mini';
import { CART_ITEMS_MAX } from '../cart/cart-limits.ts';
import { newCartItem } from '../cart/cart.ts';
import { checkoutDraft, orderingDraft, placeOrderRequest } from '../checkout/place-order.ts';
import { phoneNumberField } from '../contact/contact-fields.ts';
import { orderOverride, order } from '../order/order.ts';

const { idempotencyKey, totalPrice, giftCardAmount, estimate } = placeOrderRequest.shape;

/** An order that staff take by phone. It carries its items, because no cart is used. */
export const phoneOrderRequest = z.object({
  idempotencyKey,
  totalPrice,
  giftCardAmount,
  /** The time that the caller was told for as soon as possible: another time is refused, so that staff can ask. */
  estimate,
  items: z.array(newCartItem).check(z.maxLength(CART_ITEMS_MAX)),
  draft: orderingDraft,
  /** The blocks to override if they exist; null overrides nothing. */
  override: z.nullable(orderOverride),
});
export type PhoneOrderRequest = z.infer<typeof phoneOrderRequest>;

export const callerQuery = z.object({ phoneNumber: phoneNumberField });

/** The shown fields of a caller's order beside its lines. */
export const CALLER_ORDER_FIELDS = {
  id: true,
  number: true,
  status: true,
  promisedAt: true,
  fulfilment: true,
  ovenBreads: true,
  address: true,
  totalPrice: true,
  orderTimeProgresses: true,
} as const;

/** An earlier order of a caller, with all that a new one can begin with. */
export const callerOrder = z.pick(order, { ...CALLER_ORDER_FIELDS, productOrders: true });
export type CallerOrder = z.infer<typeof callerOrder>;

/** An account with the caller's number. The number is not verified, so staff must ask for the name. */
export const callerAccount = z.object({
  name: z.string(),
  addresses: z.array(checkoutDraft.shape.address),
});
export type CallerAccount = z.infer<typeof callerAccount>;

/** The customers who may be calling. Orders are newest first. */
export const caller = z.object({ orders: z.array(callerOrder), accounts: z.array(callerAccount) });
export type Caller = z.infer<typeof caller>;

/** The maximum number of orders and accounts of a caller. */
export const CALLER_ORDERS_MAX = 5;
export const CALLER_ACCOUNTS_MAX = 3;
