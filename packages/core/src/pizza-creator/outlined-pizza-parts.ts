import type { OutlinedPizzaPart } from '../catalogue/catalogue-outline.ts';
import type { Sauce, Topping } from '../catalogue/illustration.ts';
import type { PizzaIngredient, PizzaSize } from './pizza-offer.ts';
import type { IngredientKind } from './pizza-part-kind.ts';
import { pricesBySize } from './prices-by-size.ts';

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
