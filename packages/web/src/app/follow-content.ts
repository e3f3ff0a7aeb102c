import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { unavailableItems } from '@ofenpost/core/cart/unavailable-items';
import { createContentWatchActors } from '@ofenpost/core/content/content-watch.actors';
import { contentWatchMachine } from '@ofenpost/core/content/content-watch.machine';
import { selectNow } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { Ports } from '@ofenpost/core/ports';
import type { RegisteredRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import type { AppActors } from './app-actors.tsx';
import { createContentNews } from './content-news.ts';

/** All open pages learn of a change at once; they ask the server over this many milliseconds. */
const SPREAD_MILLISECONDS = 400;

type Followed = {
  readonly ports: Ports;
  readonly actors: AppActors;
  /** What the page shows. */
  readonly version: string;
  readonly router: RegisteredRouter;
};

/** What is sold out comes back by itself: whose cart has such items asks with every minute. */
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

/** Reads the page anew whenever staff changed what it shows. Returns what ends it. */
export function followContent({ ports, actors, version: shown, router }: Followed): () => void {
  const machine = contentWatchMachine.provide({ actors: createContentWatchActors(ports) });
  const watch = createActor(machine, { input: { version: shown } });
  const news = createContentNews({ router, actors });

  async function renew(version: string): Promise<void> {
    try {
      // A page must not fail because the server is away for a moment: nothing is read anew before it answers.
      await ports.content.loadVersion();
      await news.around(() => router.invalidate({ sync: true }));
    } catch {
      return;
    }
    if (selectCart(actors.cart.getSnapshot()).productCart.length > 0) actors.cart.send({ type: 'cart.outdated' });
    watch.send({ type: 'content.shown', version });
  }

  watch.on('content.changed', ({ version }) => {
    setTimeout(() => void renew(version), Math.random() * SPREAD_MILLISECONDS);
  });
  const tellVisibility = () => watch.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const tellOnline = () => watch.send({ type: 'network.returned' });
  const tellOffline = () => watch.send({ type: 'network.lost' });
  document.addEventListener('visibilitychange', tellVisibility);
  window.addEventListener('online', tellOnline);
  window.addEventListener('offline', tellOffline);
  watch.start();
  tellVisibility();
  const stopAsking = askForSoldOut(actors);
  return () => {
    stopAsking();
    news.stop();
    document.removeEventListener('visibilitychange', tellVisibility);
    window.removeEventListener('online', tellOnline);
    window.removeEventListener('offline', tellOffline);
    watch.stop();
  };
}
