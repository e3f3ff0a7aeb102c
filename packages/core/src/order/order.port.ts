import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import type { OrderedAgain } from './order-again.ts';
import type { OwnOrdersPage, OwnOrdersQuery } from './order-summary.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** Which order, and for guests the capability that they got when they placed it. */
export type OrderKey = { readonly id: string; readonly capability: string | null };

export type OrderPort = {
  load(key: OrderKey): Promise<Result<Order, { readonly code: 'orderUnknown' }>>;
  /** The order as it is now, then at every change. */
  watch(key: OrderKey, observer: LiveObserver<Order>): StopWatching;
  /** The orders of whoever is signed in, newest first; fails for guests. */
  listMine(query: OwnOrdersQuery): Promise<OwnOrdersPage>;
  /** Takes the own order back, by account or by capability. Refused once somebody accepted it. */
  cancel(key: OrderKey): Promise<Result<Order, OrderStepError>>;
  /** Puts all that can still be had of the own order, by account or by capability, into the cart of whoever asks. */
  orderAgain(key: OrderKey): Promise<Result<OrderedAgain, { readonly code: 'orderUnknown' }>>;
};

/** What staff see and do at the order desk. */
export type OrderDeskPort = {
  /** First all open orders and those finished on this day of the books, then the orders that changed. */
  watch(observer: LiveObserver<readonly Order[]>): StopWatching;
  /** The newest orders that are no longer on the desk and that `earlierOrdersSearch` means. */
  findEarlier(query: string): Promise<readonly Order[]>;
  step(id: string, step: OrderStep): Promise<Result<Order, OrderStepError>>;
};
