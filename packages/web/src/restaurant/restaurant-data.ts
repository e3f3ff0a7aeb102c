import type { Ports } from '@ofenpost/core/ports';
import { type MenusAndEvents, loadMenusAndEvents } from './menus-and-events.ts';

export type RestaurantData = MenusAndEvents & { readonly story: readonly string[] };

/** What the restaurant's page shows beyond what every page has. */
export async function loadRestaurantData(ports: Ports): Promise<RestaurantData> {
  const [{ story }, menusAndEvents] = await Promise.all([ports.restaurant.load(), loadMenusAndEvents(ports)]);
  return { story, ...menusAndEvents };
}
