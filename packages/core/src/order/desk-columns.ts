import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { ORDER_STATUS_LABELS, type OrderStatus } from './order-status.ts';
import { isFinished } from './order-transitions.ts';
import type { Order } from './order.ts';

export type DeskColumn = {
  readonly id: string;
  readonly name: string;
  readonly statuses: readonly OrderStatus[];
  readonly none: string;
};

/** The board from left to right. */
export const DESK_COLUMNS: readonly DeskColumn[] = [
  { id: 'neu', name: 'Neu', statuses: ['placed'], none: 'Keine neue Bestellung' },
  { id: 'ofen', name: ORDER_STATUS_LABELS.preparing, statuses: ['accepted', 'preparing'], none: 'Der Ofen ist frei' },
  { id: 'bereit', name: ORDER_STATUS_LABELS.ready, statuses: ['ready'], none: 'Nichts wartet' },
  { id: 'unterwegs', name: ORDER_STATUS_LABELS.onTheWay, statuses: ['onTheWay'], none: 'Niemand ist unterwegs' },
];

/** The column of an order; of a finished one the last that it was in. */
export const columnOf = (status: OrderStatus): DeskColumn => {
  const last = DESK_COLUMNS.at(-1);
  const column = DESK_COLUMNS.find(({ statuses }) => statuses.includes(status)) ?? last;
  if (column === undefined) throw new Error('There are no columns.');
  return column;
};

/** For lists in which the newest order stands first. */
export const newestFirst = (a: Order, b: Order) => b.number - a.number;
/** When an order came into a column: the step that led there. It never changes, so neither does the place of a ticket. */
function enteredAt({ orderTimeProgresses }: Order, { statuses }: DeskColumn): Instant {
  const steps = statuses.map((status) => orderTimeProgresses[status === 'placed' ? 'created' : status]);
  return steps.find((at) => at !== undefined) ?? orderTimeProgresses.created;
}

/**
 * The orders of a column, the one that has been there longest first; of two that came at once the one that was ordered
 * first. A new one comes last and moves no other, and no change but a step moves any. Source: product design, "Order desk".
 */
export const ordersOf = (orders: readonly Order[], column: DeskColumn): readonly Order[] =>
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
