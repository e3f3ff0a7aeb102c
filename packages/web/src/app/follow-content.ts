import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { unavailableItems } from '@ofenpost/core/cart/unavailable-items';
import { selectNow } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { Ports } from '@ofenpost/core/ports';
import { createStorefrontWatchActors } from '@ofenpost/core/storefront/storefront-watch.actors';
import { storefrontWatchMachine } from '@ofenpost/core/storefront/storefront-watch.machine';
import type { RegisteredRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import type { AppActors } from './app-actors.tsx';
import { createStorefrontChanges } from './storefront-changes.ts';

/** A change reaches all open pages at once; their requests are spread over this many milliseconds. */
const SPREAD_MILLISECONDS = 400;

type Followed = {
  readonly ports: Ports;
  readonly actors: AppActors;
  /** The storefront version that the page shows. */
  readonly version: string;
  readonly router: RegisteredRouter;
};

/** Sold-out items return without an event, so a cart with such items is reloaded every minute. */
function askForSoldOut({ cart, openingHours }: AppActors): () => void {
  let minute = selectNow(openingHours.getSnapshot());
  const { unsubscribe } = openingHours.subscribe((snapshot) => {
    const now = selectNow(snapshot);
    if (now === minute) return;
    minute = now;
    if (unavailableItems(selectCart(cart.getSnapshot())).length > 0) cart.send({ type: 'cart.outdated' });
  });
  return unsubscribe;
}

/** Reloads the page's data whenever staff changed what it shows. Returns a function that stops it. */
export function followContent({ ports, actors, version: shown, router }: Followed): () => void {
  const machine = storefrontWatchMachine.provide({ actors: createStorefrontWatchActors(ports) });
  const watch = createActor(machine, { input: { version: shown } });
  const storefrontChanges = createStorefrontChanges({ router, actors });

  async function renew(version: string): Promise<void> {
    try {
      // The first request tests the server: a reload during a short outage would replace the page with an error.
      await ports.content.loadVersion();
      await storefrontChanges.around(() => router.invalidate({ sync: true }));
    } catch {
      return;
    }
    if (selectCart(actors.cart.getSnapshot()).productCart.length > 0) actors.cart.send({ type: 'cart.outdated' });
    watch.send({ type: 'storefront.shown', version });
  }

  watch.on('storefront.changed', ({ version }) => {
    setTimeout(() => void renew(version), Math.random() * SPREAD_MILLISECONDS);
  });
  const sendVisibility = () => watch.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const sendOnline = () => watch.send({ type: 'network.returned' });
  const sendOffline = () => watch.send({ type: 'network.lost' });
  document.addEventListener('visibilitychange', sendVisibility);
  window.addEventListener('online', sendOnline);
  window.addEventListener('offline', sendOffline);
  watch.start();
  sendVisibility();
  const stopAsking = askForSoldOut(actors);
  return () => {
    stopAsking();
    storefrontChanges.stop();
    document.removeEventListener('visibilitychange', sendVisibility);
    window.removeEventListener('online', sendOnline);
    window.removeEventListener('offline', sendOffline);
    watch.stop();
  };
}
