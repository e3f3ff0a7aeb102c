import { isFinished } from '../order/order-transitions.ts';
import type { Order } from '../order/order.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, toInstant } from '../time/zurich.ts';
import { DAY_ENDS_AT } from './business-day.ts';

/** When a day of the books ends. */
export const dayEndOf = (day: LocalDate): Instant => toInstant(addDays(day, 1), DAY_ENDS_AT);

type Due = Pick<Order, 'status' | 'promisedAt' | 'deliveryTime'>;

/**
 * Whether an order prevents closing this day: it is open, and due on this day or before. An order that is due later is
 * paid later, whenever it was placed. The zone of the day is Europe/Zurich.
 */
export const isOpenOn = ({ status, promisedAt, deliveryTime }: Due, day: LocalDate): boolean =>
  !isFinished(status) && Date.parse(promisedAt ?? deliveryTime.requestedAt) < Date.parse(dayEndOf(day));
