import { guardedThings, lawStateOf } from '@ofenpost/core/declaration/law-guard';
import { expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoMenus } from './demo-menus.ts';
import { demoPizzaOffer } from './demo-pizza-offer.ts';
import { demoRestaurant } from './demo-restaurant.ts';

const TODAY = '2026-11-20';

it('is completely declared, so that the law guard is green', () => {
  const things = guardedThings({
    products: demoCatalogue('2026-11-20T17:00:00.000Z').productGroups.flatMap(({ products }) => products),
    pizzaOffer: demoPizzaOffer,
    menus: demoMenus(TODAY),
    restaurant: demoRestaurant,
    today: TODAY,
  });
  expect(things.length).toBeGreaterThan(120);
  expect(things.filter((thing) => lawStateOf(thing) !== 'green')).toEqual([]);
});
