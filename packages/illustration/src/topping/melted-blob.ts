import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import type { Art } from '../painter/stamp.ts';
import type { ToppingArt } from './topping-art.ts';

/** A piece with a soft, uneven outline: something melted or torn. `inside` paints it. */
export const blob =
  (inside: (seed: number, bake: number) => Art): ToppingArt['piece'] =>
  (random, bake) => {
    const seed = noiseSeed(random);
    const paint = inside(seed, bake);
    return (u, v, pixel) => {
      const away = Math.hypot(u, v);
      const [cos, sin] = away === 0 ? [1, 0] : [u / away, v / away];
      pixel.distance =
        away -
        0.62 -
        0.62 * (noise(cos * 1.3 + 5, sin * 1.3 + 5, seed) - 0.3) * 0.72 +
        0.06 * (noise(u * 5, v * 5, seed + 3) - 0.5);
      if (pixel.distance > 0.2) return;
      paint(u, v, pixel);
    };
  };
