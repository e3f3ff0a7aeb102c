import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import { lerp, TURN } from '../painter/numbers.ts';
import { stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { toppingArt } from './toppings.ts';

/** A place that was chosen by hand. */
export type GarnishSpot = {
  readonly x: number;
  readonly y: number;
  /** How much larger than on a bread. */
  readonly scale: number;
};

/** How large a piece is as garnish: small ones grow towards the size of the others, or they would be lost. */
export const garnishRadius = (topping: Topping, scale: number): number =>
  lerp(toppingArt[topping].radius, 0.13, 0.55) * scale;

/** Lays one piece by hand; `index` numbers the pieces. */
export function stampGarnish(
  surface: Surface,
  topping: Topping,
  { x, y, scale }: GarnishSpot,
  { random, index }: { readonly random: RandomNumber; readonly index: number },
): void {
  const art = toppingArt[topping];
  const rotation = art.isLong === true ? 0.4 - 0.8 * random() : random() * TURN;
  stamp(
    surface,
    art.piece(random, 0, index),
    { x, y, radius: garnishRadius(topping, scale), rotation },
    { ink: art.ink, bevel: art.bevel ?? 0, lift: 0.02 },
  );
}
