import { isSame } from '../editor/compare.ts';
import { WITHHELD_REASON } from '../order-desk/withhold-alcohol.ts';
import { wasReady } from '../order/order-lifecycle.machine.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';

type Change = Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'note'>;

const withoutAlcohol = ({ productOrders }: Order) => productOrders.filter(({ vatClass }) => vatClass !== 'alcohol');

/** What the law forbids to hand over may be held back whatever it costs. Source: LMG art. 14, AlkG art. 41. */
const isWithheld = ({ note, before, order }: Change): boolean =>
  note === WITHHELD_REASON && isSame(withoutAlcohol(before), withoutAlcohol(order));

/** What an edit takes off an order that was ready already, in Rappen: it was made, and nobody pays it. */
function loweredBy(change: Change): number {
  const { before, order } = change;
  if (!wasReady(before) || isWithheld(change)) return 0;
  return Math.max(0, before.totalPrice - order.totalPrice);
}

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
  const { kind, order, taker, note } = change;
  const orderTotal = kind === 'edited' ? loweredBy(change) : redeliveredValue(change);
  if (orderTotal === 0) return null;
  return {
    ...PLAIN_BOOKING,
    kind: kind === 'edited' ? 'loweredReady' : 'redelivered',
    at: taker.at,
    actorId: taker.by,
    orderId: order.id,
    orderNumber: order.number,
    note,
    orderTotal,
    shares: [],
  };
}
