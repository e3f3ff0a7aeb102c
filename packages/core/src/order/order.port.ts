import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import type { OrderedAgain } from './order-again.ts';
import type { OwnOrdersPage, OwnOrdersQuery } from './order-summary.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** The id of an order and, for guests, the capability that they got when they placed it. */
export type OrderKey = { readonly id: string; readonly capability: string | null };

export type OrderPort = {
  load(key: OrderKey): Promise<Result<Order, { readonly code: 'orderUnknown' }>>;
  /** Emits the present order, then each change. */
  watch(key: OrderKey, observer: LiveObserver<Order>): StopWatching;
  /** The orders of the signed-in person, newest first; fails for guests. */
  listMine(query: OwnOrdersQuery): Promise<OwnOrdersPage>;
  /** Cancels the own order, by account or by capability. Refused after staff accepted it. */
  cancel(key: OrderKey): Promise<Result<Order, OrderStepError>>;
  /** Adds all available lines of the own order, by account or by capability, to the caller's cart. */
  orderAgain(key: OrderKey): Promise<Result<OrderedAgain, { readonly code: 'orderUnknown' }>>;
};

/** What staff see and do at the order desk. */
export type OrderDeskPort = {
  /** Emits first all open orders and those finished on this day of the books, then each changed order. */
  watch(observer: LiveObserver<readonly Order[]>): StopWatching;
  /** The newest orders that are no longer on the board and match, see `earlierOrdersSearch`. */
  findEarlier(query: string): Promise<readonly Order[]>;
  step(id: string, step: OrderStep): Promise<Result<Order, OrderStepError>>;
};
