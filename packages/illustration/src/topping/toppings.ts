import { TOPPINGS, type Topping } from '@ofenpost/core/catalogue/ingredient';
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

const OWNERS = new Map(TOPPINGS.map((topping, index) => [topping, index + 1]));

/** The number of a topping among the owners of pixels: 0 is the dish itself, 1 the first of `TOPPINGS`. */
export const ownerOf = (topping: Topping): number => OWNERS.get(topping) ?? 0;
