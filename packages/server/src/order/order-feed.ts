import type { Listener } from '../live/listener.ts';
import type { StoredOrder } from './order.repository.ts';

export type OrderListener = {
  changed(orders: readonly StoredOrder[]): void;
  /** Changes may have been missed; nothing more comes. */
  lost(error: Error): void;
};

/** Every change of every order, from whichever process it comes. */
export type OrderFeed = {
  /** Resolves when from here on no change is missed. */
  subscribe(listener: OrderListener): Promise<() => void>;
};

/** Reads what changed once, however many listen. Changes that come while it reads are read together afterwards. */
export function createOrderFeed(
  listener: Listener,
  findOrders: (ids: readonly string[]) => Promise<StoredOrder[]>,
): OrderFeed {
  const subscribers = new Set<OrderListener>();
  let changedIds = new Set<string>();
  let reading = false;

  function loseAll(error: Error): void {
    const lost = [...subscribers];
    subscribers.clear();
    for (const subscriber of lost) subscriber.lost(error);
  }

  async function readChanges(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      while (changedIds.size > 0) {
        const ids = [...changedIds];
        changedIds = new Set();
        const orders = await findOrders(ids);
        for (const subscriber of subscribers) subscriber.changed(orders);
      }
    } catch (error) {
      loseAll(error instanceof Error ? error : new Error(String(error)));
    } finally {
      reading = false;
    }
  }

  listener.on('order_changed', {
    notified: (id) => {
      if (subscribers.size === 0) return;
      changedIds.add(id);
      void readChanges();
    },
    lost: loseAll,
  });

  return {
    subscribe: async (subscriber) => {
      await listener.connected();
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
  };
}
