import { RECORDS } from '@ofenpost/core/catalogue/catalogue-item';
import type { PizzaPartKind } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import { adminLink } from '../app/paths.ts';
import { NEW_ID } from '../catalogue/catalogue-item-data.ts';

/** Where the parts of a kind stand. */
export const pizzaPartsPath = (kind: PizzaPartKind): string =>
  kind === 'size' ? 'pizza-parts' : `pizza-parts/${kind}`;

/** In the address of a new ingredient: what it is going to be. */
export const newIngredientId = (kind: PizzaPartKind): string => `${NEW_ID}-${kind}`;

/** To the form of a part, or of a new one. */
export const pizzaPartLink = (kind: PizzaPartKind, id?: string) =>
  kind === 'size'
    ? adminLink(`${RECORDS.pizzaSize.path}/${id ?? NEW_ID}`)
    : adminLink(`${RECORDS.pizzaIngredient.path}/${id ?? newIngredientId(kind)}`);
