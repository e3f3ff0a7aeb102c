import { wasReady } from '../order/order-lifecycle.machine.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';

type Change = Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'note' | 'withheld'>;

/** What an edit takes off an order that was ready already, in Rappen: it was made, and nobody pays it. */
const loweredBy = ({ before, order }: Change): number =>
  wasReady(before) ? Math.max(0, before.totalPrice - order.totalPrice) : 0;

/** What the pieces cost that an order gets again for nothing, in Rappen. */
function redeliveredValue({ order: { productOrders, redeliveries } }: Change): number {
  const lines = redeliveries.at(-1)?.lines ?? [];
  return lines.reduce((sum, { position, amount }) => sum + amount * (productOrders[position]?.unitPrice ?? 0), 0);
}

/**
 * The booking of what a change of an order gives away: it moves no money, so that it has no shares, and counts towards
 * the limit of who did it. Null where nothing is given away.
 */
export function bookingOfGivenAway(change: Change & { readonly kind: 'edited' | 'redelivered' }): Booking | null {
  const { kind, order, taker, note, withheld } = change;
  const orderTotal = kind === 'edited' ? loweredBy(change) : redeliveredValue(change);
  if (orderTotal === 0) return null;
  return {
    ...PLAIN_BOOKING,
    kind: kind === 'redelivered' ? 'redelivered' : withheld ? 'alcoholWithheld' : 'loweredReady',
    at: taker.at,
    actorId: taker.by,
    orderId: order.id,
    orderNumber: order.number,
    note,
    orderTotal,
    shares: [],
  };
}
