import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { cheeses } from './cheeses.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { leaves } from './leaves.ts';
import { meats } from './meats.ts';
import { nutsAndSweets } from './nuts-and-sweets.ts';
import { protein } from './protein.ts';
import type { ToppingArt } from './topping-art.ts';
import { vegetablePieces } from './vegetable-pieces.ts';
import { vegetableSlices } from './vegetable-slices.ts';
import { vegetables } from './vegetables.ts';

/** How each ingredient is drawn. */
export const toppingArt: Record<Topping, ToppingArt> = {
  ...cheeses,
  ...vegetables,
  ...vegetableSlices,
  ...vegetablePieces,
  ...leaves,
  ...meats,
  ...fish,
  ...protein,
  ...fruit,
  ...nutsAndSweets,
};
