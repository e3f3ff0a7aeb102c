import { roundingFor } from '../payment/cash-rounding.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Order } from './order.ts';
import type { OrderChange } from './order.use-cases.ts';

/** In Rappen: the amount that is due at the door, the total of the order, and its rounding. */
export type DoorPayment = { readonly amount: number; readonly totalPrice: number; readonly rounding: number };

/** An order's total and what is paid of it before the door. */
type Owed = Pick<Order, 'totalPrice' | 'giftCardAmount'> & Partial<Pick<Order, 'payment'>>;

/** What is paid before the door: by gift card, and online where the rest is due at the door. */
const paidBefore = ({ giftCardAmount, payment }: Omit<Owed, 'totalPrice'>): number =>
  giftCardAmount + (payment !== undefined && 'online' in payment ? (payment.online?.amount ?? 0) : 0);

/** The amount that is due when the order is paid with the announced method, in Rappen. */
export const amountDue = (order: Owed): number => order.totalPrice - paidBefore(order);

/** What was not paid of an order that was paid in part at the door, in Rappen. */
export function openAmount(order: Pick<Order, 'totalPrice' | 'giftCardAmount' | 'payment'>): number {
  const { payment } = order;
  if (payment.state !== 'collected') return 0;
  return Math.max(0, amountDue(order) - payment.amount - (payment.rest?.amount ?? 0));
}

/** Whether what is open of an order was given up: it is paid no more, and was never turnover. */
export const isOpenWrittenOff = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.state === 'collected' && payment.openWrittenOff !== undefined;

/** What the guest still has to pay of an order that was paid in part at the door, in Rappen. */
export const owedAmount = (order: Parameters<typeof openAmount>[0]): number =>
  isOpenWrittenOff(order) ? 0 : openAmount(order);

/**
 * The amounts of an order for a payment method, whatever was announced: cash in coins, everything else exactly. The
 * parts of a gift card and of an online payment are paid already.
 */
export function doorPayment(order: Owed & Pick<Order, 'rounding'>, method: PaymentMethod): DoorPayment {
  const exact = order.totalPrice - order.rounding;
  const due = exact - paidBefore(order);
  const paidRounding = roundingFor(method, due);
  return {
    amount: due + paidRounding,
    totalPrice: exact + paidRounding,
    rounding: paidRounding,
  };
}

/**
 * Whether an order refunds what a gift card paid: it ended before it was fulfilled. Source: product design, "Gift
 * cards".
 */
export const isRefundDue = ({ status, giftCardAmount }: Pick<Order, 'status' | 'giftCardAmount'>): boolean =>
  giftCardAmount > 0 && (status === 'rejected' || status === 'cancelled' || status === 'undeliverable');

/** What a gift card gets back when an order changes, and how much of it was given, in Rappen; null: nothing. */
export function giftCardRefundOf({
  kind,
  before,
  order,
}: Pick<OrderChange, 'kind' | 'before' | 'order'>): { readonly amount: number; readonly given: number } | null {
  if (kind === 'step' && isRefundDue(order)) return { amount: order.giftCardAmount, given: order.giftCardDiscount };
  if (kind === 'refunded') {
    const refund = order.refunds.at(-1);
    // The given part was a discount, for which nobody paid.
    return refund?.method === 'giftCard' ? { amount: refund.amount, given: 0 } : null;
  }
  const amount = before.giftCardAmount - order.giftCardAmount;
  return kind === 'edited' && amount > 0 ? { amount, given: before.giftCardDiscount - order.giftCardDiscount } : null;
}

/** What the pieces of an order cost, with what a promotion took off, in Rappen. */
export const itemsTotalOf = ({ productOrders }: Pick<Order, 'productOrders'>): number =>
  productOrders.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
