import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { unavailableItems } from '@ofenpost/core/cart/priced-cart';
import { offerChanges, type Serving } from '@ofenpost/core/catalogue/availability';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import { selectNow, selectOpeningHours, selectStatuses } from '@ofenpost/core/opening-hours/opening-hours.machine';
import { openingChanges } from '@ofenpost/core/opening-hours/opening-labels';
import type { Ports } from '@ofenpost/core/ports';
import { isAdmin } from '@ofenpost/core/role/role';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import {
  createStorefrontWatchActors,
  storefrontWatchMachine,
} from '@ofenpost/core/storefront/storefront-watch.machine';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { announce } from '../app/announce.ts';
import { type AppActors, useApp, useAppData } from '../app/app-actors.tsx';
import type { AppData } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';

/** The products whose changes are announced. */
type ListedProducts = Parameters<typeof offerChanges>[0];
/** What the route of the product list loads. */
type ListedCatalogue = { readonly productGroups: readonly { readonly products: ListedProducts }[] };

type Seen = {
  readonly router: RegisteredRouter;
  readonly actors: Pick<AppActors, 'openingHours'>;
};

/** Returns the products of the open product list; none on other pages. */
function listedProducts({ state }: RegisteredRouter): ListedProducts {
  const list = state.matches.find(({ routeId }) => routeId === paths.products);
  const catalogue = list?.loaderData as ListedCatalogue | undefined;
  return catalogue?.productGroups.flatMap(({ products }) => products) ?? [];
}

/** Returns the serving time that the list uses for availability; null before the first page has loaded. */
function servingOfList({ router, actors: { openingHours } }: Seen): Serving | null {
  const app = router.state.matches[0]?.loaderData as AppData | undefined;
  const snapshot = openingHours.getSnapshot();
  return app === undefined
    ? null
    : earliestServing(deliveryServiceOf(selectOpeningHours(snapshot), app.delivery), selectNow(snapshot));
}

/** Announces changes of the banner to screen readers and, around a `reload`, changes of the product list. */
function createStorefrontChanges(seen: Seen) {
  const { openingHours } = seen.actors;
  let statuses = selectStatuses(openingHours.getSnapshot());
  const { unsubscribe } = openingHours.subscribe((snapshot) => {
    const before = statuses;
    statuses = selectStatuses(snapshot);
    if (statuses !== before) announce(openingChanges(before, statuses, selectNow(snapshot)));
  });
  async function around(reload: () => Promise<void>): Promise<void> {
    const before = listedProducts(seen.router);
    await reload();
    const at = servingOfList(seen);
    if (at !== null) announce(offerChanges(before, listedProducts(seen.router), at));
  }
  return { around, stop: unsubscribe };
}

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
function followStorefront({ ports, actors, version: shown, router }: Followed): () => void {
  const machine = storefrontWatchMachine.provide({ actors: createStorefrontWatchActors(ports) });
  const watch = createActor(machine, { input: { version: shown } });
  const storefrontChanges = createStorefrontChanges({ router, actors });

  async function renew(): Promise<void> {
    try {
      // The first request tests the server: a reload during a short outage would replace the page with an error.
      await ports.content.loadVersion();
      await storefrontChanges.around(() => router.invalidate({ sync: true }));
    } catch {
      watch.send({ type: 'load.failed' });
      return;
    }
    if (selectCart(actors.cart.getSnapshot()).productCart.length > 0) actors.cart.send({ type: 'cart.outdated' });
  }

  watch.on('storefront.changed', () => {
    setTimeout(() => void renew(), Math.random() * SPREAD_MILLISECONDS);
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

/**
 * In ms since the page was loaded. A guest's page is fresh until then, and its first connection reports the changes since
 * then. Staff work together, so their pages connect at once.
 */
const NEW_MILLISECONDS = 10_000;

/** Updates the page whenever staff change its content. */
export function useLiveContent(): void {
  const { ports, actors } = useApp();
  const { contentVersion } = useAppData();
  const [version] = useState(contentVersion);
  const router = useRouter();
  useEffect(() => {
    let stop = () => {};
    const isStaff = isAdmin(selectAccount(actors.session.getSnapshot()));
    const timer = setTimeout(
      () => {
        stop = followStorefront({ ports, actors, version, router });
      },
      isStaff ? 0 : NEW_MILLISECONDS - performance.now(),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ports, actors, version, router]);
}
