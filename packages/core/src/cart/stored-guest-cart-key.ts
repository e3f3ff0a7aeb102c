/** Where on the device the cart is kept. Apart from its schema: signing out only removes it. */
export const STORED_CART_KEY = 'cart';
