/** Where on the device half-entered orders are kept. Apart from their schema: signing out only removes them. */
export const KEPT_CAPTURES_KEY = 'order-captures';
