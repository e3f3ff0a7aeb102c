import type { PaymentMethod } from './payment.ts';

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = { cash: 'Bar', card: 'Karte', twint: 'TWINT' };

/** The part of an order that a gift card paid, and the rest that is due at the door, both in Rappen. */
export type PaidByGiftCard = { readonly giftCardAmount: number; readonly amountDue: number };

/** Whether a gift card paid everything, so that nothing is due at the door. */
export const isPrepaid = ({ giftCardAmount, amountDue }: PaidByGiftCard): boolean =>
  giftCardAmount > 0 && amountDue === 0;
