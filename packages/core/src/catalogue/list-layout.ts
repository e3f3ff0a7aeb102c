import { type FoodKind, isDrink } from './food-kind.ts';

/**
 * How the products of a group are listed: most groups begin with a large dish, drinks are a short list, and desserts are
 * tiles. Source: guest sketches, "Products".
 */
export type ListLayout = 'lead' | 'list' | 'tiles';

/** The layout of a group, by what most of its products are. */
export function listLayout(products: readonly { readonly kind: FoodKind }[]): ListLayout {
  const isMost = (is: (kind: FoodKind) => boolean): boolean =>
    2 * products.filter(({ kind }) => is(kind)).length > products.length;
  if (isMost(isDrink)) return 'list';
  return isMost((kind) => kind === 'dessert') ? 'tiles' : 'lead';
}
