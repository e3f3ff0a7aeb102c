import { SIGN_OF_LIFE_MILLISECONDS, type LiveObserver, type StopWatching } from '@ofenpost/core/live/live';
import type { BoardOrder } from '@ofenpost/core/order-desk/order-desk.use-cases';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import { isOwnOrder } from '@ofenpost/core/order/order-summary';
import type { Instant } from '@ofenpost/core/time/instant';

/** An order with the secret that opens it, and the device that placed it; none: staff took it. */
export type StoredOrder = BoardOrder & {
  readonly capability: string;
  readonly device?: object;
  /** When it changed last; missing: not since it was placed. */
  readonly changedAt?: Instant;
  /** Every status that it has had; missing: none but that in which it was placed. */
  readonly reached?: readonly OrderStatus[];
};

export type OrderBook = {
  find(id: string): StoredOrder | undefined;
  all(): readonly Order[];
  stored(): readonly StoredOrder[];
  /** The orders that this account placed. */
  of(account: { readonly id: string | null }): readonly Order[];
  nextNumber(): number;
  /** Stores a new or changed order and notifies every observer. */
  store(stored: StoredOrder): void;
  watch<T>(watched: Watched<T>, observer: LiveObserver<T>): StopWatching;
  /** Breaks every live connection, as a network failure does. */
  dropConnections(): void;
};

type Watched<T> = {
  /** What loads the first value; null: the observer may not see it. */
  readonly first: () => Promise<(() => T) | null>;
  /** The value for an order that changes; null emits nothing. */
  readonly changed: (order: Order) => T | null;
};

type Listener = { report(order: Order): void; lose(error: unknown): void };

/** All orders of a shop, numbered from 1001. */
export function createOrderBook(): OrderBook {
  const orders = new Map<string, StoredOrder>();
  const listeners = new Set<Listener>();
  const all = () => [...orders.values()].map(({ order }) => order);
  return {
    find: (id) => orders.get(id),
    all,
    stored: () => [...orders.values()],
    of: (account) => [...orders.values()].filter((stored) => isOwnOrder(account, stored)).map(({ order }) => order),
    nextNumber: () => 1001 + orders.size,
    store: (stored) => {
      orders.set(stored.order.id, stored);
      for (const listener of listeners) listener.report(stored.order);
    },
    watch: ({ first, changed }, observer) => {
      let isReading = false;
      const heartbeat = setInterval(() => observer.alive?.(), SIGN_OF_LIFE_MILLISECONDS);
      const listener: Listener = {
        report: (order) => {
          const value = isReading ? changed(order) : null;
          if (value !== null) observer.changed(value);
        },
        lose: (error) => {
          stop();
          observer.lost(error);
        },
      };
      const stop = () => {
        clearInterval(heartbeat);
        listeners.delete(listener);
      };
      listeners.add(listener);
      // As over a network, nothing arrives before the caller can stop watching.
      void first().then((load) => {
        if (!listeners.has(listener)) return;
        if (load === null) {
          listener.lose(new Error('not allowed'));
          return;
        }
        isReading = true;
        observer.alive?.();
        observer.changed(load());
      });
      return stop;
    },
    dropConnections: () => {
      for (const listener of listeners) listener.lose(new Error('connection lost'));
    },
  };
}
