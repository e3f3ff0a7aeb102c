import type { StoredPizzaParts } from './outlined-pizza-parts.ts';
import { type PizzaOffer, pizzaOffer } from './pizza-offer.ts';
import type { IngredientKind } from './pizza-part-kind.ts';
import { pricesBySize } from './prices-by-size.ts';

/** Archived parts stay for whoever brings them back. */
export type StoredPizzaOffer = Pick<PizzaOffer, 'baseProduct' | 'halfPriceRule'> & StoredPizzaParts;

/** What guests choose from: nothing that is archived. Null where own pizzas cannot be made: a list of parts is empty. */
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
