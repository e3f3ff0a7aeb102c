import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { MenuPlan, PlannedMenus } from '@ofenpost/core/menu/menu-plan';
import type { Ports } from '@ofenpost/core/ports';
import { type ShownProduct, shownProduct } from '../catalogue/shown-product.ts';
import { loadMenusAndEvents } from '../restaurant/restaurant-data.ts';

const FAVOURITES_SHOWN = 8;

export type HomeData = PlannedMenus & {
  /** The beginning of the restaurant's story. */
  readonly lead: string;
  readonly favourites: readonly ShownProduct[];
  readonly events: readonly RestaurantEvent[];
  /** Whether guests can build their own pizza. */
  readonly hasPizzaOffer: boolean;
};

/** Returns the menus of the whole week, each once: a page may stay open past midnight. */
function weekMenusOf({ weekMenu, weekMenuEntries }: MenuPlan): PlannedMenus {
  const menus = new Map(weekMenu.flatMap((day) => day.menus.map((menu) => [menu.id, menu])));
  return { menus: [...menus.values()], weekMenuEntries };
}

/** Loads the data of the home page alone, in addition to those of every page. */
export async function loadHomeData(ports: Ports): Promise<HomeData> {
  const [{ story }, { productGroups }, { menuPlan, events }, pizzaOffer] = await Promise.all([
    ports.restaurant.load(),
    ports.catalogue.load(),
    loadMenusAndEvents(ports),
    ports.pizzaCreator.find(),
  ]);
  const favourites = productGroups
    .flatMap(({ products }) => products)
    .filter(({ favourite }) => favourite)
    .slice(0, FAVOURITES_SHOWN)
    .map(shownProduct);
  return { lead: story[0] ?? '', favourites, ...weekMenusOf(menuPlan), events, hasPizzaOffer: pizzaOffer !== null };
}
