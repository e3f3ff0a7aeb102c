import { isLater } from '../order/advance-order.ts';
import { dueAtOf } from '../order/due-at.ts';
import { boardStatus } from '../order/guest-cancel.ts';
import { isFinished, isUnpaid } from '../order/order-lifecycle.machine.ts';
import { ORDER_STATUS_LABELS, type OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import type { PaymentState } from '../payment/payment.ts';
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
  { id: 'kueche', name: 'Küche', statuses: ['accepted'], none: 'Nichts zu belegen' },
  { id: 'ofen', name: 'Ofen', statuses: ['preparing'], none: 'Der Ofen ist frei' },
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
  const steps = statuses.map((status) => (status === 'awaitingPayment' ? undefined : orderTimeProgresses[status]));
  return steps.find((at) => at !== undefined) ?? orderTimeProgresses.created;
}

/**
 * The orders of a column, the one that has been there longest first; of two that came at once the lower number first. A
 * new one comes last, and only a step moves an order; what its guest cancelled stays until it is seen. Source: product design, "Order desk".
 */
export const ordersOf = (orders: readonly Order[], column: BoardColumn): readonly Order[] =>
  orders
    .filter((order) => column.statuses.includes(boardStatus(order)))
    .toSorted((a, b) => {
      const [first, second] = [enteredAt(a, column), enteredAt(b, column)];
      return first === second ? a.number - b.number : Math.sign(minutesBetween(second, first));
    });

/** How many orders the board shows outside of its day: what a guest cancelled counts until somebody has seen it. */
export const openCount = (orders: readonly Order[]): number =>
  orders.filter((order) => !isFinished(boardStatus(order))).length;

/** The orders that no step can change any more, newest first. */
export const finishedOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => isFinished(status)).toSorted(newestFirst);

const UNPAID_STATES: ReadonlySet<PaymentState> = new Set(['notCollected', 'refunded', 'releasedOnline']);

/**
 * The number of today's orders and their sum without discounts, in Rappen; orders that will not be paid do not count.
 */
export function dayTotal(orders: readonly Order[]): { readonly count: number; readonly totalPrice: number } {
  const counting = orders.filter(({ payment }) => !UNPAID_STATES.has(payment.state));
  return {
    count: counting.length,
    totalPrice: counting.reduce((sum, order) => sum + order.totalPrice - order.giftCardDiscount, 0),
  };
}

export type DayFigures = {
  /** How long the fulfilled orders took on average, in whole minutes; null without any. */
  readonly minutes: number | null;
  /** The share of the fulfilled orders that kept their promise, 0 to 1; null without any. */
  readonly punctual: number | null;
};

/** How fast and how punctual the fulfilled orders were. Only one that was wanted at once tells how long an order takes. */
export function dayFigures(orders: readonly Order[]): DayFigures {
  const fulfilled = orders.flatMap(
    ({ status, deliveryTime, promisedAt, orderTimeProgresses: { created, delivered } }) =>
      status === 'delivered' && delivered !== undefined
        ? [{ created, delivered, promisedAt, isAsap: deliveryTime.kind === 'asap' }]
        : [],
  );
  const took = fulfilled
    .filter(({ isAsap }) => isAsap)
    .map(({ created, delivered }) => minutesBetween(created, delivered));
  const promised = fulfilled.flatMap(({ promisedAt, delivered }) =>
    promisedAt === null ? [] : [minutesBetween(delivered, promisedAt) >= 0],
  );
  return {
    minutes: took.length === 0 ? null : Math.round(took.reduce((sum, each) => sum + each, 0) / took.length),
    punctual: promised.length === 0 ? null : promised.filter(Boolean).length / promised.length,
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
  !isUnpaid(order) && (!isFinished(order.status) || businessDayOf(lastStepAt(order)) === today);

export type OrdersById = Readonly<Record<string, Order>>;

/** The orders that the board shows on this day of the books. */
export const ordersOnBoard = (orders: OrdersById, today: LocalDate): readonly Order[] =>
  Object.values(orders).filter((order) => isOnBoard(order, today));

/** The orders for a later day, the next one first, and those that are work now. */
export function splitLater(orders: readonly Order[], now: Instant): readonly [readonly Order[], readonly Order[]] {
  const later = orders.filter((order) => isLater(order, now));
  const sorted = later.toSorted((a, b) => minutesBetween(dueAtOf(b), dueAtOf(a)) || a.number - b.number);
  return [sorted, orders.filter((order) => !later.includes(order))];
}
