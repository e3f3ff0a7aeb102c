/** The least and the most that is paid online at once, in Rappen. */
export const ONLINE_MIN = 500;
export const ONLINE_MAX = 100_000;

/** Whether this amount, in Rappen, can be paid online. */
export const canBePaidOnline = (amount: number): boolean => amount >= ONLINE_MIN && amount <= ONLINE_MAX;

/** For how long an order that waits for its payment holds the oven, in minutes. */
export const RESERVED_MINUTES = 15;

/** How often a guest may begin to pay one order. */
export const ATTEMPTS_MAX = 5;
