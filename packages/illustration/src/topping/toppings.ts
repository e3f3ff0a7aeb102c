import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { cheeses } from './cheeses.ts';
import { leaves } from './leaves.ts';
import { meats } from './meats.ts';
import type { ToppingArt } from './topping-art.ts';
import { vegetables } from './vegetables.ts';

/** How each ingredient is drawn. */
export const toppingArt: Partial<Record<Topping, ToppingArt>> = {
  ...cheeses,
  ...vegetables,
  ...leaves,
  ...meats,
};
