import { CHAR, fill, palette, tint } from '../painter/colour.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

type Leaf = {
  /** Half of the leaf's width at `along` (0 is the stem, 1 the tip); `side` is below 0 left of the middle vein. */
  readonly halfWidth: (along: number, side: number, seed: number) => number;
  /** Shade, leaf, lit side, veins. */
  readonly colours: readonly [string, string, string, string];
  readonly veins: number;
  /** How much the veins and their fields stand out. */
  readonly crinkle?: number;
  readonly gloss?: number;
  /** How far the sides stand up. */
  readonly fold?: number;
  /** How far it may be bent. */
  readonly bend?: number;
};

/** A leaf from left (stem) to right, folded along its middle vein; one side faces the light. */
export const leaf =
  ({ halfWidth, colours, veins, crinkle = 0.05, gloss = 0.4, fold = 0.22, bend = 0.5 }: Leaf): ToppingArt['piece'] =>
  (random, bake) => {
    const seed = noiseSeed(random);
    const bent = (random() - 0.5) * bend;
    const [dark, middle, lit, vein] = palette(...colours);
    const lean = random() < 0.5 ? 1 : -1;
    return (u, v, pixel) => {
      const across = v - bent * (u * u - 0.3);
      const along = clamp((u + 1) / 2);
      const width = halfWidth(along, across, seed);
      const side = across / Math.max(width, 0.001);
      pixel.distance = Math.max((Math.abs(across) - width) * 0.8, Math.abs(u) - 1);
      if (pixel.distance > 0.2) return;
      const grain = noise(u * 6, v * 6, seed);
      const fromVein = Math.abs(((along * veins - Math.abs(across) * 1.6 + 20) % 1) - 0.5) * 2;
      const sideVein = smooth(0.8, 1, fromVein) * smooth(0.02, 0.1, Math.abs(across));
      fill(pixel, middle);
      tint(pixel, lit, smooth(-0.1, 0.9, side * lean) * 0.75);
      tint(pixel, dark, smooth(0, 1, -side * lean) * 0.7 + grain * 0.25);
      tint(pixel, vein, sideVein * 0.4);
      tint(pixel, vein, smooth(0.05, 0.015, Math.abs(across)) * 0.85);
      tint(pixel, CHAR, bake * 0.3 * smooth(0.6, 1, Math.abs(side)) * smooth(0.6, 0.8, grain));
      pixel.height =
        0.2 +
        fold * Math.abs(side) ** 1.2 * (1 - 0.35 * Math.abs(side)) +
        0.16 * (u * u) +
        crinkle * (1 - fromVein) * smooth(0.05, 0.3, Math.abs(across)) +
        crinkle * grain;
      pixel.gloss = gloss;
    };
  };
