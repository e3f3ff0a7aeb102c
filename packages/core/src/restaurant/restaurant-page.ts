import * as z from 'zod/mini';
import { restaurantEvent } from '../event/restaurant-event.ts';
import { menu, menuDay } from '../menu/menu.ts';
import { restaurant } from './restaurant.ts';

/** What guests read about the restaurant: who it is, its menus, this week's plan, coming events. */
export const restaurantPage = z.object({
  restaurant,
  menus: z.array(menu),
  /** Monday to Sunday of the current week. */
  weekMenu: z.array(menuDay),
  events: z.array(restaurantEvent),
});
export type RestaurantPage = z.infer<typeof restaurantPage>;
