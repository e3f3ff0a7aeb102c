import type { Order } from '../order/order.ts';
import type { StepTaker } from '../order/take-step.ts';
import { tipOf } from '../payment/payment.ts';
import { type Booking, type BookingMethod, PLAIN_BOOKING } from './booking.ts';

/** In Rappen: CHF 10 is nothing unusual, however small the order is. */
const USUAL_AMOUNT = 1000;

/** A fifth of what was ordered: twice the 10 % that guests give at most as a rule. */
const USUAL_SHARE = 0.2;

/**
 * What of a tip is more than guests give as a rule, in Rappen. The restaurant pays tips by card out in cash, and nobody
 * counts them, so that more counts towards the limit of who enters it.
 */
export const unusualTip = ({ payment, totalPrice }: Pick<Order, 'payment' | 'totalPrice'>): number =>
  Math.max(0, tipOf(payment) - Math.max(USUAL_AMOUNT, Math.floor(totalPrice * USUAL_SHARE)));

/**
 * The booking of a tip that was entered, corrected or moved to another method; null where the tip stays as it is. The
 * guest gives a tip to the staff, of free will and not for the order, so that it is neither turnover nor taxed.
 */
export function bookingOfTip(
  before: Order,
  after: Order,
  { by: actorId, at, reason }: StepTaker & { readonly reason: string },
): Booking | null {
  const tips = new Map<BookingMethod, number>();
  const addTip = ({ payment }: Order, sign: 1 | -1) => {
    if (payment.state === 'collected')
      tips.set(payment.method, (tips.get(payment.method) ?? 0) + sign * tipOf(payment));
  };
  addTip(before, -1);
  addTip(after, 1);
  const shares = [...tips].map(([method, gross]) => ({ vatRate: 0 as const, method, gross, vat: 0 }));
  const moved = shares.filter(({ gross }) => gross !== 0);
  if (moved.length === 0) return null;
  const { id: orderId, number: orderNumber } = after;
  const orderTotal = Math.max(0, unusualTip(after) - unusualTip(before));
  return { ...PLAIN_BOOKING, kind: 'tip', at, actorId, orderId, orderNumber, note: reason, orderTotal, shares: moved };
}
