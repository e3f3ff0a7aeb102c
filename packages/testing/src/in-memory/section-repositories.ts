import { closedHoursRules } from '@ofenpost/core/accounting/closed-hours';
import { deliverySettingsOf } from '@ofenpost/core/delivery/delivery-time';
import { orderLocationDraftsOf, orderLocationsOf, removedAreas } from '@ofenpost/core/delivery/order-location-draft';
import { type ChangeRule, allRules } from '@ofenpost/core/editor/versioned';
import { validateSpecialDays } from '@ofenpost/core/opening-hours/night-overlaps';
import { specialDaysOf, withSpecialDays } from '@ofenpost/core/opening-hours/special-days';
import { weekOf, withWeek } from '@ofenpost/core/opening-hours/week';
import { collectionOf } from '@ofenpost/core/settings/collection-settings';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { vatRateEntriesOf, vatRatesDraftOf } from '@ofenpost/core/vat/vat-rates-draft';
import { closesInForce } from './accounting.repository.ts';
import type { Shop } from './shop.ts';

/** Where the shop holds a section of the settings. */
export type SectionRepository<T> = {
  load(shop: Shop): T;
  /** The rule that validates a change when it depends on other data of the shop. */
  rule?(shop: Shop): ChangeRule<T>;
  save(shop: Shop, value: T): void;
};

const rulesIn = ({ openingHours, delivery, accounting }: Shop) =>
  closedHoursRules(closesInForce(accounting).at(-1)?.day ?? null, { openingHours, collection: delivery.collection });

export const SECTION_REPOSITORIES: { readonly [S in SettingsSection]: SectionRepository<SettingsDrafts[S]> } = {
  profile: {
    load: ({ restaurant }) => restaurant,
    save: (shop, profile) => {
      shop.restaurant = profile;
    },
  },
  kitchen: {
    load: ({ delivery, ovenCapacity, pizzaBase }) => ({
      preparationMinutes: delivery.settings.preparationMinutes,
      ovenCapacity,
      pizzaName: pizzaBase.baseProduct.name,
      pizzaVatClass: pizzaBase.baseProduct.vatClass,
      pizzaAvailable: pizzaBase.baseProduct.available,
      pizzaBasePrice: pizzaBase.baseProduct.price,
      halfPriceRule: pizzaBase.halfPriceRule,
    }),
    save: (shop, { preparationMinutes, ovenCapacity, halfPriceRule, ...pizza }) => {
      shop.delivery = { ...shop.delivery, settings: { ...shop.delivery.settings, preparationMinutes } };
      shop.ovenCapacity = ovenCapacity;
      const baseProduct = {
        ...shop.pizzaBase.baseProduct,
        name: pizza.pizzaName,
        vatClass: pizza.pizzaVatClass,
        available: pizza.pizzaAvailable,
        price: pizza.pizzaBasePrice,
      };
      shop.pizzaBase = { baseProduct, halfPriceRule };
    },
  },
  orderAlarm: {
    load: ({ orderAlarmLimits }) => orderAlarmLimits,
    save: (shop, limits) => {
      shop.orderAlarmLimits = limits;
    },
  },
  orderAcceptance: {
    load: ({ orderAcceptance }) => orderAcceptance,
    save: (shop, acceptance) => {
      shop.orderAcceptance = acceptance;
      const settings = deliverySettingsOf(shop.delivery.settings.preparationMinutes, acceptance.daysAhead);
      shop.delivery = { ...shop.delivery, settings };
    },
  },
  collection: {
    load: ({ collection }) => collection,
    rule: (shop) => rulesIn(shop).collection,
    save: (shop, settings) => {
      shop.collection = settings;
      const { collection: _before, ...delivery } = shop.delivery;
      const collection = collectionOf(settings);
      shop.delivery = { ...delivery, ...(collection && { collection }) };
    },
  },
  openingHours: {
    load: ({ openingHours }) => weekOf(openingHours),
    rule: (shop) => rulesIn(shop).openingHours,
    save: (shop, week) => {
      shop.openingHours = withWeek(shop.openingHours, week);
    },
  },
  extraordinaryDays: {
    load: ({ openingHours }) => specialDaysOf(openingHours),
    rule: (shop) => allRules({ validate: validateSpecialDays(shop.openingHours) }, rulesIn(shop).extraordinaryDays),
    save: (shop, days) => {
      shop.openingHours = withSpecialDays(shop.openingHours, days);
    },
  },
  deliveryAreas: {
    load: ({ delivery }) => orderLocationDraftsOf(delivery.orderLocations),
    save: (shop, areas) => {
      const { delivery, removedAreas: earlier } = shop;
      const after = orderLocationsOf(areas);
      const { removed, successors } = removedAreas({ before: delivery.orderLocations, removed: earlier, after });
      shop.delivery = { ...delivery, orderLocations: after };
      shop.removedAreas = removed;
      for (const [owner, addresses] of shop.addresses)
        shop.addresses.set(
          owner,
          addresses.map((address) => ({
            ...address,
            orderLocationId: successors.get(address.orderLocationId) ?? address.orderLocationId,
          })),
        );
    },
  },
  vatRates: {
    load: ({ vatRates }) => vatRatesDraftOf(vatRates),
    save: (shop, rates) => {
      shop.vatRates = vatRateEntriesOf(rates);
    },
  },
  printers: {
    load: ({ printers }) => ({ printers: [...printers] }),
    save: (shop, { printers }) => {
      shop.printers = printers;
    },
  },
  staffLimit: {
    load: ({ staffLimit }) => ({ staffLimit }),
    save: (shop, { staffLimit }) => {
      shop.staffLimit = staffLimit;
    },
  },
  bookkeeping: {
    load: ({ bookkeeping }) => bookkeeping,
    save: (shop, settings) => {
      shop.bookkeeping = settings;
    },
  },
  teamSignIn: {
    load: ({ factorDemand }) => ({ secondFactorDemanded: factorDemand.isOn }),
    save: (shop, { secondFactorDemanded }) => {
      const { first } = shop.factorDemand;
      const isFirst = secondFactorDemanded && first === null;
      shop.factorDemand = { isOn: secondFactorDemanded, first: isFirst ? shop.clock.now() : first };
    },
  },
};
