import { type PizzaOffer, pizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { pizzaIngredientPrices, pizzaIngredients, pizzaOffers, pizzaSizes } from './pizza-offer.table.ts';

async function loadIngredients(db: Transaction) {
  const priceRows = await db.select().from(pizzaIngredientPrices);
  const pricesByIngredient = Map.groupBy(priceRows, ({ ingredientId }) => ingredientId);
  const rows = await db.select().from(pizzaIngredients).orderBy(asc(pizzaIngredients.position));
  return rows.map((row) => ({ ...row, prices: pricesByIngredient.get(row.id) ?? [] }));
}

/** Null where no own pizzas are offered: there is no offer, or it lacks parts or prices. */
export async function loadPizzaOffer(db: Transaction): Promise<PizzaOffer | null> {
  const [row] = await db.select().from(pizzaOffers);
  if (row === undefined) return null;
  const { productId, halfPriceRule, ...baseProduct } = row;
  const ingredients = await loadIngredients(db);
  const ofKind = (kind: (typeof ingredients)[number]['kind']) => ingredients.filter((each) => each.kind === kind);
  const offer = pizzaOffer.safeParse({
    baseProduct: { ...baseProduct, id: productId },
    halfPriceRule,
    sizes: await db.select().from(pizzaSizes).orderBy(asc(pizzaSizes.position)),
    doughs: ofKind('dough'),
    sauces: ofKind('sauce'),
    cheeses: ofKind('cheese'),
    toppings: ofKind('topping'),
  });
  return offer.success ? offer.data : null;
}

/** Writes the offer of a shop that has none. */
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
