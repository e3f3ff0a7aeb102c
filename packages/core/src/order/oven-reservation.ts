import type { ReservedSlot } from '../delivery/oven-load.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** The statuses in which an order releases its reservation, because nothing is baked for it. */
const RELEASED: readonly OrderStatus[] = ['rejected', 'cancelled'];

type Reserving = Pick<Order, 'status' | 'ovenBreads' | 'deliveryTime' | 'promisedAt'>;

/**
 * The reservation of an order: its flatbreads, in the slot of the promised time, before that of the requested one. Null
 * without a reservation. Staff may promise a time in a full slot.
 */
export function ovenReservation({ status, ovenBreads, deliveryTime, promisedAt }: Reserving): ReservedSlot | null {
  if (ovenBreads === 0 || RELEASED.includes(status)) return null;
  return { slot: slotOf(promisedAt ?? deliveryTime.requestedAt), breads: ovenBreads };
}

/** The reservations of these orders together, of the slot at `now` and later ones, ascending. */
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
