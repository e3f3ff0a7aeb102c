import { picturePath } from '@ofenpost/core/catalogue/picture-files';
import type { PizzaDough, PizzaSauce, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { doughLooks } from '@ofenpost/core/pizza/resolve-creation';
import {
  type Ingredient,
  INGREDIENT_SHEET,
  INGREDIENTS_WIDTH,
  SHEET_CELLS,
  cellOf,
} from '@ofenpost/illustration/ingredient-sheet';
import { memo, type ReactNode } from 'react';
import { namedIllustrationHash, pictureUrl } from '../illustration/illustration-url.ts';
import styles from './part-picture.module.css';

const NoPicture = () => (
  <svg viewBox="-20 -20 40 40" width="40" height="40" className={styles.picture} aria-hidden="true">
    <circle r="13" className={styles.none} />
  </svg>
);

/** The picture of all ingredients; its kind stands for the id and the name that a product has. */
const { kind: SHEET } = INGREDIENT_SHEET;
const sheetUrl = picturePath(pictureUrl(SHEET, namedIllustrationHash(INGREDIENT_SHEET, SHEET)), INGREDIENTS_WIDTH);

const CELL = INGREDIENTS_WIDTH / SHEET_CELLS;

/** Cuts an ingredient out of the picture of all. */
const IngredientPicture = memo(({ kind, name }: Ingredient) => {
  const { column, row } = cellOf({ kind, name } as Ingredient);
  return (
    <svg
      viewBox={`${column * CELL} ${row * CELL} ${CELL} ${CELL}`}
      width="40"
      height="40"
      className={styles.picture}
      aria-hidden="true"
    >
      <image href={sheetUrl} width={INGREDIENTS_WIDTH} height={INGREDIENTS_WIDTH} />
    </svg>
  );
});

type Pictured<T extends { readonly id: string }, Look extends keyof T> = readonly Pick<T, 'id' | Look>[];

/** The data for the pictures. */
export type PicturedParts = {
  readonly doughs: Pictured<PizzaDough, 'allergens'>;
  readonly sauces: Pictured<PizzaSauce, 'illustration'>;
  readonly cheeses: Pictured<PizzaTopping, 'illustration'>;
  readonly toppings: Pictured<PizzaTopping, 'illustration'>;
};

/** Returns a small picture of each part but the sizes, by its id. */
export function partPictures({ doughs, sauces, cheeses, toppings }: PicturedParts): ReadonlyMap<string, ReactNode> {
  return new Map<string, ReactNode>([
    ...[...doughLooks(doughs)].map(
      ([id, { flour }]) => [id, <IngredientPicture key={id} kind="flour" name={flour} />] as const,
    ),
    ...sauces.map(
      ({ id, illustration }) => [id, <IngredientPicture key={id} kind="sauce" name={illustration} />] as const,
    ),
    ...[...cheeses, ...toppings].map(({ id, illustration }) => {
      const picture = illustration === null ? <NoPicture /> : <IngredientPicture kind="topping" name={illustration} />;
      return [id, picture] as const;
    }),
  ]);
}
