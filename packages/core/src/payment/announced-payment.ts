import { isOnline } from '../online-payment/online-method.ts';
import type { CheckoutMethod, Payment } from './payment.ts';

/** How an order begins that is paid this way. */
export const announcedPayment = (method: CheckoutMethod): Payment =>
  isOnline(method) ? { state: 'awaitingOnline', method, standing: 'toPay' } : { state: 'dueAtDoor', method };
