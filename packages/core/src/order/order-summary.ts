import * as z from 'zod/mini';
import { isOnline } from '../online-payment/online-method.ts';
import { announcedPayment } from '../payment/announced-payment.ts';
import { roundingFor } from '../payment/cash-rounding.ts';
import type { CheckoutMethod } from '../payment/payment.ts';
import { may } from '../role/permission.ts';
import type { RoleHolder } from '../role/role.ts';
import { withoutFormer } from './former-texts.ts';
import { type Order, type ProductOrder, order as orderSchema } from './order.ts';

/** The fields of an order in a list. */
export const orderSummary = z.pick(orderSchema, {
  id: true,
  number: true,
  status: true,
  fulfilment: true,
  ovenBreads: true,
  productOrders: true,
  totalPrice: true,
  orderTimeProgresses: true,
});
export type OrderSummary = z.infer<typeof orderSummary>;

const summaryOf = ({
  id,
  number,
  status,
  fulfilment,
  ovenBreads,
  productOrders,
  totalPrice,
  orderTimeProgresses,
}: Order): OrderSummary => ({
  id,
  number,
  status,
  fulfilment,
  ovenBreads,
  productOrders,
  totalPrice,
  orderTimeProgresses,
});

/** The order as its guest sees it: what staff write to each other, and what the shop thinks of the guest, stays there. */
export const guestViewOf = ({ tour: _tour, newGuest: _newGuest, ...order }: Order): Order => ({
  ...order,
  override: null,
  edits: order.edits.map(withoutFormer),
  redelivers: order.redelivers && { ...order.redelivers, text: '' },
  redeliveries: order.redeliveries.map((each) => ({ ...each, text: '' })),
});

export const NO_ORDERS_MESSAGE = 'Du hast noch keine Bestellungen';

/** `2 Produkte bestellt`: the number of pieces in all lines. Source: specification, section 2, "Orders screen". */
export function orderedText({ productOrders }: { readonly productOrders: readonly ProductOrder[] }): string {
  const pieces = productOrders.reduce((sum, { amount }) => sum + amount, 0);
  return pieces === 1 ? '1 Produkt bestellt' : `${pieces} Produkte bestellt`;
}

const PAGE_SIZE_MAX = 100;

/**
 * A page of somebody's orders: at most `limit` of those with a number lower than `before`; null begins with the newest.
 */
export const ownOrdersQuery = z.object({
  before: z.nullable(z.int().check(z.gte(1))),
  limit: z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX)),
});
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuery>;

export const ownOrdersPage = z.object({
  orders: z.array(orderSummary),
  /** Whether there are older ones. */
  hasMore: z.boolean(),
});
export type OwnOrdersPage = z.infer<typeof ownOrdersPage>;

/** One page of somebody's orders, newest first. `orders` may be in any order. */
export function ownOrdersPageOf(orders: readonly Order[], { before, limit }: OwnOrdersQuery): OwnOrdersPage {
  const older = orders.filter(({ number }) => before === null || number < before);
  const newestFirst = older.toSorted((a, b) => b.number - a.number);
  return { orders: newestFirst.slice(0, limit).map(summaryOf), hasMore: older.length > limit };
}

/**
 * The order as it was when it was placed with this payment method, without later changes: a repeated request gets the
 * first answer.
 */
export function orderAtPlacement(order: Order, method: CheckoutMethod): Order {
  const { tour: _tour, stopsBefore: _stopsBefore, newGuest: _newGuest, supplier: _supplier, ...placed } = order;
  const { payment, rounding, totalPrice, giftCardAmount, orderTimeProgresses } = order;
  const exact = totalPrice - rounding;
  const isPrepaid = payment.state === 'prepaid' || payment.state === 'refunded';
  const placedRounding = roundingFor(method, exact - giftCardAmount);
  return {
    ...placed,
    revision: 1,
    status: isPrepaid || !isOnline(method) ? 'placed' : 'awaitingPayment',
    rounding: placedRounding,
    totalPrice: exact + placedRounding,
    promisedAt: null,
    promiseMove: null,
    refunds: [],
    payment: isPrepaid ? { state: 'prepaid' } : announcedPayment(method),
    reason: null,
    orderTimeProgresses: { created: orderTimeProgresses.created },
    guestCancellation: null,
  };
}

/** `id` is null for a guest. */
export type OrderViewer = RoleHolder & { readonly id: string | null };
type Placed = { readonly accountId: string | null };

/** Whether this account placed the order; `accountId` is null for an order of a guest. */
export const isOwnOrder = (account: Pick<OrderViewer, 'id'>, { accountId }: Placed): boolean =>
  accountId !== null && accountId === account.id;

/** Whether an account may see an order without its capability: staff, and the account that placed it. */
export const canSeeOrder = (account: OrderViewer, order: Placed): boolean =>
  may(account, 'order.readAll') || isOwnOrder(account, order);
