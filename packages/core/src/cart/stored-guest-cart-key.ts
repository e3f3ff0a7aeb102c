/** The key of the cart on the device. It has its own file, because signing out only removes it and needs no schema. */
export const STORED_CART_KEY = 'cart';

/** It must change with the shape of the cart: pages show a stored cart of this version before they check it. */
export const STORED_CART_VERSION = 1;
