/** Where on the device the cart is kept. Apart from its schema: signing out only removes it. */
export const KEPT_CART_KEY = 'cart';
