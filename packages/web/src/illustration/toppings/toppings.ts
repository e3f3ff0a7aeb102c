import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { ToppingArt } from '../topping-art.ts';
import { cheese } from './cheese.ts';
import { cubes } from './cubes.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { leaves } from './leaves.ts';
import { meat } from './meat.ts';
import { sweet } from './sweet.ts';
import { vegetableSlices } from './vegetable-slices.ts';
import { vegetableStrips } from './vegetable-strips.ts';
import { vegetables } from './vegetables.ts';

export const toppingArt: Record<Topping, ToppingArt> = {
  ...cheese,
  ...vegetableSlices,
  ...vegetableStrips,
  ...vegetables,
  ...leaves,
  ...meat,
  ...fish,
  ...fruit,
  ...sweet,
  ...cubes,
};
