/**
 * The keys of the last orders of the order desk and of the kitchen on the device, with names and addresses. They have
 * their own file, because signing out only removes them and needs no schema.
 */
export const ORDER_DESK_KEY = 'desk-orders';
export const KITCHEN_ORDERS_KEY = 'kitchen-orders';
