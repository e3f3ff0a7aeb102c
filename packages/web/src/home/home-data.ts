import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { MenuDay } from '@ofenpost/core/menu/menu';
import type { Ports } from '@ofenpost/core/ports';
import { type ShownProduct, shownProduct } from '../catalogue/shown-product.ts';
import { loadMenusAndEvents } from '../restaurant/menus-and-events.ts';

const FAVOURITES_SHOWN = 8;

export type HomeData = {
  /** How the restaurant's story begins. */
  readonly lead: string;
  readonly favourites: readonly ShownProduct[];
  /** The whole week: a page may stay open past midnight. */
  readonly weekMenu: readonly MenuDay[];
  readonly events: readonly RestaurantEvent[];
};

/** What the home page shows beyond what every page has; nothing else travels with it. */
export async function loadHomeData(ports: Ports): Promise<HomeData> {
  const [{ story }, { productGroups }, { menuPlan, events }] = await Promise.all([
    ports.restaurant.load(),
    ports.catalogue.load(),
    loadMenusAndEvents(ports),
  ]);
  const favourites = productGroups
    .flatMap(({ products }) => products)
    .filter(({ favourite }) => favourite)
    .slice(0, FAVOURITES_SHOWN)
    .map(shownProduct);
  return { lead: story[0] ?? '', favourites, weekMenu: menuPlan.weekMenu, events };
}
