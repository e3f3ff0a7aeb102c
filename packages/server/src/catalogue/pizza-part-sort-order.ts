import type { PizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import { loadStoredPizzaParts } from './pizza-offer.repository.ts';
import { pizzaIngredients, pizzaSizes } from './pizza-offer.table.ts';
import type { SortedList } from './sort-order.ts';

/** The sort order of one kind of part: sizes, doughs and so on. */
export const pizzaPartSortOrder = (kind: PizzaPartKind): SortedList => ({
  table: kind === 'size' ? pizzaSizes : pizzaIngredients,
  subject: kind,
  load: async (tx) => {
    const { sizes, ingredients } = await loadStoredPizzaParts(tx);
    const parts = kind === 'size' ? sizes : ingredients.filter((each) => each.kind === kind);
    return parts.flatMap(({ id, archived }) => (archived === null ? [id] : []));
  },
});
