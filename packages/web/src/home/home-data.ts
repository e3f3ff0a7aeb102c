import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { MenuPlan } from '@ofenpost/core/menu/menu-plan';
import type { Ports } from '@ofenpost/core/ports';
import { loadMenusAndEvents } from '../restaurant/menus-and-events.ts';

export type HomeData = {
  /** How the restaurant's story begins. */
  readonly lead: string;
  readonly catalogue: Catalogue;
  readonly menuPlan: MenuPlan;
  readonly events: readonly RestaurantEvent[];
};

/** What the home page shows beyond what every page has. */
export async function loadHomeData(ports: Ports): Promise<HomeData> {
  const [{ story }, catalogue, menusAndEvents] = await Promise.all([
    ports.restaurant.load(),
    ports.catalogue.load(),
    loadMenusAndEvents(ports),
  ]);
  return { lead: story[0] ?? '', catalogue, ...menusAndEvents };
}
