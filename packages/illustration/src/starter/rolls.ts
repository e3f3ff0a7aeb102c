import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { pooledSauce } from '../dip/sauce-pool.ts';
import { blur } from '../painter/blur.ts';
import { DOUGH, palette, type Pixel, tint } from '../painter/colour.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { fractal, noise } from '../painter/noise.ts';
import { modulo, smooth, TURN } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import type { Serving } from './serving.ts';

const [FLOUR] = palette('#FFF8EA');

/** A small round loaf, cut crosswise before it was baked, dusted with flour. */
function bun(random: RandomNumber): Art {
  const seed = noiseSeed(random);
  const turn = random() * TURN;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (u: number, v: number, pixel: Pixel): void => {
    const share = Math.hypot(u, v) / (0.9 + 0.08 * noise(u * 1.5 + 4, v * 1.5, seed));
    pixel.distance = share - 1;
    if (pixel.distance > 0.2) return;
    const hills = fractal(u * 3, v * 3, seed);
    const cross = Math.min(Math.abs(u * cos + v * sin), Math.abs(v * cos - u * sin));
    const cut = smooth(0.17, 0.02, cross + 0.06 * (hills - 0.4)) * smooth(0.85, 0.6, share);
    DOUGH(pixel, 0.5 + 0.3 * (hills - 0.4) + 0.2 * smooth(0.6, 1, share) - 0.34 * cut);
    tint(pixel, FLOUR, 0.7 * smooth(0.4, 0.8, hills) * smooth(0.9, 0.4, share) * (1 - cut));
    pixel.height = 0.72 * Math.sqrt(Math.max(0, 1 - share ** 2.4)) - 0.1 * cut + 0.03 * hills;
    pixel.gloss = 0.3;
  };
}

/** Dough with sauce on it, rolled up and cut across: a spiral. */
function snail(sauce: Exclude<Sauce, 'none'>, random: RandomNumber): Art {
  const seed = noiseSeed(random);
  const turn = random() * TURN;
  const look = pooledSauce(sauce);
  return (u: number, v: number, pixel: Pixel): void => {
    const away = Math.hypot(u, v) * (1 + 0.06 * (noise(u * 2, v * 2, seed) - 0.5));
    const winding = modulo(Math.atan2(v, u) + turn, TURN) / TURN;
    // Its end lies against it: the outermost turn is a step.
    pixel.distance = away - 0.86 - 0.1 * winding;
    if (pixel.distance > 0.2) return;
    const hills = fractal(u * 5, v * 5, seed + 1);
    const place = modulo(away / 0.31 - winding, 1);
    const seam = Math.min(place, 1 - place);
    const filling = smooth(0.27, 0.12, seam + 0.14 * (hills - 0.45)) * smooth(0, -0.12, pixel.distance);
    DOUGH(pixel, 0.4 + 0.26 * (hills - 0.4) + 0.25 * smooth(-0.16, 0, pixel.distance));
    tint(pixel, look.base, filling);
    tint(pixel, look.lit, filling * 0.7 * smooth(0.4, 0.7, hills));
    tint(pixel, look.dark, filling * 0.6 * smooth(0.2, 0.05, seam));
    const rim = smooth(0, -0.2, pixel.distance);
    pixel.height = 0.42 * Math.sqrt(rim) - 0.13 * filling + 0.03 * hills;
    pixel.gloss = 0.35 + 0.4 * filling;
  };
}

/** Small rolls on a plate: six around one. With a sauce they are snails, without one small loaves. */
export function paintRolls(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: 0.94, form: 'plate' });
  const random = seededRandom(seed + 40);
  surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
  for (let index = 0; index < 7; index++) {
    const angle = (index / 6) * TURN + seed;
    const away = index === 6 ? 0 : 0.5;
    const place = { x: Math.cos(angle) * away, y: Math.sin(angle) * away, rotation: random() * TURN };
    const art = sauce === 'none' ? bun(random) : snail(sauce, random);
    stamp(surface, art, { ...place, radius: 0.27 + 0.02 * random() }, { ink: 0.3, bevel: 0.1 });
  }
  surface.ground = blur(surface.height, surface.width, 0.04 * surface.scale);
  const pieces = placeToppings(
    toppings.map((topping) => ({ topping, art: coldArt(topping) })),
    seededRandom(seed + 510),
    { reach: () => 0.72, area: 0.3, side: 0, scale: isSmall ? 1.3 : 1.05, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, () => 0.74);
  stampPieces(surface, pieces, { melt: 0, seed, isSmall });
}
