import { offerChanges } from '@ofenpost/core/catalogue/offer-changes';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import { openingChanges } from '@ofenpost/core/opening-hours/opening-changes';
import { selectNow, selectOpeningHours, selectStatuses } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { ShownCatalogue, ShownProduct } from '../catalogue/shown-product.ts';
import { announce } from './announce.ts';
import type { AppActors } from './app-actors.tsx';
import type { AppData } from './app-data.ts';
import { paths } from './paths.ts';

type Seen = {
  readonly router: RegisteredRouter;
  readonly actors: Pick<AppActors, 'openingHours'>;
};

/** Returns the products of the open product list; none on other pages. */
function listedProducts({ state }: RegisteredRouter): readonly ShownProduct[] {
  const list = state.matches.find(({ routeId }) => routeId === paths.products);
  const catalogue = list?.loaderData as ShownCatalogue | undefined;
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
export function createStorefrontChanges(seen: Seen) {
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
