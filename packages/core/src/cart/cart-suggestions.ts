import { productAvailability, type Serving } from '../catalogue/availability.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FoodKind, foodKind } from '../catalogue/food-kind.ts';
import { needsChoice } from '../catalogue/option-choice.ts';
import type { Product } from '../catalogue/product.ts';
import type { Cart } from './cart.ts';

/** What goes with a meal, in the order of the suggestions. */
const SUGGESTED_KINDS: readonly FoodKind[] = ['drink', 'dessert'];

/**
 * At most a drink and a dessert that the cart has none of yet: the first of the menu that can be added by one tap. None
 * for an empty cart, and never alcohol. Source: guest sketches, "Cart".
 */
export function suggestedProducts(
  { productGroups }: Catalogue,
  { productCart }: Pick<Cart, 'productCart'>,
  at: Serving,
): Product[] {
  if (productCart.length === 0) return [];
  const products = productGroups.flatMap((group) => group.products);
  const inCart = new Set(productCart.map((item) => item.products.id));
  const present = new Set(products.filter(({ id }) => inCart.has(id)).map(foodKind));
  const canSuggest = (product: Product): boolean =>
    product.vatClass !== 'alcohol' && !needsChoice(product) && productAvailability(product, at).available;
  return SUGGESTED_KINDS.filter((kind) => !present.has(kind)).flatMap(
    (kind) => products.find((product) => foodKind(product) === kind && canSuggest(product)) ?? [],
  );
}
