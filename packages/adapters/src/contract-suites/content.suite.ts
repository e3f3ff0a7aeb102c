import { catalogue as catalogueSchema } from '@ofenpost/core/catalogue/catalogue';
import { delivery as deliverySchema } from '@ofenpost/core/delivery/delivery';
import { openingHours as openingHoursSchema } from '@ofenpost/core/opening-hours/opening-hours';
import { restaurantPage } from '@ofenpost/core/restaurant/restaurant-page';
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
    it('loads what guests read about the restaurant', async () => {
      const page = await (await shop().guest()).restaurant.load();
      expect(restaurantPage.safeParse(page).error).toBeUndefined();
    });
  });
}
