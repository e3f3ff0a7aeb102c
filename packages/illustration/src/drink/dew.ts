import type { Spot } from '../glassware/body.ts';
import { palette, type Pixel, tint } from '../painter/colour.ts';
import { cell, cells } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';

const [WHITE, SHADE] = palette('#FFFFFF', '#2A1A10');

/** Drops on a cold can or bottle, few and of different sizes. Returns how high they stand, in dish units. */
export function dew(pixel: Pixel, { side, width, ring }: Spot, seed: number): number {
  const across = Math.asin(side) * width;
  const away = cells(across * 13, ring * 13, seed + 40);
  const share = (cell.random - 0.62) / 0.38;
  if (share <= 0 || Math.abs(side) > 0.86) return 0;
  const radius = 0.1 + 0.16 * share * share;
  if (away > radius) return 0;
  const inward = 1 - away / radius;
  tint(pixel, SHADE, 0.05 * smooth(0.5, 0, inward));
  tint(pixel, WHITE, 0.2 * smooth(0.2, 0.8, inward));
  pixel.gloss = 1;
  return 0.009 * Math.sqrt(inward) * (radius / 0.26 + 0.4);
}
