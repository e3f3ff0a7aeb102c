/**
 * The key of unfinished phone orders on the device. It has its own file, because signing out only removes them and
 * needs no schema.
 */
export const STORED_PHONE_ORDERS_KEY = 'order-captures';
