import { createEntries } from '@ofenpost/core/changelog/changelog.fixtures';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { VAT_RATES } from '@ofenpost/core/vat/vat-rate-of';
import { demoCatalogue } from '@ofenpost/demo-data/demo-catalogue';
import { demoEvents } from '@ofenpost/demo-data/demo-events';
import { demoMenus, demoWeekMenu } from '@ofenpost/demo-data/demo-menus';
import { demoOpeningHours } from '@ofenpost/demo-data/demo-opening-hours';
import { demoOrderLocations } from '@ofenpost/demo-data/demo-order-locations';
import { demoPizzaOffer } from '@ofenpost/demo-data/demo-pizza-offer';
import { demoDeliverySettings, demoOvenCapacity, demoRestaurant } from '@ofenpost/demo-data/demo-restaurant';
import { type InMemoryShop, createInMemoryShop } from '@ofenpost/testing/in-memory/in-memory-shop';

/** The restaurant of the demo in memory, as the server seeds it: pages are as long as they are for guests. */
export function createDemoShop(clock: ClockPort): InMemoryShop {
  const now = clock.now();
  const today = toLocalDate(now);
  const monday = mondayOf(today);
  return createInMemoryShop({
    clock,
    openingHours: demoOpeningHours(today),
    restaurant: demoRestaurant,
    menus: demoMenus(today),
    weekMenuEntries: demoWeekMenu(monday).flatMap(({ dayOfWeek, menuIds }) =>
      menuIds.map((menuId) => ({ monday, dayOfWeek, menuId })),
    ),
    events: demoEvents(today),
    delivery: { orderLocations: demoOrderLocations, settings: demoDeliverySettings, busyControls: NOT_BUSY },
    removedAreas: [],
    ovenCapacity: demoOvenCapacity,
    orderAlarmLimits: { alarmMinutes: 3, tellCustomerMinutes: 10, guestCancelMinutes: 30 },
    vatRates: VAT_RATES,
    catalogue: demoCatalogue(now),
    pizzaOffer: demoPizzaOffer,
    changelog: createEntries(12),
  });
}
