import type { StoredPizzaParts } from './outlined-pizza-parts.ts';
import { type PizzaOffer, pizzaOffer } from './pizza-offer.ts';
import type { IngredientKind } from './pizza-part-kind.ts';
import { pricesBySize } from './prices-by-size.ts';

/** The stored offer; archived parts stay, because they can be restored. */
export type StoredPizzaOffer = Pick<PizzaOffer, 'baseProduct' | 'halfPriceRule'> & StoredPizzaParts;

/**
 * The offer for guests, without archived parts. Null when a list of parts is empty, because then no pizza can be made.
 */
export function pizzaOfferOf({ baseProduct, halfPriceRule, ...stored }: StoredPizzaOffer): PizzaOffer | null {
  const sizes = stored.sizes.filter(({ archived }) => archived === null);
  const sizeIds = sizes.map(({ id }) => id);
  const ofKind = (wanted: IngredientKind) =>
    stored.ingredients
      .filter(({ kind, archived }) => kind === wanted && archived === null)
      .map((each) => ({ ...each, prices: pricesBySize(sizeIds, each.prices) }));
  const offer = pizzaOffer.safeParse({
    baseProduct,
    halfPriceRule,
    sizes,
    doughs: ofKind('dough'),
    sauces: ofKind('sauce'),
    cheeses: ofKind('cheese'),
    toppings: ofKind('topping'),
  });
  return offer.data ?? null;
}
