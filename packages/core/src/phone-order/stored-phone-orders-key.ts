/** Where on the device half-entered orders are kept. Apart from their schema: signing out only removes them. */
export const STORED_PHONE_ORDERS_KEY = 'order-captures';
