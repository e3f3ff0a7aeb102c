/**
 * The key of a guest's orders on the device. It has its own file, because signing out only removes them and needs no
 * schema.
 */
export const DEVICE_ORDERS_KEY = 'orders';
