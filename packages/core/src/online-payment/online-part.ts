import type { OnlinePart, Payment } from '../payment/payment.ts';

/** For staff, where the provider does not give what it had authorised. */
export const PAYMENT_REFUSED = 'Zahlung nicht eingezogen – kassieren';

/** What was paid online of an order that is paid at the door besides; undefined: nothing. */
export const onlineBesides = (payment: Payment): OnlinePart | undefined =>
  payment.state === 'dueAtDoor' || payment.state === 'collected' ? payment.online : undefined;

/** What was paid online, of the whole order or of a part; undefined: nothing. */
export function onlinePartOf(payment: Payment): OnlinePart | undefined {
  if (payment.state !== 'paidOnline') return onlineBesides(payment);
  const { state: _state, ...part } = payment;
  return part;
}
