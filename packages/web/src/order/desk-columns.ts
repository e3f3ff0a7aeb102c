import type { Order } from '@ofenpost/core/order/order';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@ofenpost/core/order/order-status';
import { isFinished } from '@ofenpost/core/order/order-transitions';

export type DeskColumn = {
  readonly id: string;
  readonly name: string;
  readonly statuses: readonly OrderStatus[];
  readonly none: string;
};

/** The board from left to right. */
export const DESK_COLUMNS: readonly DeskColumn[] = [
  { id: 'neu', name: 'Neu', statuses: ['placed'], none: 'Keine neue Bestellung' },
  { id: 'ofen', name: 'In Arbeit', statuses: ['accepted', 'preparing'], none: 'Der Ofen ist frei' },
  { id: 'bereit', name: ORDER_STATUS_LABELS.ready, statuses: ['ready'], none: 'Nichts wartet' },
  { id: 'unterwegs', name: ORDER_STATUS_LABELS.onTheWay, statuses: ['onTheWay'], none: 'Niemand ist unterwegs' },
];

const newestFirst = (a: Order, b: Order) => b.number - a.number;
const promisedFirst = (a: Order, b: Order) => ((a.promisedAt ?? '') < (b.promisedAt ?? '') ? -1 : 1);

/** The orders of a column: new ones newest first, all others by what was promised first. */
export const ordersOf = (orders: readonly Order[], { statuses }: DeskColumn): readonly Order[] =>
  orders
    .filter(({ status }) => statuses.includes(status))
    .toSorted(statuses.includes('placed') ? newestFirst : promisedFirst);

export const finishedOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => isFinished(status)).toSorted(newestFirst);

/** How many orders count today and what they come to, in Rappen; those that will not be paid do not. */
export function dayTotal(orders: readonly Order[]): { readonly count: number; readonly totalPrice: number } {
  const counting = orders.filter(({ payment }) => payment.state !== 'notCollected' && payment.state !== 'refunded');
  return { count: counting.length, totalPrice: counting.reduce((sum, order) => sum + order.totalPrice, 0) };
}
