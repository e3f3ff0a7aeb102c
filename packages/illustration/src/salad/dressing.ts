import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { fill, palette, type Pixel } from '../painter/colour.ts';
import { dome } from '../painter/distance.ts';
import { TURN } from '../painter/numbers.ts';
import { stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';

const [OIL, PEPPER] = palette('#F2CF6A', '#2B2A1C');

const drop = (u: number, v: number, pixel: Pixel): void => {
  pixel.distance = Math.hypot(u, v) - 0.8;
  if (pixel.distance > 0.2) return;
  fill(pixel, OIL);
  pixel.height = 0.4 * dome(u, v);
  pixel.gloss = 1;
};

const pepper = (u: number, v: number, pixel: Pixel): void => {
  pixel.distance = Math.hypot(u, v * 1.5) - 0.75;
  if (pixel.distance > 0.2) return;
  fill(pixel, PEPPER);
  pixel.height = 0.3;
  pixel.gloss = 0.1;
};

export type Dressing = {
  readonly radius: number;
  readonly seed: number;
  readonly drops: number;
  readonly grains: number;
};

/** Drops of oil and ground pepper, the last that comes on a salad. */
export function dress(surface: Surface, { radius, seed, drops, grains }: Dressing): void {
  const random = seededRandom(seed + 900);
  for (let index = 0; index < drops + grains; index++) {
    const isDrop = index < drops;
    const angle = random() * TURN;
    const away = Math.sqrt(random()) * radius;
    const size = isDrop ? 0.01 + 0.016 * random() ** 2 : 0.006 + 0.005 * random();
    const place = { x: Math.cos(angle) * away, y: Math.sin(angle) * away, radius: size, rotation: random() * TURN };
    stamp(surface, isDrop ? drop : pepper, place, { ink: 0.1, alpha: isDrop ? 0.55 : 0.8 });
  }
}
