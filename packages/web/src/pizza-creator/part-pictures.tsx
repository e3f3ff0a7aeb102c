import type { PizzaDough, PizzaSauce, PizzaSize, PizzaTopping } from '@ofenpost/core/pizza-creator/pizza-offer';
import type { ReactNode } from 'react';
import { doughLook } from './dough-look.ts';
import { DoughPicture, SaucePicture, SizePicture, ToppingPicture } from './part-picture.tsx';

type Pictured<T extends { readonly id: string }, Look extends keyof T = never> = readonly Pick<T, 'id' | Look>[];

/** The data for the pictures. */
export type PicturedParts = {
  readonly sizes: Pictured<PizzaSize>;
  readonly doughs: Pictured<PizzaDough, 'allergens'>;
  readonly sauces: Pictured<PizzaSauce, 'illustration'>;
  readonly cheeses: Pictured<PizzaTopping, 'illustration'>;
  readonly toppings: Pictured<PizzaTopping, 'illustration'>;
};

/** Returns a small picture of each part, by its id. */
export function partPictures({
  sizes,
  doughs,
  sauces,
  cheeses,
  toppings,
}: PicturedParts): ReadonlyMap<string, ReactNode> {
  return new Map<string, ReactNode>([
    ...sizes.map(({ id }, index) => [id, <SizePicture key={id} part={(index + 1) / sizes.length} />] as const),
    ...doughs.map(
      (dough, index) => [dough.id, <DoughPicture key={dough.id} look={doughLook(dough, index)} />] as const,
    ),
    ...sauces.map(({ id, illustration }) => [id, <SaucePicture key={id} sauce={illustration} />] as const),
    ...[...cheeses, ...toppings].map(
      ({ id, illustration }) => [id, <ToppingPicture key={id} topping={illustration} name={id} />] as const,
    ),
  ]);
}
