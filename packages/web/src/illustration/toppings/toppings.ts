import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { between } from '../random.ts';
import { body, filled, leaning, line, oval } from '../shape.ts';
import type { ToppingArt } from '../topping-art.ts';
import { cheese } from './cheese.ts';
import { fish } from './fish.ts';
import { fruit } from './fruit.ts';
import { leaves } from './leaves.ts';
import { meat } from './meat.ts';
import { sweet } from './sweet.ts';
import { vegetableSlices } from './vegetable-slices.ts';
import { vegetableStrips } from './vegetable-strips.ts';
import { vegetables } from './vegetables.ts';

/** Ingredients that are cut into cubes and fried. */
const cubes = {
  tofu: {
    radius: 15,
    pieces: 8,
    layer: 1,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(`M-14-10L12-${between(random, 12, 15).toFixed(0)}L16 10L-11 14Z`),
      colour: '#B98543',
      details: filled('M-12-9L10-11L13 7L-10 11Z', '#F5E3BC') + line('M-8-6L8 5M-1-9L11 1', '#C08C4A', 2.2, 0.8),
    }),
  },
  crouton: {
    radius: 13,
    pieces: 8,
    layer: 2,
    spin: 180,
    shapes: 2,
    draw: (random) => ({
      silhouette: body(
        `M-12-9C-4-13 6-12 12-9C14-2 14 6 ${between(random, 10, 13).toFixed(0)} 11C4 13-6 13-12 10C-14 4-14-4-12-9Z`,
      ),
      colour: '#A8692A',
      details:
        filled('M-10-8C-4-10 5-10 10-7C11-1 11 4 9 7C3 9-5 9-10 7C-11 2-11-3-10-8Z', '#EDBE72') +
        filled(leaning(-3, -2, 2.6, 1.6, 20) + oval(4, 3, 1.8) + oval(3, -4, 1.3), '#C98F44'),
    }),
  },
} satisfies Record<string, ToppingArt>;

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
