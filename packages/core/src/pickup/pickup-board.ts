import * as z from 'zod/mini';
import { isLater } from '../order/advance-order.ts';
import { dueAtOf } from '../order/due-at.ts';
import { type OrderStatus, isBaking } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import { type Instant, instant } from '../time/instant.ts';
import { laterOf, minutesBetween } from '../time/zurich.ts';

/** What the pick-up screen shows: numbers, never names, because everybody in the restaurant reads it. */
export const pickupBoard = z.object({
  preparing: z.array(z.object({ number: z.int(), isBaking: z.boolean(), dueAt: instant })),
  ready: z.array(z.object({ number: z.int(), readyAt: instant })),
});
export type PickupBoard = z.infer<typeof pickupBoard>;

/** The statuses of the orders that the screen shows. */
export const PICKUP_STATUSES = ['accepted', 'preparing', 'ready'] as const satisfies readonly OrderStatus[];

type PickupOrder = Pick<
  Order,
  'number' | 'status' | 'fulfilment' | 'ovenBreads' | 'promisedAt' | 'deliveryTime' | 'orderTimeProgresses'
>;

/** The board of these orders at `now`: what is collected and not for a later day, in preparation by the promised time, ready by the time it became so. */
export function pickupBoardOf(orders: readonly PickupOrder[], now: Instant): PickupBoard {
  const collected = orders.filter((order) => order.fulfilment === 'collected' && !isLater(order, now));
  return {
    preparing: collected
      .filter(({ status }) => status === 'accepted' || status === 'preparing')
      .map(({ number, status, ovenBreads, ...order }) => ({
        number,
        isBaking: isBaking({ status, ovenBreads }),
        dueAt: dueAtOf(order),
      }))
      .toSorted((a, b) => minutesBetween(b.dueAt, a.dueAt) || a.number - b.number),
    ready: collected
      .filter(({ status }) => status === 'ready')
      .map(({ number, orderTimeProgresses: { created, ready } }) => ({ number, readyAt: ready ?? created }))
      .toSorted((a, b) => minutesBetween(b.readyAt, a.readyAt) || a.number - b.number),
  };
}

/** What is said below a number in preparation, as in `im Ofen` or `etwa 18 min`. */
export const preparingText = (order: PickupBoard['preparing'][number], now: Instant): string =>
  order.isBaking ? 'im Ofen' : `etwa ${Math.max(1, Math.round(minutesBetween(now, laterOf(now, order.dueAt))))} min`;

const FRESH_MINUTES = 0.5;

/** Whether a number became ready just now, so that the screen points at it. */
export const isJustReady = ({ readyAt }: PickupBoard['ready'][number], now: Instant): boolean =>
  minutesBetween(readyAt, now) < FRESH_MINUTES;
