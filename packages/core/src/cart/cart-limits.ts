/** How many of one item can be in a cart. */
export const CART_AMOUNT_MAX = 99;
/** How many different items. */
export const CART_ITEMS_MAX = 100;
