import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { type StoredPizzaParts, pizzaOfferOf } from '@ofenpost/core/pizza/stored-pizza-offer';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { pizzaIngredientPrices, pizzaIngredients, pizzaOffers, pizzaSizes } from './pizza-offer.table.ts';

/** All parts of own pizzas, archived ones too, each list in sort order. */
export async function loadStoredPizzaParts(db: Transaction): Promise<StoredPizzaParts> {
  const priceRows = await db.select().from(pizzaIngredientPrices);
  const pricesByIngredient = Map.groupBy(priceRows, ({ ingredientId }) => ingredientId);
  const rows = await db
    .select()
    .from(pizzaIngredients)
    .orderBy(asc(pizzaIngredients.position), asc(pizzaIngredients.id));
  return {
    sizes: await db.select().from(pizzaSizes).orderBy(asc(pizzaSizes.position), asc(pizzaSizes.id)),
    ingredients: rows.map((row) => ({ ...row, prices: pricesByIngredient.get(row.id) ?? [] })),
  };
}

/** The offer; null if no own pizzas are offered: there is no offer, or it lacks parts. */
export async function loadPizzaOffer(db: Transaction): Promise<PizzaOffer | null> {
  const [row] = await db.select().from(pizzaOffers);
  if (row === undefined) return null;
  const { productId, halfPriceRule, ...baseProduct } = row;
  return pizzaOfferOf({
    baseProduct: { ...baseProduct, id: productId },
    halfPriceRule,
    ...(await loadStoredPizzaParts(db)),
  });
}

/** Inserts an offer if the shop has none. */
export async function insertPizzaOffer(
  tx: Transaction,
  { baseProduct: { id, ...baseProduct }, halfPriceRule, sizes, ...lists }: PizzaOffer,
): Promise<void> {
  const ingredients = [
    ...lists.doughs.map((each, position) => ({ ...each, position, kind: 'dough' as const })),
    ...lists.sauces.map((each, position) => ({ ...each, position, kind: 'sauce' as const })),
    ...lists.cheeses.map((each, position) => ({ ...each, position, kind: 'cheese' as const })),
    ...lists.toppings.map((each, position) => ({ ...each, position, kind: 'topping' as const })),
  ];
  await tx.insert(pizzaOffers).values({ ...baseProduct, productId: id, halfPriceRule });
  await tx.insert(pizzaSizes).values(sizes.map((size, position) => ({ ...size, position })));
  await tx.insert(pizzaIngredients).values(ingredients);
  await tx
    .insert(pizzaIngredientPrices)
    .values(ingredients.flatMap(({ id: ingredientId, prices }) => prices.map((each) => ({ ...each, ingredientId }))));
}
