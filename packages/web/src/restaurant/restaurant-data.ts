import type { Ports } from '@ofenpost/core/ports';
import { type MenusAndEvents, loadMenusAndEvents } from './menus-and-events.ts';

export type RestaurantData = MenusAndEvents & { readonly story: readonly string[] };

/** Loads the data of the restaurant's page in addition to those of every page, with the menus of `week`. */
export async function loadRestaurantData(ports: Ports, week: string | undefined): Promise<RestaurantData> {
  const [{ story }, menusAndEvents] = await Promise.all([ports.restaurant.load(), loadMenusAndEvents(ports, week)]);
  return { story, ...menusAndEvents };
}
