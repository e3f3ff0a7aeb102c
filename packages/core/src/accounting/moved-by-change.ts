import { isSame } from '../editor/compare.ts';
import { WITHHELD_REASON } from '../order-desk/withhold-alcohol.ts';
import { wasReady } from '../order/order-lifecycle.machine.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { bookingsOfChange } from './books.ts';
import { movedByHand } from './moved-by-hand.ts';

type Change = Parameters<typeof bookingsOfChange>[0];

const withoutAlcohol = ({ productOrders }: Order) => productOrders.filter(({ vatClass }) => vatClass !== 'alcohol');

/** What the law forbids to hand over may be held back whatever it costs. Source: LMG art. 14, AlkG art. 41. */
const isWithheld = ({ note, before, order }: Change): boolean =>
  note === WITHHELD_REASON && isSame(withoutAlcohol(before), withoutAlcohol(order));

/** What an edit takes off an order that was ready already: it was made, and nobody pays it. */
function loweredBy(change: Change): number {
  const { kind, before, order } = change;
  if (kind !== 'edited' || !wasReady(before) || isWithheld(change)) return 0;
  return Math.max(0, before.totalPrice - order.totalPrice);
}

/**
 * How many Rappen a change of an order moves by hand: `booked` stands in its bookings, `amount` is all of it. An edit is
 * in the books when the order ends.
 */
export function movedByChange(change: Pick<OrderChange, keyof Change>): { amount: number; booked: number } {
  const booked = bookingsOfChange(change).reduce((sum, booking) => sum + movedByHand(booking), 0);
  return { amount: booked + loweredBy(change), booked };
}
