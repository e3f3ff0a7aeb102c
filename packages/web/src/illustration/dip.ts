import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { defineToppings, drawToppings } from './draw-toppings.ts';
import { pile } from './pile.ts';
import { sauceColours } from './sauce.ts';
import { line } from './shape.ts';
import { drawRamekin } from './tableware.ts';

type Dip = Extract<Illustration, { kind: 'dip' }>;

/** A small dish with a swirl, and a little of what is in it on top. */
export function drawDip({ sauce, toppings }: Dip, seed: string, id: string): string {
  const { edge, middle, gloss } = sauceColours[sauce];
  const pieces = pile(toppings, seed, 30, Math.min(5, toppings.length * 3), 1.1);
  return (
    drawRamekin(0, -3, 112, [edge, middle, gloss]) +
    line('M-58 16C-44 52 36 54 52 10C62-30 2-54-26-26C-44-4-14 26 12 12C28 2 18-18 4-14', edge, 5, 0.55) +
    line('M-60 12C-46 48 34 50 50 6C60-34 0-58-28-30', gloss, 4, 0.7) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}
