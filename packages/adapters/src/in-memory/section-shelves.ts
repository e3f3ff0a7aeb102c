import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { Shop } from './shop.ts';

/** Where a section of the settings lies in the shop. */
type SectionShelf<T> = { load(shop: Shop): T; save(shop: Shop, value: T): void };

export const SECTION_SHELVES: { readonly [S in SettingsSection]: SectionShelf<SettingsDrafts[S]> } = {
  profile: {
    load: ({ restaurant }) => restaurant,
    save: (shop, profile) => {
      shop.restaurant = profile;
    },
  },
  kitchen: {
    load: ({ delivery, ovenCapacity, pizzaOffer }) => ({
      preparationMinutes: delivery.settings.preparationMinutes,
      ovenCapacity,
      halfPriceRule: pizzaOffer.halfPriceRule,
    }),
    save: (shop, { preparationMinutes, ovenCapacity, halfPriceRule }) => {
      shop.delivery = { ...shop.delivery, settings: { preparationMinutes } };
      shop.ovenCapacity = ovenCapacity;
      shop.pizzaOffer = { ...shop.pizzaOffer, halfPriceRule };
    },
  },
  orderAlarm: {
    load: ({ orderAlarmLimits }) => orderAlarmLimits,
    save: (shop, limits) => {
      shop.orderAlarmLimits = limits;
    },
  },
};
