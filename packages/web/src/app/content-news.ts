import { offerNews } from '@ofenpost/core/catalogue/offer-news';
import { deliveryServiceOf, earliestDelivery } from '@ofenpost/core/delivery/delivery-slots';
import { selectNow, selectOpeningHours, selectStatuses } from '@ofenpost/core/opening-hours/opening-hours.machine';
import { openingNews } from '@ofenpost/core/opening-hours/opening-news';
import type { Instant } from '@ofenpost/core/time/instant';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { ShownCatalogue, ShownProduct } from '../catalogue/shown-product.ts';
import type { AppActors } from './app-actors.tsx';
import type { AppData } from './app-data.ts';
import { ARRIVAL_ID } from './follow-routes.ts';
import { paths } from './paths.ts';

/** What one change brings comes within moments; told one by one, the last would silence the others. */
const TOGETHER_MILLISECONDS = 300;

type Seen = {
  readonly router: RegisteredRouter;
  readonly actors: Pick<AppActors, 'openingHours'>;
};

/** The products of the list that is open, if it is one. */
function listedProducts({ state }: RegisteredRouter): readonly ShownProduct[] {
  const list = state.matches.find(({ routeId }) => routeId === paths.products);
  const catalogue = list?.loaderData as ShownCatalogue | undefined;
  return catalogue?.productGroups.flatMap(({ products }) => products) ?? [];
}

/** At which the list judges its products; null before there is a page. */
function judgedAt({ router, actors: { openingHours } }: Seen): Instant | null {
  const app = router.state.matches[0]?.loaderData as AppData | undefined;
  const snapshot = openingHours.getSnapshot();
  return app === undefined
    ? null
    : earliestDelivery(deliveryServiceOf(selectOpeningHours(snapshot), app.delivery), selectNow(snapshot));
}

/** Tells whoever does not see it what changes by itself in the banner and, around a `reload`, in the list of products. */
export function createContentNews(seen: Seen) {
  const { openingHours } = seen.actors;
  let untold: string[] = [];
  function tell(news: string): void {
    if (news === '') return;
    untold.push(news);
    if (untold.length > 1) return;
    setTimeout(() => {
      const line = document.getElementById(ARRIVAL_ID);
      if (line !== null) line.textContent = untold.join(' ');
      untold = [];
    }, TOGETHER_MILLISECONDS);
  }
  let statuses = selectStatuses(openingHours.getSnapshot());
  const { unsubscribe } = openingHours.subscribe((snapshot) => {
    const before = statuses;
    statuses = selectStatuses(snapshot);
    if (statuses !== before) tell(openingNews(before, statuses, selectNow(snapshot)));
  });
  async function around(reload: () => Promise<void>): Promise<void> {
    const before = listedProducts(seen.router);
    await reload();
    const at = judgedAt(seen);
    if (at !== null) tell(offerNews(before, listedProducts(seen.router), at));
  }
  return { around, stop: unsubscribe };
}
