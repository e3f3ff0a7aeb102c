import { fill, MILK, palette, RACLETTE, tint } from '../painter/colour.ts';
import { ellipse, roundedBox, tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { bubbles, cell, cells, fractal, noise } from '../painter/noise.ts';
import { lerp, smooth } from '../painter/numbers.ts';
import { blob } from './melted-blob.ts';
import type { ToppingArt } from './topping-art.ts';

export const cheeses = {
  /** On a bread mozzarella melts into pools instead, see `melted-cheese.ts`; this is a piece of it on its own. */
  mozzarella: {
    radius: 0.19,
    count: 8,
    layer: 'melted',
    ink: 0.06,
    bevel: 0.34,
    piece: blob((seed, bake) => (u, v, pixel) => {
      const grain = fractal(u * 2.6, v * 2.6, seed);
      const blister = Math.min(1, bubbles(u * 2.6, v * 2.6, seed + 9, 0.55, 0.8));
      const edge = smooth(-0.16, 0, pixel.distance);
      MILK(
        pixel,
        0.08 +
          bake *
            (0.2 * edge +
              0.3 * smooth(0.45, 0.8, grain) +
              blister * 0.62 * smooth(0.35, 0.62, grain) +
              0.25 * edge * smooth(0.5, 0.7, grain)),
      );
      pixel.height = 0.2 + 0.07 * grain + 0.05 * blister;
      pixel.gloss = 0.55;
    }),
  },
  burrata: {
    radius: 0.36,
    count: 1,
    layer: 'fresh',
    ink: 0.12,
    bevel: 0.08,
    isCentred: true,
    // A bag that was torn open: cream runs out of it, threads and oil lie in the opening.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [white, cream, shade, oil, pepper] = palette('#FFFEFA', '#FFF6DF', '#F0DDB6', '#C9A23A', '#3B3A2A');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v);
        const angle = Math.atan2(v, u);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const puddle = away - 0.78 - 0.3 * (noise(cos * 1.6 + 3, sin * 1.6 + 3, seed) - 0.3);
        const radius = 0.72 + 0.03 * Math.sin(3 * angle + seed);
        pixel.distance = Math.min(puddle, away - radius);
        if (pixel.distance > 0.2) return;
        fill(pixel, cream);
        pixel.height = 0.06;
        pixel.gloss = 0.8;
        const bag = smooth(0.02, -0.03, away - radius);
        if (bag === 0) return;
        const share = away / radius;
        tint(pixel, white, bag);
        const tear = ellipse(u, v, 0.05, 0.06, 0.42, 0.34) + 0.14 * (noise(u * 5, v * 5, seed + 1) - 0.5);
        const open = smooth(0.03, -0.05, tear);
        const threads = noise(u * 5 + 2 * noise(u * 3, v * 3, seed), v * 11, seed + 2);
        tint(pixel, cream, open * 0.85);
        tint(pixel, shade, open * smooth(0.5, 0.25, threads) * 0.85);
        tint(pixel, shade, smooth(0.05, 0, Math.abs(tear)) * 0.4);
        const pleats = Math.sin(angle * 9 + 3 * noise(u * 2, v * 2, seed));
        pixel.height +=
          bag * (0.66 * tube(share * 0.99) + 0.035 * pleats * (1 - open) * share) - open * (0.12 - 0.1 * threads);
        const pool = smooth(0.07, 0.02, Math.abs(noise(u * 2.2 + 4, v * 2.2, seed + 8) - 0.52)) * open;
        tint(pixel, oil, pool * 0.75);
        const speck = cells(u * 9, v * 9, seed + 6);
        if (cell.random > 0.86) tint(pixel, pepper, smooth(0.2, 0.1, speck) * 0.8 * bag);
        pixel.gloss = lerp(0.9, 1, pool);
      };
    },
  },
  gorgonzola: {
    radius: 0.15,
    count: 8,
    layer: 'melted',
    ink: 0.14,
    bevel: 0.28,
    piece: blob((seed, bake) => {
      const [blue, green] = palette('#43697A', '#7F9A7C');
      return (u, v, pixel) => {
        const grain = fractal(u * 2.4, v * 2.4, seed);
        const vein = Math.abs(noise(u * 3.2, v * 3.2, seed + 4) - 0.5);
        MILK(pixel, 0.25 + bake * 0.3 * smooth(0.5, 0.8, grain));
        tint(pixel, green, smooth(0.09, 0.03, vein) * 0.6);
        tint(pixel, blue, smooth(0.06, 0.015, vein) * 0.9);
        const spot = cells(u * 4, v * 4, seed + 7);
        if (cell.random > 0.5) tint(pixel, blue, smooth(0.28, 0.13, spot) * 0.9);
        pixel.height = 0.26 + 0.1 * grain;
        pixel.gloss = 0.4;
      };
    }),
  },
  raclette: {
    radius: 0.24,
    count: 6,
    layer: 'melted',
    ink: 0.1,
    bevel: 0.3,
    // A running slab with its rind at the top.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [rind, paleRind] = palette('#A65F26', '#D99A4E');
      return (u, v, pixel) => {
        const sag =
          bake * (0.14 * Math.sin(u * 4 + seed) + 0.3 * (noise(u * 3.4, 2, seed) - 0.5)) * smooth(-0.3, 0.6, v);
        const side = bake * 0.16 * (noise(v * 2.6, u > 0 ? 3 : 8, seed) - 0.5);
        pixel.distance = roundedBox(u, v - 0.02 + sag, 0.88 - side, 0.62, 0.36);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 3, v * 3, seed);
        const blister = Math.min(1, bubbles(u * 3.2, v * 3.2, seed + 2, 0.6, 0.85));
        const middle = smooth(0, -0.35, pixel.distance);
        RACLETTE(
          pixel,
          0.1 +
            bake *
              (0.14 + 0.2 * smooth(0.38, 0.72, grain) * middle + blister * 0.55 * middle * smooth(0.3, 0.55, grain)),
        );
        const edge = smooth(-0.47, -0.52, v);
        tint(pixel, rind, edge * 0.95);
        tint(pixel, paleRind, edge * smooth(0.5, 0.8, noise(u * 8, v * 8, seed)) * 0.7);
        pixel.height = 0.2 + 0.06 * blister + 0.05 * grain + 0.05 * edge;
        pixel.gloss = 0.9;
      };
    },
  },
  feta: {
    radius: 0.085,
    count: 13,
    layer: 'flat',
    ink: 0.26,
    bevel: 0.16,
    // A crumbled cube: sharp steps, holes.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [white, shade, brown] = palette('#FFFBF0', '#DFCDA6', '#D9A35A');
      const width = 0.6 + random() * 0.15;
      const tilt = random() * 6;
      return (u, v, pixel) => {
        pixel.distance =
          Math.max(Math.abs(u) - width, Math.abs(v) - 0.66) - 0.12 + 0.22 * (noise(u * 4, v * 4, seed) - 0.5);
        if (pixel.distance > 0.2) return;
        fill(pixel, white);
        const grain = fractal(u * 3 + v * 1.3, v * 3 - u * 1.3, seed);
        const ledge = u * Math.cos(tilt) + v * Math.sin(tilt) + 0.3 * (grain - 0.5);
        const step = smooth(0.06, 0.12, ledge);
        tint(pixel, shade, smooth(0.5, 0.75, grain) * 0.6 + step * 0.35);
        const hole = cells(u * 3, v * 3, seed + 4);
        const pit = cell.random > 0.55 ? smooth(0.22, 0.1, hole) : 0;
        tint(pixel, shade, pit * 0.9);
        tint(pixel, brown, bake * 0.5 * smooth(0.62, 0.85, grain));
        pixel.height = 0.5 + 0.06 * grain - 0.16 * step - 0.14 * pit;
        pixel.gloss = 0.1;
      };
    },
  },
  goatCheese: {
    radius: 0.15,
    count: 6,
    layer: 'flat',
    ink: 0.24,
    bevel: 0.14,
    // A slice of a log: bloomy rind, chalky middle, creamy ring, golden where the oven reached.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [rind, shade] = palette('#EFE4C8', '#C9B68C');
      return (u, v, pixel) => {
        const angle = Math.atan2(v, u);
        const radius = 0.9 + 0.03 * Math.sin(3 * angle + seed);
        const away = Math.hypot(u, v);
        pixel.distance = away - radius;
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 4, v * 4, seed);
        const chalk = smooth(0.64, 0.56, away + 0.1 * (grain - 0.5));
        MILK(
          pixel,
          0.1 +
            0.34 * (1 - chalk) * smooth(0.9, 0.7, away) +
            bake * 0.4 * smooth(0.35, 0.85, fractal(u * 2, v * 2, seed + 3)),
        );
        tint(pixel, rind, smooth(0.78, 0.83, away) * 0.8);
        tint(pixel, shade, smooth(0.05, 0.01, Math.abs(away - 0.79)) * 0.8);
        tint(pixel, shade, smooth(0.35, 0.2, grain) * chalk * 0.6);
        pixel.height = 0.36 + 0.06 * grain - 0.05 * smooth(0.05, 0.01, Math.abs(away - 0.79));
        pixel.gloss = 0.2;
      };
    },
  },
  ricotta: {
    radius: 0.12,
    count: 8,
    layer: 'flat',
    ink: 0.2,
    bevel: 0.3,
    // Dabs from a spoon: soft curds in a heap.
    piece: blob((seed, bake) => {
      const [white, shade, brown] = palette('#FFFDF6', '#E9DCBE', '#D9A35A');
      return (u, v, pixel) => {
        const curd = Math.min(1, bubbles(u * 3, v * 3, seed + 2, 1, 0.9));
        fill(pixel, white);
        tint(pixel, shade, smooth(0.5, 0.1, curd) * 0.75);
        tint(pixel, brown, bake * 0.6 * smooth(0.55, 0.8, noise(u * 2.4, v * 2.4, seed)) * curd);
        pixel.height = 0.42 + 0.2 * curd;
        pixel.gloss = 0.35;
      };
    }),
  },
  parmesan: {
    radius: 0.125,
    count: 6,
    layer: 'fresh',
    ink: 0.16,
    bevel: 0.05,
    footprint: 0.7,
    piece: (random) => {
      const seed = noiseSeed(random);
      const bend = random() - 0.5;
      const [yellow, lit, edge] = palette('#F7E3AC', '#FFF6DA', '#E0BB70');
      return (u, v, pixel) => {
        const across = v - bend * 0.5 * u * u;
        pixel.distance = Math.max(
          Math.abs(across) - 0.34 + 0.12 * u + 0.1 * noise(u * 4, v * 3, seed),
          Math.abs(u) - 0.95 + 0.15 * noise(v * 5, 1, seed),
        );
        if (pixel.distance > 0.2) return;
        const grain = noise(u * 9, v * 3, seed);
        fill(pixel, yellow);
        tint(pixel, lit, grain);
        tint(pixel, edge, smooth(-0.1, 0, pixel.distance) * 0.6);
        pixel.height = 0.14 + 0.1 * u * u + 0.03 * grain;
        pixel.gloss = 0.2;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
