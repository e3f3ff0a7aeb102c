import type { Ports } from '@ofenpost/core/ports';
import { type MenusAndEvents, loadMenusAndEvents } from './menus-and-events.ts';

export type RestaurantData = MenusAndEvents & { readonly story: readonly string[] };

/** What the restaurant's page shows beyond what every page has, with the menus of `week`. */
export async function loadRestaurantData(ports: Ports, week: string | undefined): Promise<RestaurantData> {
  const [{ story }, menusAndEvents] = await Promise.all([ports.restaurant.load(), loadMenusAndEvents(ports, week)]);
  return { story, ...menusAndEvents };
}
