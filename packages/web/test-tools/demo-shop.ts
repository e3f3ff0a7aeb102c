import { createEntries } from '@ofenpost/core/changelog/changelog.fixtures';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import type { Instant } from '@ofenpost/core/time/instant';
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
import { createManualClock } from '@ofenpost/testing/in-memory/manual-clock';

/** Friday, in the evening: the restaurant is open. */
const EVENING = '2026-11-20T18:00:00.000Z';
const MINUTE_MS = 60_000;

/** A shop whose time stands still. */
export type DemoShop = InMemoryShop & {
  /** Lets the time of the shop and of the page jump ahead, as for a laptop that was asleep; timers run as ever. */
  advance(milliseconds: number): void;
};

/** The restaurant of the demo in memory, as the server seeds it: pages are as long as they are for guests. */
export function createDemoShop(start: Instant = EVENING): DemoShop {
  const clock = createManualClock(start);
  const now = clock.now();
  const today = toLocalDate(now);
  const monday = mondayOf(today);
  const shop = createInMemoryShop({
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
  return {
    ...shop,
    advance: (milliseconds) => {
      clock.advance(milliseconds / MINUTE_MS);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
