import { RECORDS } from '@ofenpost/core/catalogue/catalogue-item';
import type { PizzaPartKind } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import { adminLink } from '../app/paths.ts';
import { NEW_ID } from '../catalogue/catalogue-item-data.ts';

/** Returns the path of the list of a kind. */
export const pizzaPartsPath = (kind: PizzaPartKind): string =>
  kind === 'size' ? 'pizza-parts' : `pizza-parts/${kind}`;

/** Returns the id in the address of a new ingredient, which contains its kind. */
export const newIngredientId = (kind: PizzaPartKind): string => `${NEW_ID}-${kind}`;

/** Links to the form of a part, or of a new one. */
export const pizzaPartLink = (kind: PizzaPartKind, id?: string) =>
  kind === 'size'
    ? adminLink(`${RECORDS.pizzaSize.path}/${id ?? NEW_ID}`)
    : adminLink(`${RECORDS.pizzaIngredient.path}/${id ?? newIngredientId(kind)}`);
