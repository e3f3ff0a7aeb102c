import type { ReservedSlot } from '../delivery/oven-load.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** Nothing is baked for an order that ended like this. */
const RELEASED: readonly OrderStatus[] = ['rejected', 'cancelled'];

type Reserving = Pick<Order, 'status' | 'ovenBreads' | 'deliveryTime' | 'promisedAt'>;

/**
 * What an order holds of the oven: its flatbreads, in the slot of the promised time, before that of the requested one. Null
 * when it holds nothing. Staff may promise a time whose slot is full already.
 */
export function ovenReservation({ status, ovenBreads, deliveryTime, promisedAt }: Reserving): ReservedSlot | null {
  if (ovenBreads === 0 || RELEASED.includes(status)) return null;
  return { slot: slotOf(promisedAt ?? deliveryTime.requestedAt), breads: ovenBreads };
}

/** What these orders hold together, of the slot that runs at `now` and of those ahead, ascending. */
export function reservedSlots(orders: readonly Reserving[], now: Instant): ReservedSlot[] {
  const running = slotOf(now);
  const sums = new Map<Instant, number>();
  for (const order of orders) {
    const reservation = ovenReservation(order);
    if (reservation === null || reservation.slot < running) continue;
    sums.set(reservation.slot, (sums.get(reservation.slot) ?? 0) + reservation.breads);
  }
  return [...sums].map(([slot, breads]) => ({ slot, breads })).toSorted((a, b) => compareTimes(a.slot, b.slot));
}
