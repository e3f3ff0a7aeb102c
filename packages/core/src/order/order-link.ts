import type { Instant } from '../time/instant.ts';
import type { Order } from './order.ts';

/**
 * Guests may have questions about an order for this many days; afterwards a link in an old e-mail or history shows
 * nothing.
 */
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the link of a guest's order is still valid. */
export const isLinkOpen = (
  { orderTimeProgresses: { created } }: { readonly orderTimeProgresses: Pick<Order['orderTimeProgresses'], 'created'> },
  now: Instant,
): boolean => Date.parse(now) - Date.parse(created) < DAYS * DAY_MS;
