import { productStations } from '@ofenpost/core/catalogue/catalogue';
import type { KitchenStorefront } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { bakeMinutesIn, storedGroups } from './catalogue-repository.ts';
import { type Shop, storefrontOf } from './shop.ts';

/** What the kitchen and its labels read of the shop. */
export const kitchenStorefront = (shop: Shop): KitchenStorefront => ({
  ...storefrontOf(shop),
  stations: productStations(storedGroups(shop.items)),
  bakeMinutes: bakeMinutesIn(shop),
  orderLocations: new Map(shop.delivery.orderLocations.map((location) => [location.id, location])),
});
