import type { MenuDay } from '@ofenpost/core/menu/menu';
import type { RestaurantPage } from '@ofenpost/core/settings/restaurant-page';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { addDays, dayOfWeek, toLocalDate } from '@ofenpost/core/time/zurich';
import type { ShopContent } from '../content/shop-content.ts';
import { mondayOf } from '../menu/menu.repository.ts';

const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6];

const isValidOn = ({ validFrom, validTo }: { validFrom: LocalDate; validTo: LocalDate }, date: LocalDate): boolean =>
  validFrom <= date && date <= validTo;

function menuDay({ menus, weekMenuEntries }: ShopContent, monday: LocalDate, date: LocalDate): MenuDay {
  const entries = weekMenuEntries.filter((entry) => entry.monday === monday && entry.dayOfWeek === dayOfWeek(date));
  return {
    date,
    menus: entries.flatMap(({ menuId }) => menus.filter((menu) => menu.id === menuId && isValidOn(menu, date))),
  };
}

/** What guests read about the restaurant at `now`. */
export function restaurantPageAt(content: ShopContent, now: Instant): RestaurantPage {
  const today = toLocalDate(now);
  const monday = mondayOf(today);
  return {
    restaurant: content.restaurant,
    menus: content.menus.filter((menu) => isValidOn(menu, today)),
    weekMenu: DAYS_OF_WEEK.map((days) => menuDay(content, monday, addDays(monday, days))),
    events: content.events.filter(({ end }) => end > now),
  };
}
