/** What a gift card paid of an order, and what is left to pay at the door, both in Rappen. */
export type PaidByGiftCard = { readonly giftCardAmount: number; readonly amountDue: number };

/** Whether a gift card paid everything, so that nothing is due at the door. */
export const isPrepaid = ({ giftCardAmount, amountDue }: PaidByGiftCard): boolean =>
  giftCardAmount > 0 && amountDue === 0;
