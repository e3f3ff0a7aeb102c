/**
 * The key of a guest's orders on the device. It has its own file, because signing out only removes them and needs no
 * schema.
 */
export const DEVICE_ORDERS_KEY = 'orders';

/** The key of what the device remembers of an order that is under way: until when it may be, in ms since 1970. */
export const RUNNING_ORDER_KEY = 'runningOrder';
