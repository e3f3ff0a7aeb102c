/** The largest amount of one item in a cart. */
export const CART_AMOUNT_MAX = 99;
/** Whether a cart can hold this amount of one item. */
export const isCartAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= CART_AMOUNT_MAX;
/** The largest number of different items. */
export const CART_ITEMS_MAX = 100;
