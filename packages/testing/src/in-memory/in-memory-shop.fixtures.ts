import { CATALOGUE } from '@ofenpost/core/catalogue/product.fixtures';
import { createEntries } from '@ofenpost/core/changelog/changelog.fixtures';
import { DELIVERY } from '@ofenpost/core/delivery/delivery.fixtures';
import { EVENTS } from '@ofenpost/core/event/restaurant-event.fixtures';
import { PLANNED_MENUS } from '@ofenpost/core/menu/menu.fixtures';
import { OPENING_HOURS } from '@ofenpost/core/opening-hours/opening-hours.fixtures';
import { PIZZA_OFFER } from '@ofenpost/core/pizza/pizza-offer.fixtures';
import { RESTAURANT } from '@ofenpost/core/restaurant/restaurant.fixtures';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { VAT_RATES } from '@ofenpost/core/vat/vat-rate-of';
import { type InMemoryShop, createInMemoryShop } from './in-memory-shop.ts';

/** A small restaurant with three products and one delivery area. */
export const createFixtureShop = (clock: ClockPort): InMemoryShop =>
  createInMemoryShop({
    clock,
    openingHours: OPENING_HOURS,
    restaurant: RESTAURANT,
    ...PLANNED_MENUS,
    events: EVENTS,
    delivery: DELIVERY,
    removedAreas: [],
    ovenCapacity: 40,
    orderAlarmLimits: { alarmMinutes: 3, tellCustomerMinutes: 10, guestCancelMinutes: 30 },
    vatRates: VAT_RATES,
    catalogue: CATALOGUE,
    pizzaOffer: PIZZA_OFFER,
    changelog: createEntries(12),
  });
