import type { Sauce, Topping } from '@ofenpost/core/catalogue/illustration';
import type { PizzaDough, PizzaSauce, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { memo, type ReactNode } from 'react';
import { sauceColours } from '../illustration/bread.ts';
import { defineToppings, drawToppings } from '../illustration/draw-toppings.ts';
import { Drawing } from '../illustration/drawing.tsx';
import { filled, oval } from '../illustration/shape.ts';
import { toppingArt } from '../illustration/toppings/toppings.ts';
import { BREAD_SEED, type DoughLook, doughLook } from './bread-layers.ts';
import styles from './part-picture.module.css';

const Small = ({ svg, half }: { svg: string; half: number }) => (
  <svg
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    width="40"
    height="40"
    className={styles.picture}
    aria-hidden="true"
  >
    <Drawing svg={svg} />
  </svg>
);

const NoPicture = () => (
  <svg viewBox="-20 -20 40 40" width="40" height="40" className={styles.picture} aria-hidden="true">
    <circle r="13" className={styles.none} />
  </svg>
);

/** Draws one piece of a topping as on the pizza. */
const ToppingPicture = memo(({ topping, name }: { topping: Topping | null; name: string }) => {
  if (topping === null) return <NoPicture />;
  const pieces = [{ topping, x: 0, y: 0, turn: 0, scale: 1, shape: 0 }];
  const id = `p-${name}`;
  return (
    <Small
      half={toppingArt[topping].radius * 1.35}
      svg={defineToppings(pieces, BREAD_SEED, id) + drawToppings(pieces, id)}
    />
  );
});

function SaucePicture({ sauce }: { sauce: Sauce }) {
  const { edge, middle, gloss } = sauceColours[sauce];
  return (
    <Small
      half={20}
      svg={filled(oval(0, 0, 17), edge) + filled(oval(0, 0, 14), middle) + filled(oval(-4, -4, 6, 4), gloss, 0.7)}
    />
  );
}

function DoughPicture({ look: { crust, hasSeeds } }: { look: DoughLook }) {
  const [light = '', middle = '', dark = ''] = crust;
  const seeds = oval(-12, -6, 1.6) + oval(-6, 12, 1.6) + oval(9, 10, 1.6) + oval(12, -5, 1.6) + oval(2, -13, 1.6);
  return (
    <Small
      half={20}
      svg={
        filled(oval(0, 0, 17), dark) +
        filled(oval(-0.5, -0.7, 16), middle) +
        filled(oval(0, 0, 10), light) +
        (hasSeeds ? filled(seeds, '#FBEBC4') : '')
      }
    />
  );
}

type Pictured<T extends { readonly id: string }, Look extends keyof T = never> = readonly Pick<T, 'id' | Look>[];

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
    ...doughs.map(
      (dough, index) => [dough.id, <DoughPicture key={dough.id} look={doughLook(dough, index)} />] as const,
    ),
    ...sauces.map(({ id, illustration }) => [id, <SaucePicture key={id} sauce={illustration} />] as const),
    ...[...cheeses, ...toppings].map(
      ({ id, illustration }) => [id, <ToppingPicture key={id} topping={illustration} name={id} />] as const,
    ),
  ]);
}
