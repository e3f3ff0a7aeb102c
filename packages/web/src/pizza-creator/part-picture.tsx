import type { Sauce, Topping } from '@ofenpost/core/catalogue/illustration';
import { memo } from 'react';
import { defineToppings, drawToppings } from '../illustration/draw-toppings.ts';
import { Drawing } from '../illustration/drawing.tsx';
import { sauceColours } from '../illustration/sauce.ts';
import { filled, oval } from '../illustration/shape.ts';
import { toppingArt } from '../illustration/toppings/toppings.ts';
import { BREAD_SEED } from './bread-layers.ts';
import type { DoughLook } from './dough-look.ts';
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
    <circle r="13" className={styles.largest} />
  </svg>
);

/** Draws one piece of a topping as on the pizza. */
export const ToppingPicture = memo(({ topping, name }: { topping: Topping | null; name: string }) => {
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

export function SaucePicture({ sauce }: { sauce: Sauce }) {
  const { edge, middle, gloss } = sauceColours[sauce];
  return (
    <Small
      half={20}
      svg={filled(oval(0, 0, 17), edge) + filled(oval(0, 0, 14), middle) + filled(oval(-4, -4, 6, 4), gloss, 0.7)}
    />
  );
}

export function DoughPicture({ look: { crust, hasSeeds } }: { look: DoughLook }) {
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

/** Draws a ring in proportion to the largest size. */
export const SizePicture = ({ part }: { part: number }) => (
  <svg viewBox="-20 -20 40 40" width="40" height="40" className={styles.picture} aria-hidden="true">
    <circle r="17" className={styles.largest} />
    <circle r={8 + 9 * part} className={styles.size} />
  </svg>
);
