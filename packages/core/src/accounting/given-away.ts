import { itemsTotalOf } from '../order/amount-due.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { StepTaker } from '../order/take-step.ts';
import { type Booking, type BookingKind, PLAIN_BOOKING } from './booking.ts';

/** Who ended an order. */
export type Stopper = Pick<StepTaker, 'by'> & Pick<OrderChange, 'byTeam'>;

type Change = Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'note' | 'withheld' | 'reached'>;

/**
 * How far the kitchen was with an order. `reached` has the statuses that it ever had: an undo puts the times back, but
 * takes back nothing that was made.
 */
function madeOf(
  { orderTimeProgresses: times }: Pick<Order, 'orderTimeProgresses'>,
  reached: readonly OrderStatus[],
): 'nothing' | 'begun' | 'ready' {
  const was = (status: 'preparing' | 'ready') => times[status] !== undefined || reached.includes(status);
  if (was('ready')) return 'ready';
  return was('preparing') ? 'begun' : 'nothing';
}

/**
 * How an order is booked that ended before it was fulfilled, and by whom: what was ready counts towards the limit of who
 * stopped it, and what was begun stands on the close under that person. A guest who cancels is not named in the books,
 * unless they work here: nobody stops under another name by ordering.
 */
export function stopOf(
  order: Order,
  { by, byTeam }: Stopper,
  reached: readonly OrderStatus[] = [],
): Pick<Booking, 'kind' | 'actorId'> {
  const made = madeOf(order, reached);
  const actorId = order.guestCancellation === null || byTeam ? by : null;
  if (made === 'ready') return { kind: 'stoppedReady', actorId };
  return { kind: made === 'begun' && actorId !== null ? 'stoppedPreparing' : 'stopped', actorId };
}

/** Which piece it is, in whatever line: its price does not make it another one. */
const pieceOf = ({ productId, options, creation }: ProductOrder): string =>
  JSON.stringify([productId, options.map(({ name }) => name), creation]);

/** What the guest would have paid for the pieces that are gone after an edit, in Rappen. */
function removedValue(before: readonly ProductOrder[], after: readonly ProductOrder[]): number {
  const left = new Map<string, number>();
  for (const line of after) left.set(pieceOf(line), (left.get(pieceOf(line)) ?? 0) + line.amount);
  return before.reduce((sum, line) => {
    const there = left.get(pieceOf(line)) ?? 0;
    const removed = Math.max(0, line.amount - there);
    left.set(pieceOf(line), there - line.amount + removed);
    // With what a promotion left of the price.
    return sum + Math.round((line.totalPrice * removed) / line.amount);
  }, 0);
}

/**
 * What an edit takes off an order that was begun already, in Rappen: somebody made it, and nobody pays it. Neither what is
 * added nor the fee makes it less; where a promotion stays with fewer pieces, it is all that the rest became cheaper by.
 */
function loweredBy({ before, order, reached = [] }: Change): number {
  if (madeOf(before, reached) === 'nothing') return 0;
  const [was, is] = [before.productOrders, order.productOrders];
  return Math.max(removedValue(was, is), itemsTotalOf(before) - itemsTotalOf(order));
}

/** What the pieces cost that an order gets again for nothing, in Rappen. */
function redeliveredValue({ order: { productOrders, redeliveries } }: Change): number {
  const lines = redeliveries.at(-1)?.lines ?? [];
  return lines.reduce((sum, { position, amount }) => sum + amount * (productOrders[position]?.unitPrice ?? 0), 0);
}

function kindOf({ kind, before, withheld, reached = [] }: Change): BookingKind {
  if (kind === 'redelivered') return kind;
  if (withheld) return 'alcoholWithheld';
  return madeOf(before, reached) === 'ready' ? 'loweredReady' : 'loweredPreparing';
}

/**
 * The booking of what a change of an order gives away: it moves no money, so that it has no shares, but stands on the
 * close, and counts towards the limit of who did it where the order was ready. Null where nothing is given away.
 */
export function bookingOfGivenAway(change: Change & { readonly kind: 'edited' | 'redelivered' }): Booking | null {
  const { kind, order, taker, note } = change;
  const orderTotal = kind === 'edited' ? loweredBy(change) : redeliveredValue(change);
  if (orderTotal === 0) return null;
  return {
    ...PLAIN_BOOKING,
    kind: kindOf(change),
    at: taker.at,
    actorId: taker.by,
    orderId: order.id,
    orderNumber: order.number,
    note,
    orderTotal,
    shares: [],
  };
}
