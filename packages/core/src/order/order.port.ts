import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import type { Order, OrderStep, OrderStepError } from './order.ts';

/** Which order, and for guests the capability that they got when they placed it. */
export type OrderKey = { readonly id: string; readonly capability: string | null };

export type OrderPort = {
  load(key: OrderKey): Promise<Result<Order, { readonly code: 'orderUnknown' }>>;
  /** The order as it is now, then at every change. */
  watch(key: OrderKey, observer: LiveObserver<Order>): StopWatching;
};

/** What staff see and do at the order desk. */
export type OrderDeskPort = {
  /** First all open orders and those finished today, then the orders that changed. */
  watch(observer: LiveObserver<readonly Order[]>): StopWatching;
  step(id: string, step: OrderStep): Promise<Result<Order, OrderStepError>>;
};
