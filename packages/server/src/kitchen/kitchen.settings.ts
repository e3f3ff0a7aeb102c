import { WITHOUT_PIZZA_OFFER } from '@ofenpost/core/settings/kitchen-without-offer';
import type { KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import type { Transaction } from '../database/database.ts';
import { pizzaOffers } from '../pizza-creator/pizza-offer.table.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { SectionStore } from '../settings/section-store.ts';

/** The settings of own pizzas in a shop without an offer: the start values of a new one. */
const NO_OFFER = {
  pizzaName: 'Eigene Kreation',
  pizzaVatClass: 'food',
  pizzaAvailable: false,
  pizzaBasePrice: 0,
  halfPriceRule: 'half_each',
} as const;
const OFFER = {
  pizzaName: pizzaOffers.name,
  pizzaVatClass: pizzaOffers.vatClass,
  pizzaAvailable: pizzaOffers.available,
  pizzaBasePrice: pizzaOffers.price,
  halfPriceRule: pizzaOffers.halfPriceRule,
};

async function loadKitchenSettings(tx: Transaction): Promise<KitchenSettingsDraft> {
  const { deliverySettings, ovenCapacity } = await loadRestaurantSettings(tx);
  const [offer = NO_OFFER] = await tx.select(OFFER).from(pizzaOffers);
  return { ...deliverySettings, ovenCapacity, ...offer };
}

export const kitchenSettings: SectionStore<KitchenSettingsDraft> = {
  load: loadKitchenSettings,
  rule: async (tx) => ((await tx.$count(pizzaOffers)) === 0 ? WITHOUT_PIZZA_OFFER : {}),
  save: async (tx, { preparationMinutes, ovenCapacity, halfPriceRule, ...pizza }) => {
    await tx.update(restaurants).set({ preparationMinutes, ovenCapacity });
    await tx.update(pizzaOffers).set({
      name: pizza.pizzaName,
      vatClass: pizza.pizzaVatClass,
      available: pizza.pizzaAvailable,
      price: pizza.pizzaBasePrice,
      halfPriceRule,
    });
  },
};
