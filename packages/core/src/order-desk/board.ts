import { ORDER_STATUS_LABELS, type OrderStatus } from '../order/order-status.ts';
import { isFinished } from '../order/order-transitions.ts';
import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';

export type BoardColumn = {
  readonly id: string;
  readonly name: string;
  readonly statuses: readonly OrderStatus[];
  readonly none: string;
};

/** The board from left to right. */
export const BOARD_COLUMNS: readonly BoardColumn[] = [
  { id: 'neu', name: 'Neu', statuses: ['placed'], none: 'Keine neue Bestellung' },
  { id: 'ofen', name: ORDER_STATUS_LABELS.preparing, statuses: ['accepted', 'preparing'], none: 'Der Ofen ist frei' },
  { id: 'bereit', name: ORDER_STATUS_LABELS.ready, statuses: ['ready'], none: 'Nichts wartet' },
  { id: 'unterwegs', name: ORDER_STATUS_LABELS.onTheWay, statuses: ['onTheWay'], none: 'Niemand ist unterwegs' },
];

/** The column of an order; for a finished one the last that it was in. */
export const columnOf = (status: OrderStatus): BoardColumn => {
  const last = BOARD_COLUMNS.at(-1);
  const column = BOARD_COLUMNS.find(({ statuses }) => statuses.includes(status)) ?? last;
  if (column === undefined) throw new Error('There are no columns.');
  return column;
};

/** Sorts lists with the newest order first. */
export const newestFirst = (a: Order, b: Order) => b.number - a.number;
/**
 * When an order entered a column: the time of its first status there. It never changes, so a ticket keeps its place.
 */
function enteredAt({ orderTimeProgresses }: Order, { statuses }: BoardColumn): Instant {
  const steps = statuses.map((status) => orderTimeProgresses[status === 'placed' ? 'created' : status]);
  return steps.find((at) => at !== undefined) ?? orderTimeProgresses.created;
}

/**
 * The orders of a column, the one that has been there longest first; of two that came at once the lower number first. A
 * new one comes last, and only a step moves an order. Source: product design, "Order desk".
 */
export const ordersOf = (orders: readonly Order[], column: BoardColumn): readonly Order[] =>
  orders
    .filter(({ status }) => column.statuses.includes(status))
    .toSorted((a, b) => {
      const [first, second] = [enteredAt(a, column), enteredAt(b, column)];
      return first === second ? a.number - b.number : Math.sign(minutesBetween(second, first));
    });

/** The orders that no step can change any more, newest first. */
export const finishedOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => isFinished(status)).toSorted(newestFirst);

/**
 * The number of today's orders and their sum without discounts, in Rappen; orders that will not be paid do not count.
 */
export function dayTotal(orders: readonly Order[]): { readonly count: number; readonly totalPrice: number } {
  const counting = orders.filter(({ payment }) => payment.state !== 'notCollected' && payment.state !== 'refunded');
  return {
    count: counting.length,
    totalPrice: counting.reduce((sum, order) => sum + order.totalPrice - order.giftCardDiscount, 0),
  };
}
