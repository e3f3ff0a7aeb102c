import { CATALOGUE } from '@ofenpost/core/catalogue/product.fixtures';
import { DELIVERY } from '@ofenpost/core/delivery/delivery.fixtures';
import { OPENING_HOURS } from '@ofenpost/core/opening-hours/opening-hours.fixtures';
import { RESTAURANT_PAGE } from '@ofenpost/core/restaurant/restaurant-page.fixtures';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { type InMemoryShop, createInMemoryShop } from './in-memory-shop.ts';

/** A small restaurant with three products and one delivery area. */
export const createFixtureShop = (clock: ClockPort): InMemoryShop =>
  createInMemoryShop({
    clock,
    openingHours: OPENING_HOURS,
    restaurantPage: RESTAURANT_PAGE,
    delivery: DELIVERY,
    catalogue: CATALOGUE,
  });
