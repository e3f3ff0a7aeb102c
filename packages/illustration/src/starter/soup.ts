import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { fillWithSauce, pooledSauce } from '../dip/sauce-pool.ts';
import { blur } from '../painter/blur.ts';
import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { at, lerp, smooth, TURN } from '../painter/numbers.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';
import { dress } from '../salad/dressing.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import type { Serving } from './serving.ts';

const BOWL = 0.94;
const SOUP = 0.77;

/** A bowl of soup with a swirl of cream; what is in it swims on top. */
export function paintSoup(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: BOWL, form: 'bowl' });
  const look = { ...pooledSauce(sauce), gloss: 0.8 };
  fillWithSauce(surface, { radius: SOUP, level: 0.06, look, seed, track: 0.12, oil: 0 });
  // A clear broth has none.
  if (sauce !== 'none') pourCream(surface, seed);
  surface.ground = blur(surface.height, surface.width, 0.04 * surface.scale);
  const pieces = placeToppings(
    toppings.map((topping) => ({ topping, art: coldArt(topping) })),
    seededRandom(seed + 510),
    { reach: () => SOUP * 0.72, area: 0.34, side: 0, scale: isSmall ? 1.6 : 1.35, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, () => SOUP * 0.94);
  dress(surface, { radius: SOUP * 0.9, seed, drops: isSmall ? 6 : 18, grains: isSmall ? 0 : 46 });
  stampPieces(surface, pieces, { melt: 0, seed, isSmall });
}

const [CREAM, CREAM_SHADE] = palette('#FFF7E4', '#F2D9A8');
/** From one turn to the next, as a share of the radius. */
const PITCH = 0.28;

/** Cream, poured from the middle outwards: a spiral that gets thinner. */
function pourCream(surface: Surface, seed: number): void {
  const turn = noise(seed * 0.31, 0.5, 4) * TURN;
  paint(surface, around(0, 0, SOUP), (x, y, pixel, index) => {
    const angle = Math.atan2(y, x) + turn;
    const wander = 0.05 * (noise(x * 3, y * 3, seed + 7) - 0.5);
    const share = Math.hypot(x, y) / SOUP + wander;
    // How many turns the spiral has made here, a whole number on its line.
    const turns = share / PITCH - angle / TURN;
    const poured = (Math.round(turns) + angle / TURN) * PITCH;
    const width = lerp(0.36, 0.06, smooth(0, 0.8, poured)) * (0.8 + 0.4 * noise(x * 4, y * 4, seed + 8));
    const away = Math.abs(turns - Math.round(turns));
    const amount = smooth(width, width * 0.7, away) * smooth(0.82, 0.74, poured) * smooth(-0.12, 0, poured);
    if (amount <= 0) return;
    fill(pixel, CREAM);
    tint(pixel, CREAM_SHADE, 0.6 * smooth(width * 0.3, width, away));
    pixel.gloss = 0.7;
    blend(surface, index, pixel, amount * 0.96, at(surface.height, index) + 0.012 * smooth(width, 0, away));
  });
}
