import { fill, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import type { Art } from '../painter/stamp.ts';
import type { FlavourLook } from './flavours.ts';

/** A pool of sauce with soft lobes, as deep as `depth`, in its radii. */
export function saucePool({ light, middle, dark }: FlavourLook, seed: number, depth = 0.06): Art {
  const phase = (seed % 100) / 16;
  return (u, v, pixel) => {
    const angle = Math.atan2(v, u);
    const edge = 0.78 + 0.11 * Math.sin(3 * angle + phase) + 0.07 * Math.sin(5 * angle + phase * 2);
    pixel.distance = Math.hypot(u, v) - edge;
    if (pixel.distance > 0.2) return;
    fill(pixel, middle);
    tint(pixel, dark, 0.3 * noise(u * 4, v * 4, seed) + 0.4 * smooth(-0.1, 0, pixel.distance));
    tint(pixel, light, 0.25 * smooth(0.3, -0.7, u + v));
    pixel.height = depth;
    pixel.gloss = 1;
  };
}
