import { onlinePartOf } from '../online-payment/online-part.ts';
import type { Order } from '../order/order.ts';
import type { OrderAcceptance } from '../settings/order-acceptance.ts';

/** What is known of somebody who orders. */
export type Acquaintance = {
  /** Whether they are signed in. */
  readonly hasAccount: boolean;
  /** Whether an order with the same phone number has been paid or delivered before: `isProof`. */
  readonly hasEarlierOrder: boolean;
  /** Whether nothing is left to pay at the door, be it by gift card or online. */
  readonly isPaid: boolean;
};

/** Whether the shop knows nothing of whoever orders: no account, no money, no earlier order. */
export const isNewGuest = ({ hasAccount, hasEarlierOrder, isPaid }: Acquaintance): boolean =>
  !hasAccount && !hasEarlierOrder && !isPaid;

/** Whether an order is paid online, all or in part, or waits for it: until all is due at the door, its guest is trusted as anybody. */
export const isHeldOnline = (payment: Order['payment']): boolean =>
  payment.state === 'awaitingOnline' || onlinePartOf(payment) !== undefined;

/** Whether an order proves that the guest with its phone number is real: it was paid, or it arrived. */
export const isProof = ({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean =>
  status === 'delivered' || ['prepaid', 'collected', 'paidOnline'].includes(payment.state);

/**
 * Whether staff should call a new guest before they bake: above the amount of the settings, in Rappen; 0 is always. Not
 * where the money is there already; once it is due at the door again, they should.
 */
export const shouldCallFirst = (
  { newGuest = false, totalPrice, payment }: Pick<Order, 'newGuest' | 'totalPrice' | 'payment'>,
  { callNewGuestsAbove }: Pick<OrderAcceptance, 'callNewGuestsAbove'>,
): boolean => newGuest && onlinePartOf(payment) === undefined && totalPrice > callNewGuestsAbove;
