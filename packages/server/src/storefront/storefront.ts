import { createHash } from 'node:crypto';
import { type BakeMinutes, unusualBakeMinutes } from '@ofenpost/core/catalogue/bake-minutes';
import { type Catalogue, catalogueOf, orderableProducts, productStations } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { Station } from '@ofenpost/core/catalogue/station';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenCapacity } from '@ofenpost/core/delivery/delivery-time';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { PlannedMenus } from '@ofenpost/core/menu/menu-plan';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { collectionOf } from '@ofenpost/core/settings/collection-settings';
import type { OrderAcceptance } from '@ofenpost/core/settings/order-acceptance';
import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import type { Instant } from '@ofenpost/core/time/instant';
import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { loadProductGroups } from '../catalogue/catalogue.repository.ts';
import { loadPizzaOffer } from '../catalogue/pizza-offer.repository.ts';
import type { Database } from '../database/database.ts';
import { loadOrderLocations } from '../delivery/order-location.repository.ts';
import { loadEvents } from '../event/restaurant-event.repository.ts';
import { loadMenus, loadWeekMenuEntries } from '../menu/menu.repository.ts';
import { loadOpeningHours } from '../opening-hours/opening-hours.repository.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { loadVatRates } from '../vat/vat-rate.repository.ts';

const withLists = (_: string, value: unknown): unknown => (value instanceof Map ? [...value.values()] : value);

/** The same in every process for the same storefront, so that a client that changes servers gets no false change. */
const storefrontVersionOf = (content: Omit<StorefrontReader, 'version'>): string =>
  createHash('sha256').update(JSON.stringify(content, withLists)).digest('base64url').slice(0, 12);

/** Everything that guests read and staff change occasionally, in one snapshot. */
export type StorefrontReader = PlannedMenus & {
  /** A different one whenever anything else in the storefront has changed. */
  readonly version: string;
  /** The visible groups and products. */
  readonly catalogue: Catalogue;
  /** All products by id; those that no guest sees count as unavailable. */
  readonly products: ReadonlyMap<string, Product>;
  /** Where the kitchen makes each product, by its id. */
  readonly stations: ReadonlyMap<string, Station>;
  /** How long the dishes bake that do not bake as long as usual, by their ids. */
  readonly bakeMinutes: BakeMinutes;
  /** Null: no own pizzas are offered. */
  readonly pizzaOffer: PizzaOffer | null;
  readonly openingHours: OpeningHours;
  /** All areas by id. */
  readonly orderLocations: ReadonlyMap<string, OrderLocation>;
  readonly delivery: Delivery;
  readonly ovenCapacity: OvenCapacity;
  readonly orderAlarmLimits: OrderAlarmLimits;
  /** For staff alone; open order desks follow it. */
  readonly orderAcceptance: OrderAcceptance;
  readonly vatRates: readonly VatRateEntry[];
  readonly restaurant: Restaurant;
  /** The events that are not over, future ones too. */
  readonly events: readonly RestaurantEvent[];
};

const loadParts = (db: Database, now: Instant): Promise<Omit<StorefrontReader, 'version'>> =>
  db.transaction(
    async (tx) => {
      const groups = await loadProductGroups(tx);
      const menus = await loadMenus(tx);
      const orderLocations = await loadOrderLocations(tx);
      const {
        restaurant,
        deliverySettings,
        ovenCapacity,
        orderAlarmLimits,
        orderAcceptance,
        collection,
        busyControls,
      } = await loadRestaurantSettings(tx);
      return {
        catalogue: catalogueOf(groups),
        products: new Map(orderableProducts(groups).map((product) => [product.id, product])),
        stations: productStations(groups),
        bakeMinutes: unusualBakeMinutes(
          groups.flatMap(({ products }) => products),
          menus,
        ),
        pizzaOffer: await loadPizzaOffer(tx),
        openingHours: await loadOpeningHours(tx),
        orderLocations: new Map(orderLocations.map((location) => [location.id, location])),
        delivery: {
          orderLocations: orderLocations.filter(({ active }) => active),
          settings: deliverySettings,
          busyControls,
          ...(collection.offered && { collection: collectionOf(collection) }),
        },
        ovenCapacity,
        orderAlarmLimits,
        orderAcceptance,
        vatRates: await loadVatRates(tx),
        restaurant,
        menus,
        weekMenuEntries: await loadWeekMenuEntries(tx),
        events: await loadEvents(tx, now),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export async function loadStorefront(db: Database, now: Instant): Promise<StorefrontReader> {
  const parts = await loadParts(db, now);
  return { version: storefrontVersionOf(parts), ...parts };
}
