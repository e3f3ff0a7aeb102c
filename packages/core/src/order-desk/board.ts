import { isFinished, newerRevision } from '../order/order-lifecycle.machine.ts';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import { containsWord, searchWords } from '../text/search-words.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { minutesBetween, laterOf } from '../time/zurich.ts';

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

const lastStepAt = ({ orderTimeProgresses }: Order): Instant =>
  Object.values(orderTimeProgresses)
    .filter((at) => at !== undefined)
    .reduce(laterOf);

/**
 * The board shows the orders that staff still have to act on, and those that were finished on this day of the books.
 */
export const isOnBoard = (order: Order, today: LocalDate): boolean =>
  !isFinished(order.status) || businessDayOf(lastStepAt(order)) === today;

export type OrdersById = Readonly<Record<string, Order>>;

/** The orders of a snapshot; orders that are not in it are dropped. */
export const ordersById = (orders: readonly Order[]): OrdersById =>
  Object.fromEntries(orders.map((order) => [order.id, order]));

/** The orders with the changed ones, merged by `newerRevision`. */
export function withChangedOrders(orders: OrdersById, changed: readonly Order[]): OrdersById {
  const all = new Map(Object.entries(orders));
  for (const order of changed) all.set(order.id, newerRevision(all.get(order.id) ?? null, order));
  return Object.fromEntries(all);
}

/** The orders that the board shows on this day of the books. */
export const ordersOnBoard = (orders: OrdersById, today: LocalDate): readonly Order[] =>
  Object.values(orders).filter((order) => isOnBoard(order, today));

/** This many digits beside a name are a phone number; fewer are the number of an order. */
const PHONE_DIGITS_MIN = 7;

/**
 * The digits of the searched order number or phone number, a Swiss one without its country code: `+41 78 123` and `078
 * 123` are the same, `Bestellung Nr. 1027` is `1027`. Null when the query is no number.
 */
export function searchedDigits(query: string): string | null {
  const words = searchWords(query).join('');
  return /^[\d+./()#]*$/.test(words) ? words.replaceAll(/\D/g, '') : null;
}

const phoneDigits = ({ address }: Order): string => searchWords(address.phoneNumber).join('').replaceAll(/\D/g, '');

const hasNumber = (order: Order, digits: string): boolean =>
  String(order.number).startsWith(digits) || phoneDigits(order).includes(digits);

const hasWord = (order: Order, word: string): boolean =>
  String(order.number) === word ||
  containsWord(order.address.contactName, word) ||
  (word.length >= PHONE_DIGITS_MIN && phoneDigits(order).includes(word));

/**
 * The orders that match the query: by the beginning of the number, by a part of the phone number however it is written,
 * or by words of the name as `containsWord` finds them. An empty query matches all; their order does not change.
 */
export function searchOrders(orders: readonly Order[], query: string): readonly Order[] {
  const digits = searchedDigits(query);
  if (digits !== null) return orders.filter((order) => hasNumber(order, digits));
  const words = searchWords(query);
  return orders.filter((order) => words.every((word) => hasWord(order, word)));
}
