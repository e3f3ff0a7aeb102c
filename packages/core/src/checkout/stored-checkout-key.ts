/** Where on the device a checkout is kept. Apart from its schema: signing out only removes it. */
export const STORED_CHECKOUT_KEY = 'checkout';
