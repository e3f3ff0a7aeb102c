import { ONLINE_METHOD_LABELS } from '../online-payment/online-method.ts';
import type { PaymentMethod, RefundMethod } from './payment.ts';

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = { cash: 'Bar', card: 'Karte', twint: 'TWINT' };

/** How money was given back, in words for staff and for the guest. */
export const REFUND_METHOD_LABELS: Record<RefundMethod, string> = {
  ...PAYMENT_METHOD_LABELS,
  giftCard: 'auf den Gutschein',
  ...ONLINE_METHOD_LABELS,
};

/** The part of an order that a gift card paid, and the rest that is due at the door, both in Rappen. */
export type PaidByGiftCard = { readonly giftCardAmount: number; readonly amountDue: number };

/** Whether a gift card paid everything, so that nothing is due at the door. */
export const isPrepaid = ({ giftCardAmount, amountDue }: PaidByGiftCard): boolean =>
  giftCardAmount > 0 && amountDue === 0;
