/** Where on the device the orders of a guest are stored. Apart from their schema: signing out only removes them. */
export const DEVICE_ORDERS_KEY = 'orders';
