import { FLOURS, type Flour, SAUCES, type Sauce, TOPPINGS, type Topping } from '@ofenpost/core/catalogue/ingredient';

/** Stands for the picture of everything that an own flatbread can have: one file, because a page shows forty of them. */
export type IngredientSheet = { readonly kind: 'ingredients' };

export const INGREDIENT_SHEET: IngredientSheet = { kind: 'ingredients' };

/** In pixels: two for each that a cell is wide on most screens. */
export const INGREDIENTS_WIDTH = 720;

/** Cells in a row, and rows. */
export const SHEET_CELLS = 10;

export type Ingredient =
  | { readonly kind: 'flour'; readonly name: Flour }
  | { readonly kind: 'sauce'; readonly name: Sauce }
  | { readonly kind: 'topping'; readonly name: Topping };

/** In the order of their cells, row by row. */
export const INGREDIENTS: readonly Ingredient[] = [
  ...FLOURS.map((name) => ({ kind: 'flour', name }) as const),
  ...SAUCES.map((name) => ({ kind: 'sauce', name }) as const),
  ...TOPPINGS.map((name) => ({ kind: 'topping', name }) as const),
];

const CELLS = new Map(INGREDIENTS.map(({ kind, name }, index) => [`${kind} ${name}`, index]));

/** The column and row of an ingredient, from 0. */
export function cellOf({ kind, name }: Ingredient): { readonly column: number; readonly row: number } {
  const index = CELLS.get(`${kind} ${name}`) ?? 0;
  return { column: index % SHEET_CELLS, row: Math.floor(index / SHEET_CELLS) };
}
