/**
 * The key of a checkout on the device. It has its own file, because signing out only removes it and needs no schema.
 */
export const STORED_CHECKOUT_KEY = 'checkout';
