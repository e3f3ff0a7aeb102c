import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import { leaf } from './leaf.ts';
import type { ToppingArt } from './topping-art.ts';

/** An egg shape from stem to tip: `belly` below 1 moves the widest place towards the tip. */
const egg = (along: number, belly: number, bluntness: number): number =>
  Math.max(0, Math.sin(Math.PI * along ** belly)) ** bluntness;

export const leaves = {
  basil: {
    radius: 0.145,
    count: 8,
    layer: 'fresh',
    ink: 0.3,
    bevel: 0.06,
    piece: leaf({
      halfWidth: (along) => 0.64 * egg(along, 0.82, 0.8),
      colours: ['#226430', '#35893B', '#79BC50', '#B5DA8C'],
      veins: 5,
      fold: 0.3,
      gloss: 0.6,
    }),
  },
  mint: {
    radius: 0.13,
    count: 8,
    layer: 'fresh',
    ink: 0.32,
    bevel: 0.06,
    // Saw teeth and deep veins; cooler than basil.
    piece: leaf({
      halfWidth: (along) => 0.5 * egg(along, 0.75, 0.75) * (0.9 + 0.16 * ((along * 9) % 1)),
      colours: ['#1C5B46', '#2F8A5E', '#6CBF8C', '#BCE3C4'],
      veins: 8,
      crinkle: 0.16,
      fold: 0.2,
      gloss: 0.35,
    }),
  },
  spinach: {
    radius: 0.16,
    count: 9,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.06,
    footprint: 0.85,
    piece: leaf({
      halfWidth: (along, side, seed) =>
        0.58 * egg(along, 0.7, 0.6) * (0.9 + 0.25 * noise(along * 6, side > 0 ? 2 : 7, seed)),
      colours: ['#173F22', '#2A5E2E', '#4E8440', '#7FA968'],
      veins: 4,
      crinkle: 0.16,
      fold: 0.12,
      gloss: 0.5,
    }),
  },
  rocket: {
    radius: 0.2,
    count: 7,
    layer: 'fresh',
    ink: 0.28,
    bevel: 0.05,
    isLong: true,
    footprint: 0.55,
    // A thin stalk, deep lobes that differ left and right, a round end; strongly bent, as it falls.
    piece: leaf({
      halfWidth: (along, side, seed) => {
        if (along < 0.26) return 0.03;
        if (along > 0.7) return 0.27 * Math.max(0, Math.cos((along - 0.82) * 8.5)) ** 0.6;
        const shift = noise(side > 0 ? 3 : 8, 1, seed) * 1.6 - 0.8;
        const lobe = Math.max(0, Math.sin((along - 0.26) * 21.5 + shift)) ** 0.8;
        return 0.06 + (0.16 + 0.16 * noise(along * 5, side > 0 ? 1 : 6, seed)) * lobe;
      },
      colours: ['#24602B', '#3D8A38', '#78B650', '#C6DE9A'],
      veins: 7,
      fold: 0.16,
      gloss: 0.45,
      bend: 1.1,
    }),
  },
  rosemary: {
    radius: 0.13,
    count: 8,
    layer: 'flat',
    ink: 0.2,
    bevel: 0.04,
    footprint: 0.5,
    piece: (random) => {
      const [green, lit, stem] = palette('#3E6B45', '#86A878', '#7A5B38');
      const bend = (random() - 0.5) * 0.4;
      return (u, v, pixel) => {
        const across = v - bend * u * u;
        const along = u - Math.abs(across) * 0.9;
        const place = ((along * 5 + 50) % 1) - 0.5;
        const needles = Math.max(
          Math.abs(place) / 5 - 0.04,
          Math.abs(across) - 0.36 * (1.05 - 0.4 * u),
          Math.abs(along) - 0.85,
        );
        const twig = Math.max(Math.abs(across) - 0.035, Math.abs(u) - 0.95);
        pixel.distance = Math.min(needles, twig);
        if (pixel.distance > 0.2) return;
        fill(pixel, twig < needles ? stem : green);
        tint(pixel, lit, smooth(0.1, 0.3, place) * 0.8);
        pixel.height = 0.3;
        pixel.gloss = 0.3;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
