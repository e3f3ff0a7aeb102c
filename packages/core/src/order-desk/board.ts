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

/** The column of an order; of a finished one the last that it was in. */
export const columnOf = (status: OrderStatus): BoardColumn => {
  const last = BOARD_COLUMNS.at(-1);
  const column = BOARD_COLUMNS.find(({ statuses }) => statuses.includes(status)) ?? last;
  if (column === undefined) throw new Error('There are no columns.');
  return column;
};

/** For lists in which the newest order stands first. */
export const newestFirst = (a: Order, b: Order) => b.number - a.number;
/** When an order came into a column: the step that led there. It never changes, so neither does the place of a ticket. */
function enteredAt({ orderTimeProgresses }: Order, { statuses }: BoardColumn): Instant {
  const steps = statuses.map((status) => orderTimeProgresses[status === 'placed' ? 'created' : status]);
  return steps.find((at) => at !== undefined) ?? orderTimeProgresses.created;
}

/**
 * The orders of a column, the one that has been there longest first; of two that came at once the one that was ordered
 * first. A new one comes last and moves no other, and no change but a step moves any. Source: product design, "Order desk".
 */
export const ordersOf = (orders: readonly Order[], column: BoardColumn): readonly Order[] =>
  orders
    .filter(({ status }) => column.statuses.includes(status))
    .toSorted((a, b) => {
      const [first, second] = [enteredAt(a, column), enteredAt(b, column)];
      return first === second ? a.number - b.number : Math.sign(minutesBetween(second, first));
    });

/** The orders to which nothing happens any more, newest first. */
export const finishedOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => isFinished(status)).toSorted(newestFirst);

/** How many orders count today and what they come to without discounts, in Rappen; those that will not be paid do not. */
export function dayTotal(orders: readonly Order[]): { readonly count: number; readonly totalPrice: number } {
  const counting = orders.filter(({ payment }) => payment.state !== 'notCollected' && payment.state !== 'refunded');
  return {
    count: counting.length,
    totalPrice: counting.reduce((sum, order) => sum + order.totalPrice - order.giftCardDiscount, 0),
  };
}
