import { optionGroupDraft, optionGroupDraftOf } from '@ofenpost/core/catalogue/option-group-draft';
import { productDraft, productDraftOf, productGroupDraft } from '@ofenpost/core/catalogue/product-draft';
import {
  orderLocationDraft,
  orderLocationDraftOf,
  orderLocationDraftsOf,
  orderLocationsDraft,
} from '@ofenpost/core/delivery/order-location-draft';
import { eventDraft, eventDraftOf } from '@ofenpost/core/event/restaurant-event';
import { menuDraft, menuDraftOf } from '@ofenpost/core/menu/menu-draft';
import { weekPlanOf } from '@ofenpost/core/menu/week-plan';
import { weekPlanDraft } from '@ofenpost/core/menu/week-plan-draft';
import { specialDaysOf, specialDaysDraft } from '@ofenpost/core/opening-hours/special-days';
import { weekOf } from '@ofenpost/core/opening-hours/week';
import { weekDraft } from '@ofenpost/core/opening-hours/week-draft';
import { restaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import { addDays } from '@ofenpost/core/time/zurich';
import { VAT_RATES } from '@ofenpost/core/vat/vat-rate-of';
import { vatRatesDraft, vatRatesDraftOf } from '@ofenpost/core/vat/vat-rates-draft';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoEvents } from './demo-events.ts';
import { demoMenus, demoWeekMenu } from './demo-menus.ts';
import { demoOpeningHours } from './demo-opening-hours.ts';
import { demoOrderLocations } from './demo-order-locations.ts';
import { demoRestaurant } from './demo-restaurant.ts';

const TODAY = '2026-11-19';
const MONDAY = '2026-11-16';

const { productGroups } = demoCatalogue(`${TODAY}T17:30:00.000Z`);
const products = productGroups.flatMap((group) => group.products);
const optionGroups = products.flatMap((product) => product.optionGroups);

describe('what the demo restaurant consists of is what staff could have entered', () => {
  test.each([
    ['products', productDraft, products.map(productDraftOf)],
    [
      'product groups',
      productGroupDraft,
      productGroups.map(({ name, description, station }) => ({ name, description, visible: true, station })),
    ],
    ['option groups', optionGroupDraft, optionGroups.map(optionGroupDraftOf)],
    ['menus', menuDraft, demoMenus(TODAY).map(menuDraftOf)],
    [
      'week menus',
      weekPlanDraft(demoMenus(TODAY)),
      [MONDAY, addDays(MONDAY, 7)].map((monday) =>
        weekPlanOf(
          demoWeekMenu(monday).flatMap(({ dayOfWeek, menuIds }) =>
            menuIds.map((menuId) => ({ monday, dayOfWeek, menuId })),
          ),
          monday,
        ),
      ),
    ],
    ['events', eventDraft, demoEvents(TODAY).map(eventDraftOf)],
    ['delivery areas', orderLocationDraft, demoOrderLocations.map(orderLocationDraftOf)],
    [
      'opening hours',
      weekDraft,
      Array.from({ length: 7 }, (_, days) => weekOf(demoOpeningHours(addDays(TODAY, days)))),
    ],
    [
      'extraordinary days',
      specialDaysDraft,
      Array.from({ length: 7 }, (_, days) => specialDaysOf(demoOpeningHours(addDays(TODAY, days)))),
    ],
    ['all delivery areas', orderLocationsDraft, [orderLocationDraftsOf(demoOrderLocations)]],
    ['VAT rates', vatRatesDraft, [vatRatesDraftOf(VAT_RATES)]],
    ['profile', restaurantDraft, [demoRestaurant]],
  ])('%s', (_name, schema, drafts) => {
    expect(drafts).not.toEqual([]);
    for (const draft of drafts) expect(schema.parse(draft)).toEqual(draft);
  });
});
