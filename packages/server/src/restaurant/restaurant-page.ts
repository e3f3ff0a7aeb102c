import { comingEvents } from '@ofenpost/core/event/coming-events';
import { menusValidOn, weekMenuOf } from '@ofenpost/core/menu/week-menu';
import type { RestaurantPage } from '@ofenpost/core/restaurant/restaurant-page';
import type { Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { ShopContent } from '../content/shop-content.ts';

/** What guests read about the restaurant at `now`. */
export function restaurantPageAt(
  { restaurant, menus, weekMenuEntries, events }: ShopContent,
  now: Instant,
): RestaurantPage {
  const today = toLocalDate(now);
  return {
    restaurant,
    menus: menusValidOn(menus, today),
    weekMenu: weekMenuOf(menus, weekMenuEntries, today),
    events: comingEvents(events, now),
  };
}
