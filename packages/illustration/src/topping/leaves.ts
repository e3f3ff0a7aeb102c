import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { clamp, modulo, smooth } from '../painter/numbers.ts';
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
  sage: {
    radius: 0.14,
    count: 7,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.08,
    footprint: 0.65,
    // Long, blunt and grey, with a felt of fine wrinkles.
    piece: leaf({
      halfWidth: (along) => (along < 0.12 ? 0.035 : 0.34 * egg((along - 0.1) / 0.9, 0.9, 0.5)),
      colours: ['#4E6350', '#7C9478', '#B4C3A4', '#DCE4CC'],
      veins: 11,
      crinkle: 0.14,
      fold: 0.1,
      gloss: 0.08,
    }),
  },
  lettuce: {
    radius: 0.24,
    count: 7,
    layer: 'fresh',
    ink: 0.28,
    bevel: 0.06,
    // Broad and frilled.
    piece: leaf({
      halfWidth: (along, side, seed) =>
        0.66 *
        egg(along, 0.6, 0.5) *
        (0.88 + 0.1 * Math.sin(along * 34 + (side > 0 ? 1 : 2)) + 0.12 * noise(along * 5, 2, seed)),
      colours: ['#4F8F2E', '#86B83F', '#CFE37F', '#F3F6CF'],
      veins: 3.2,
      crinkle: 0.22,
      fold: 0.16,
      gloss: 0.5,
    }),
  },
  radicchio: {
    radius: 0.2,
    count: 7,
    layer: 'fresh',
    ink: 0.3,
    bevel: 0.06,
    // Wine red with wide white ribs.
    piece: (random, bake) => {
      const paint = leaf({
        halfWidth: (along, side, seed) =>
          0.6 * egg(along, 0.62, 0.5) * (0.9 + 0.2 * noise(along * 4, side > 0 ? 1 : 5, seed)),
        colours: ['#4A1230', '#86204C', '#B84674', '#F6E8E6'],
        veins: 2.6,
        crinkle: 0.12,
        fold: 0.2,
        gloss: 0.5,
      })(random, bake, 0);
      const [white] = palette('#FBF0EA');
      return (u, v, pixel) => {
        paint(u, v, pixel);
        if (pixel.distance > 0.2) return;
        const rib = Math.abs(v) - 0.13 * (0.95 - u) * 0.6;
        const branch = Math.abs(modulo(u * 2 - Math.abs(v) * 2.4, 1) - 0.5) - 0.06;
        tint(pixel, white, smooth(0.06, 0, rib) + smooth(0.06, 0, branch) * smooth(0.4, 0.1, Math.abs(v)) * 0.8);
      };
    },
  },
  lambsLettuce: {
    radius: 0.16,
    count: 8,
    layer: 'fresh',
    ink: 0.32,
    bevel: 0.08,
    // A small rosette: four spoons from one root.
    piece: (random) => {
      const [dark, green, lit, root] = palette('#1F5A2C', '#3F8A3C', '#86BC58', '#E4EFC0');
      const spoons = [-1.25, -0.45, 0.4, 1.2].map((lean) => {
        const turn = lean + (random() - 0.5) * 0.25;
        return { cos: Math.cos(turn), sin: Math.sin(turn), length: 1.55 + random() * 0.25 };
      });
      return (u, v, pixel) => {
        let nearest = 9;
        let [side, along] = [0, 0];
        for (const { cos, sin, length } of spoons) {
          const x = (u + 0.75) * cos + v * sin;
          const y = v * cos - (u + 0.75) * sin;
          const part = clamp(x / length);
          const width = 0.05 + 0.3 * Math.sin(Math.PI * part ** 2.2) ** 0.7;
          const distance = Math.max(Math.abs(y) - width, x - length, -x) * 0.85;
          if (distance >= nearest) continue;
          nearest = distance;
          side = y / width;
          along = part;
        }
        pixel.distance = nearest;
        if (nearest > 0.2) return;
        fill(pixel, green);
        tint(pixel, lit, smooth(0.1, -0.9, side) * 0.8);
        tint(pixel, dark, smooth(0, 0.9, side) * 0.6);
        tint(pixel, root, smooth(0.3, 0.08, along) * 0.8 + smooth(0.14, 0.04, Math.abs(side)) * 0.5);
        pixel.height = 0.22 + 0.14 * side * side + 0.12 * along;
        pixel.gloss = 0.55;
      };
    },
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
