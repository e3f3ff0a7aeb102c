/** How many of one item can be in a cart. */
export const CART_AMOUNT_MAX = 99;
/** Whether so many of one item can be put into a cart. */
export const isCartAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= CART_AMOUNT_MAX;
/** How many different items. */
export const CART_ITEMS_MAX = 100;
