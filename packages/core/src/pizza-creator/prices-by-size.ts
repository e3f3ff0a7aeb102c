import type { PizzaIngredient } from './pizza-offer.ts';

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
