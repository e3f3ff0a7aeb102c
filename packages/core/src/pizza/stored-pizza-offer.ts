import type { OutlinedPizzaPart } from '../catalogue/catalogue.ts';
import type { Sauce, Topping } from '../catalogue/illustration.ts';
import type { IngredientKind } from '../catalogue/pizza-part-kind.ts';
import { type PizzaIngredient, type PizzaSize, type PizzaOffer, pizzaOffer } from './pizza-offer.ts';

type Prices = PizzaIngredient['prices'];

/**
 * The prices of an ingredient for each of these sizes, in Rappen, in their order. A size that is newer than the
 * ingredient's prices costs as much as the size before it, the first one as much as the next, so that a new size does
 * not take own pizzas off sale.
 */
export function pricesBySize(sizeIds: readonly string[], stored: Prices): Prices {
  const priced = sizeIds.map((sizeId) => stored.find((each) => each.sizeId === sizeId)?.price);
  return sizeIds.map((sizeId, place) => {
    const price = priced.slice(0, place + 1).findLast((each) => each !== undefined);
    return { sizeId, price: price ?? priced.find((each) => each !== undefined) ?? stored.at(-1)?.price ?? 0 };
  });
}

type Since = Pick<OutlinedPizzaPart, 'archived'>;

/** All stored parts, each list in its order. */
export type StoredPizzaParts = {
  readonly sizes: readonly (PizzaSize & Since)[];
  readonly ingredients: readonly (PizzaIngredient &
    Since & { readonly kind: IngredientKind; readonly illustration: Sauce | Topping | null })[];
};

/** All parts with their positions, for staff. */
export function outlinedPizzaParts({ sizes, ingredients }: StoredPizzaParts): OutlinedPizzaPart[] {
  const sizeIds = sizes.flatMap(({ id, archived }) => (archived === null ? [id] : []));
  return [
    ...sizes.map(({ id, name, price, available, soldOutUntil, archived }) => ({
      id,
      kind: 'size' as const,
      name,
      prices: [price],
      available,
      soldOutUntil,
      allergens: [],
      illustration: null,
      archived,
    })),
    ...ingredients.map(({ id, kind, name, prices, available, soldOutUntil, allergens, illustration, archived }) => ({
      id,
      kind,
      name,
      prices: pricesBySize(sizeIds, prices).map(({ price }) => price),
      available,
      soldOutUntil,
      allergens,
      illustration,
      archived,
    })),
  ];
}

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
