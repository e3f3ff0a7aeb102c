import type { Instant } from '../time/instant.ts';
import type { Order } from './order.ts';

/** As long as somebody may come back about an order; whoever finds an old e-mail or history finds nothing. */
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the link of a guest's order still opens it. */
export const isLinkOpen = (
  { orderTimeProgresses: { created } }: { readonly orderTimeProgresses: Pick<Order['orderTimeProgresses'], 'created'> },
  now: Instant,
): boolean => Date.parse(now) - Date.parse(created) < DAYS * DAY_MS;
