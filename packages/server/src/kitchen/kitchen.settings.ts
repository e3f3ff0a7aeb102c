import type { KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import type { Transaction } from '../database/database.ts';
import { pizzaOffers } from '../pizza-creator/pizza-offer.table.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { SectionStore } from '../settings/section-store.ts';

/** A shop without own pizzas has no rule for their halves: the one that new offers begin with. */
const NEW_OFFER_RULE = 'half_each';

async function loadKitchenSettings(tx: Transaction): Promise<KitchenSettingsDraft> {
  const { deliverySettings, ovenCapacity } = await loadRestaurantSettings(tx);
  const [offer] = await tx.select({ halfPriceRule: pizzaOffers.halfPriceRule }).from(pizzaOffers);
  return { ...deliverySettings, ovenCapacity, halfPriceRule: offer?.halfPriceRule ?? NEW_OFFER_RULE };
}

export const kitchenSettings: SectionStore<KitchenSettingsDraft> = {
  load: loadKitchenSettings,
  save: async (tx, { preparationMinutes, ovenCapacity, halfPriceRule }) => {
    await tx.update(restaurants).set({ preparationMinutes, ovenCapacity });
    await tx.update(pizzaOffers).set({ halfPriceRule });
  },
};
