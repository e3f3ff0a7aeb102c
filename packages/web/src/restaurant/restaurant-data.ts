import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { mondayOfIsoWeek } from '@ofenpost/core/menu/iso-week';
import type { MenuPlan } from '@ofenpost/core/menu/menu-plan';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';

export type MenusAndEvents = { readonly menuPlan: MenuPlan; readonly events: readonly RestaurantEvent[] };

/**
 * Loads the menus of a week, written `2026-W48`, and the coming events without cancelled ones, which only the events
 * page shows. An invalid week stands for the current one.
 */
export async function loadMenusAndEvents({ menu, event, clock }: Ports, week = ''): Promise<MenusAndEvents> {
  const monday = mondayOfIsoWeek(week) ?? mondayOf(toLocalDate(clock.now()));
  const [menuPlan, events] = await Promise.all([menu.load({ monday }), event.load()]);
  return { menuPlan, events: events.filter(({ state }) => state === 'published') };
}

export type RestaurantData = MenusAndEvents & { readonly story: readonly string[] };

/** Loads the data of the restaurant's page in addition to those of every page, with the menus of `week`. */
export async function loadRestaurantData(ports: Ports, week: string | undefined): Promise<RestaurantData> {
  const [{ story }, menusAndEvents] = await Promise.all([ports.restaurant.load(), loadMenusAndEvents(ports, week)]);
  return { story, ...menusAndEvents };
}
