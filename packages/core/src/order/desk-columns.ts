import type { Instant } from '../time/instant.ts';
import { minutesBetween, roundDownToMinutes } from '../time/zurich.ts';
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
/** To the minute, as tickets show it: of two that show the same, no second decides that nobody sees. */
const arrivalOf = ({ promisedAt, deliveryTime }: Order): Instant =>
  roundDownToMinutes(promisedAt ?? deliveryTime.requestedAt, 1);
const promisedFirst = (a: Order, b: Order) =>
  arrivalOf(a) === arrivalOf(b) ? a.number - b.number : Math.sign(minutesBetween(arrivalOf(b), arrivalOf(a)));

/** The orders of a column: new ones newest first, all others by the minute that was promised, then by number. */
export const ordersOf = (orders: readonly Order[], { statuses }: DeskColumn): readonly Order[] =>
  orders
    .filter(({ status }) => statuses.includes(status))
    .toSorted(statuses.includes('placed') ? newestFirst : promisedFirst);

/** The orders to which nothing happens any more, newest first. */
export const finishedOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => isFinished(status)).toSorted(newestFirst);

/** How many orders count today and what they come to, in Rappen; those that will not be paid do not. */
export function dayTotal(orders: readonly Order[]): { readonly count: number; readonly totalPrice: number } {
  const counting = orders.filter(({ payment }) => payment.state !== 'notCollected' && payment.state !== 'refunded');
  return { count: counting.length, totalPrice: counting.reduce((sum, order) => sum + order.totalPrice, 0) };
}
