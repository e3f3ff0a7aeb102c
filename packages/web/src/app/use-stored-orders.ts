import type { OrderStore } from '@ofenpost/core/offline-taps/stored-orders';
import { useEffect } from 'react';
import { whenIdle } from '../hydration/idle-time.ts';

type Orders<Order> = Readonly<Record<string, Order>> | null;
type Screen<Order> = {
  getSnapshot(): { readonly context: { readonly orders: Orders<Order> } };
  subscribe(observer: () => void): { unsubscribe(): void };
};

/** In ms. Writing takes longer than a tap may, so it is not done at each change. */
const WRITTEN_EVERY_MS = 5000;

/**
 * Keeps those orders of a live screen on the device that its next look needs: some seconds after they have changed, and
 * before its page goes. A screen that was left writes nothing any more, so that signing out leaves nothing.
 */
export function useStoredOrders<Order>(
  screen: Screen<Order>,
  store: OrderStore<Order>,
  isNeeded: (order: Order) => boolean,
): void {
  useEffect(() => {
    const now = () => screen.getSnapshot().context.orders;
    let stored = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const orders = now();
      if (isLeft || orders === null || orders === stored) return;
      stored = orders;
      store.write(Object.values(orders).filter(isNeeded));
    };
    const { unsubscribe } = screen.subscribe(() => {
      if (now() !== stored) timer ??= setTimeout(() => whenIdle(write), WRITTEN_EVERY_MS);
    });
    addEventListener('pagehide', write);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', write);
    };
  }, [screen, store, isNeeded]);
}
