/** The key of the cart on the device. It has its own file, because signing out only removes it and needs no schema. */
export const STORED_CART_KEY = 'cart';
