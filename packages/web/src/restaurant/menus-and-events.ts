import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { MenuPlan } from '@ofenpost/core/menu/menu-plan';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Ports } from '@ofenpost/core/ports';
import { toLocalDate } from '@ofenpost/core/time/zurich';

export type MenusAndEvents = { readonly menuPlan: MenuPlan; readonly events: readonly RestaurantEvent[] };

/** The menus of this week and the coming events. */
export async function loadMenusAndEvents({ menu, event, clock }: Ports): Promise<MenusAndEvents> {
  const monday = mondayOf(toLocalDate(clock.now()));
  const [menuPlan, events] = await Promise.all([menu.load({ monday }), event.load()]);
  return { menuPlan, events };
}
