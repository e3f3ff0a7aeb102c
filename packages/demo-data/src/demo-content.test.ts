import { catalogue } from '@ofenpost/core/catalogue/catalogue';
import { station } from '@ofenpost/core/catalogue/station';
import { deliverySettings } from '@ofenpost/core/delivery/delivery-time';
import { orderLocation } from '@ofenpost/core/delivery/order-location';
import { restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { menu } from '@ofenpost/core/menu/menu';
import { openRangesOn } from '@ofenpost/core/opening-hours/open-ranges';
import { openingHours } from '@ofenpost/core/opening-hours/opening-hours';
import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { addDays, dayOfWeek, toLocalDate } from '@ofenpost/core/time/zurich';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoEvents } from './demo-events.ts';
import { demoMenus, demoWeekMenu } from './demo-menus.ts';
import { demoOpeningHours } from './demo-opening-hours.ts';
import { demoOrderLocations } from './demo-order-locations.ts';
import { demoDeliverySettings, demoRestaurant } from './demo-restaurant.ts';

/** A Thursday at 18:30 in Zurich. */
const NOW = '2026-11-19T17:30:00.000Z';
const TODAY = toLocalDate(NOW);
/** On every weekday from the day of seeding. */
const WEEK = Array.from({ length: 7 }, (_, index) => addDays(TODAY, index));

const { productGroups } = demoCatalogue(NOW);
const products = productGroups.flatMap((group) => group.products);
const optionGroups = [...new Set(products.flatMap((product) => product.optionGroups))];

const idsOf = (entities: readonly { readonly id: string }[]): string[] => entities.map(({ id }) => id);

test('everything is as the core describes it', () => {
  // Guests see neither stations nor baking minutes, so the catalogue's own schema drops them.
  for (const { station: at } of productGroups) station.parse(at);
  const shown = productGroups.map(({ station: _station, products: all, ...group }) => ({
    ...group,
    products: all.map(({ bakeMinutes: _minutes, ...product }) => product),
  }));
  expect(catalogue.parse({ productGroups })).toEqual({ productGroups: shown });
  restaurant.parse(demoRestaurant);
  deliverySettings.parse(demoDeliverySettings);
  openingHours.parse(demoOpeningHours(TODAY));
  z.array(orderLocation).parse(demoOrderLocations);
  z.array(menu).parse(demoMenus(TODAY));
  z.array(restaurantEvent).parse(demoEvents(TODAY));
});

test('no id is used twice', () => {
  const ids = idsOf([
    ...productGroups,
    ...products,
    ...optionGroups,
    ...optionGroups.flatMap(({ options }) => options),
    ...demoOrderLocations,
    ...demoMenus(TODAY),
    ...demoEvents(TODAY),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('German texts are Swiss', () => {
  const texts = JSON.stringify([
    demoCatalogue(NOW),
    demoRestaurant,
    demoEvents(TODAY),
    demoMenus(TODAY),
    demoOpeningHours(TODAY),
  ]);
  expect(texts).not.toMatch(/ß|\bSie\b|\bIhr(?:e|en|em|er)?\b/);
});

test.each(WEEK)(
  'seeded on %s, delivery opens twice a day, the restaurant not on Mondays, and two days differ',
  (today) => {
    const { delivery, restaurant: house } = demoOpeningHours(today);
    expect(WEEK.map((date) => openRangesOn(delivery, date).length)).toEqual(WEEK.map(() => 2));
    expect(WEEK.filter((date) => openRangesOn(house, date).length === 0)).toEqual(['2026-11-23']);
    for (const schedule of [delivery, house]) {
      expect(schedule.extraordinaryOpeningHour.map(({ date }) => date)).toEqual([
        addDays(today, 10),
        addDays(today, 24),
      ]);
      expect(openRangesOn(schedule, addDays(today, 24))).toEqual([]);
    }
    const party = addDays(today, 10);
    expect(openRangesOn(delivery, party)).toHaveLength(2);
    expect(openRangesOn(house, party)).toHaveLength(dayOfWeek(party) === 1 ? 0 : 1);
  },
);

test('the restaurant is open past midnight on Fridays and Saturdays', () => {
  const { restaurant: house } = demoOpeningHours(TODAY);
  const late = WEEK.filter((date) => openRangesOn(house, date).some(({ closes }) => toLocalDate(closes) > date));
  expect(late).toEqual(['2026-11-20', '2026-11-21']);
});

test('12 areas, one postcode with two towns, fees that fall as the cart grows', () => {
  expect(demoOrderLocations).toHaveLength(12);
  const places = demoOrderLocations.map(({ postcode, town }) => `${postcode} ${town}`);
  expect(new Set(places).size).toBe(12);
  expect(places.filter((place) => place.startsWith('8310'))).toHaveLength(2);
  for (const { feeTiers, minutes } of demoOrderLocations) {
    expect(feeTiers[0]?.from).toBe(0);
    expect(feeTiers.map(({ from }) => from)).toEqual(feeTiers.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(feeTiers.map(({ fee }) => fee)).toEqual(feeTiers.map(({ fee }) => fee).toSorted((a, b) => b - a));
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThanOrEqual(30);
  }
});

test.each(['2026-11-16', '2026-11-23'])('in the week of %s every day has a menu', (monday) => {
  const menus = demoMenus(TODAY);
  const week = demoWeekMenu(monday);
  expect(week.map((day) => day.dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  for (const { menuIds } of week) {
    expect(menuIds.length).toBeGreaterThan(0);
    expect(idsOf(menus)).toEqual(expect.arrayContaining(menuIds));
  }
});

test('2 menus of 3 courses, valid from 30 days before to 90 days after', () => {
  const menus = demoMenus(TODAY);
  expect(menus.map(({ courses }) => courses.length)).toEqual([3, 3]);
  for (const { validFrom, validTo } of menus) expect([validFrom, validTo]).toEqual(['2026-10-20', '2027-02-17']);
});

test('the second week begins with the other menu', () => {
  expect(demoWeekMenu('2026-11-16')[0]).not.toEqual(demoWeekMenu('2026-11-23')[0]);
});

test('3 coming events', () => {
  const events = demoEvents(TODAY);
  expect(events.map(({ start }) => toLocalDate(start))).toEqual([5, 12, 26].map((days) => addDays(TODAY, days)));
  for (const { start, end } of events) expect(start < end).toBe(true);
});
