import { catalogue as catalogueSchema } from '@ofenpost/core/catalogue/catalogue';
import { delivery as deliverySchema } from '@ofenpost/core/delivery/delivery';
import { restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { menuPlan } from '@ofenpost/core/menu/menu-plan';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import { openingHours as openingHoursSchema } from '@ofenpost/core/opening-hours/opening-hours';
import { restaurant as restaurantSchema } from '@ofenpost/core/restaurant/restaurant';
import { orderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { addDays, dayOfWeek as dayOfWeekOf, toLocalDate } from '@ofenpost/core/time/zurich';
import { vatRateEntry } from '@ofenpost/core/vat/vat';
import { knowsVatRates } from '@ofenpost/core/vat/vat-rate-of';
import { expect, it } from 'vitest';
import { type OpenShop, productsOf } from './shop-under-test.ts';
import { describeWithShop } from './suite.ts';

export function describeCataloguePort(name: string, openShop: OpenShop): void {
  describeWithShop('catalogue', name, openShop, (shop) => {
    it('loads the product groups, each product once and in its own group', async () => {
      const catalogue = catalogueSchema.parse(await (await shop().guest()).catalogue.load());
      const ids = productsOf(catalogue).map(({ id }) => id);
      expect(ids).not.toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, products } of catalogue.productGroups) {
        expect(products.every(({ productGroupId }) => productGroupId === id)).toBe(true);
      }
    });
  });
}

export function describeDeliveryPort(name: string, openShop: OpenShop): void {
  describeWithShop('delivery', name, openShop, (shop) => {
    it('loads active areas, whose fee tiers ascend from 0', async () => {
      const { orderLocations } = deliverySchema.parse(await (await shop().guest()).delivery.load());
      expect(orderLocations).not.toEqual([]);
      for (const { active, feeTiers } of orderLocations) {
        const from = feeTiers.map((tier) => tier.from);
        expect([active, from[0], from]).toEqual([true, 0, from.toSorted((a, b) => a - b)]);
      }
    });
  });
}

export function describeOpeningHoursPort(name: string, openShop: OpenShop): void {
  describeWithShop('opening hours', name, openShop, (shop) => {
    it('loads both schedules, each weekday at most once', async () => {
      const { restaurant, delivery } = openingHoursSchema.parse(await (await shop().guest()).openingHours.load());
      for (const { openingDays } of [restaurant, delivery]) {
        expect(openingDays).not.toEqual([]);
        expect(new Set(openingDays.map(({ dayOfWeek }) => dayOfWeek)).size).toBe(openingDays.length);
      }
    });
  });
}

export function describeRestaurantPort(name: string, openShop: OpenShop): void {
  describeWithShop('restaurant', name, openShop, (shop) => {
    it("loads the restaurant's profile and nothing else", async () => {
      const profile = await (await shop().guest()).restaurant.load();
      expect(restaurantSchema.parse(profile)).toEqual(profile);
    });

    it('loads the VAT rates, ascending, with some in force', async () => {
      const { restaurant, clock } = await shop().guest();
      const rates = (await restaurant.loadVatRates()).map((entry) => vatRateEntry.parse(entry));
      const days = rates.map(({ validFrom }) => validFrom);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(knowsVatRates(clock.now(), rates)).toBe(true);
    });

    it('loads the limits of the order alarm, for guests too', async () => {
      const limits = await (await shop().guest()).restaurant.loadOrderAlarmLimits();
      expect(orderAlarmLimits.parse(limits)).toEqual(limits);
    });
  });
}

export function describeMenuPort(name: string, openShop: OpenShop): void {
  describeWithShop('menu', name, openShop, (shop) => {
    const planOf = async (days: number) => {
      const { menu, clock } = await shop().guest();
      const today = toLocalDate(clock.now());
      const monday = addDays(mondayOf(today), days);
      return { today, monday, plan: menuPlan.parse(await menu.load({ monday })) };
    };

    it('loads the menus that are valid today', async () => {
      const { today, plan } = await planOf(0);
      expect(plan.menus).not.toEqual([]);
      for (const { validFrom, validTo } of plan.menus) expect(validFrom <= today && today <= validTo).toBe(true);
    });

    it.each([0, 7])('loads a planned week, Monday to Sunday, %i days on', async (days) => {
      const { monday, plan } = await planOf(days);
      expect(plan.weekMenu.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)));
      expect(plan.weekMenu.flatMap(({ menus }) => menus)).not.toEqual([]);
    });

    it.each([-364, 700])('loads an empty week that nobody planned, %i days on', async (days) => {
      const { monday, plan } = await planOf(days);
      expect(plan.weekMenu).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => ({ date: addDays(monday, day), menus: [] })));
    });

    it('rejects a week that begins on a Tuesday', async () => {
      const { menu, clock } = await shop().guest();
      const tuesday = addDays(mondayOf(toLocalDate(clock.now())), 1);
      expect(dayOfWeekOf(tuesday)).toBe(2);
      await expect(menu.load({ monday: tuesday })).rejects.toBeInstanceOf(Error);
    });
  });
}

export function describeEventPort(name: string, openShop: OpenShop): void {
  describeWithShop('event', name, openShop, (shop) => {
    it('loads what is not over, the next one first', async () => {
      const { event, clock } = await shop().guest();
      const events = (await event.load()).map((loaded) => restaurantEvent.parse(loaded));
      expect(events).not.toEqual([]);
      expect(events.filter(({ end }) => end <= clock.now())).toEqual([]);
      const starts = events.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted());
    });
  });
}
