import type { Pause, Rush } from '@ofenpost/core/kitchen/busy-controls';
import type { KitchenRepository } from '@ofenpost/core/kitchen/kitchen.use-cases';
import type { SoldOut } from '@ofenpost/core/kitchen/sell-out';
import { WITHOUT_PIZZA_OFFER, type KitchenSettingsDraft } from '@ofenpost/core/settings/settings-draft';
import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { options, products } from '../catalogue/catalogue.table.ts';
import { pizzaIngredients, pizzaSizes, pizzaOffers } from '../catalogue/pizza-offer.table.ts';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

/** The tables of what can be sold out; an id is in at most one of them. */
const OFFERS = [products, options, pizzaIngredients, pizzaSizes];

export const createKitchenRepository = (tx: Transaction): KitchenRepository => ({
  // The table's trigger notifies every process.
  saveBusyControls: async (controls) => {
    const [saved] = await tx
      .update(restaurants)
      .set(controls)
      .returning({
        pausedBefore: sql<Pause | null>`old.pause`,
        rushedBefore: sql<Rush | null>`old.rush`,
        pause: restaurants.pause,
        rush: restaurants.rush,
      });
    if (saved === undefined) throw new Error('The database has no restaurant.');
    const { pausedBefore, rushedBefore, ...after } = saved;
    return { before: { pause: pausedBefore, rush: rushedBefore }, after };
  },
  saveSoldOut: async ({ ids, until }) => {
    const before: SoldOut[] = [];
    for (const offers of OFFERS)
      before.push(
        ...(await tx
          .select({ id: offers.id, soldOutUntil: offers.soldOutUntil })
          .from(offers)
          .where(inArray(offers.id, ids))
          .orderBy(offers.id)
          .for('update')),
      );
    if (before.length !== ids.length) return null;
    for (const offers of OFFERS) await tx.update(offers).set({ soldOutUntil: until }).where(inArray(offers.id, ids));
    return before;
  },
  recordAudit: (...entries) => recordAudit(tx, ...entries),
});

/** The settings of own pizzas in a shop without an offer: the start values of a new one. */
const NO_OFFER = {
  pizzaName: 'Dein Fladen',
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
