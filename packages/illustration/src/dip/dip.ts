import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintRamekin, RAMEKIN_WALL } from '../crockery/ramekin.ts';
import { hashText } from '../hash-text.ts';
import { blur } from '../painter/blur.ts';
import type { Surface } from '../painter/surface.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import { fillWithSauce, pooledSauce } from './sauce-pool.ts';

export type Dip = Extract<Illustration, { kind: 'dip' }>;

export type DipOptions = { readonly seed: string; readonly isSmall: boolean };

/** Smaller than a plate: beside a bread it looks like what it is. */
const RADIUS = 0.78;

/** Sauces that nobody pours oil on. */
const WITHOUT_OIL: ReadonlySet<Dip['sauce']> = new Set(['barbecue', 'mascarpone', 'chocolate', 'berry', 'none']);

/** Paints a ramekin of sauce with the track of a spoon, a thread of oil and a few toppings. */
export function paintDip(surface: Surface, { sauce, toppings }: Dip, { seed: name, isSmall }: DipOptions): void {
  const seed = hashText(name) & 0xf_ff_ff;
  const radius = RADIUS * RAMEKIN_WALL;
  paintRamekin(surface, RADIUS);
  fillWithSauce(surface, {
    radius: radius + 0.01,
    level: 0.1,
    look: pooledSauce(sauce),
    seed,
    track: sauce === 'none' ? 0.15 : 1,
    oil: WITHOUT_OIL.has(sauce) ? 0 : 1,
  });
  surface.ground = blur(surface.height, surface.width, 0.04 * surface.scale);
  const pieces = placeToppings(
    [...new Set(toppings)].map((topping) => ({ topping, art: coldArt(topping) })),
    seededRandom(seed + 510),
    { reach: () => radius * 0.7, area: 0.22, side: 0, scale: isSmall ? 1.5 : 1.25, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, () => radius * 0.9);
  stampPieces(surface, pieces, { melt: 0, seed, isSmall });
}
