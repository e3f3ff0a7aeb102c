import { BROWN, CHAR, fill, palette, tint } from '../painter/colour.ts';
import { ellipse, smoothMin } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { modulo, smooth, TURN } from '../painter/numbers.ts';
import { slice } from './slice.ts';
import type { ToppingArt } from './topping-art.ts';

/** How near a point is to one of `count` spokes: 0 on it, 1 halfway to the next. */
const fromSpoke = (angle: number, count: number): number => {
  const sector = TURN / count;
  return Math.abs(modulo(angle, sector) / sector - 0.5) * 2;
};

export const vegetableSlices = {
  zucchini: {
    radius: 0.125,
    count: 9,
    layer: 'flat',
    ink: 0.24,
    bevel: 0.12,
    piece: slice({
      skin: '#3F6B2C',
      flesh: '#EEF0B4',
      extra: ['#D5DD8C', '#A66A2B'],
      inside: (pixel, { share, angle }, [core = [0, 0, 0], pip = [0, 0, 0]]) => {
        tint(pixel, core, smooth(0.55, 0.3, share) * 0.7);
        const fromPip = Math.hypot(share - 0.34, (1 - fromSpoke(angle, 8)) * 0.14) - 0.05;
        tint(pixel, pip, smooth(0.03, 0, fromPip) * 0.45);
      },
    }),
  },
  cucumber: {
    radius: 0.13,
    count: 9,
    layer: 'flat',
    ink: 0.22,
    bevel: 0.1,
    // Peeled in stripes: pale and dark skin in turn; a wet three-part core with long seeds.
    piece: slice({
      skin: '#2F7A3A',
      flesh: '#DDF0BC',
      skinWidth: 0.08,
      browning: 0.15,
      gloss: 0.9,
      edge: (angle) => 0.92 + 0.02 * Math.cos(angle * 12),
      extra: ['#B9DC8E', '#F6F9DF', '#7FAF5E'],
      inside: (pixel, { share, angle }, [core = [0, 0, 0], pip = [0, 0, 0], stripe = [0, 0, 0]]) => {
        tint(pixel, core, smooth(0.64, 0.56, share));
        tint(pixel, pip, smooth(0.16, 0.02, Math.abs(fromSpoke(angle + 1, 3) - 1)) * smooth(0.7, 0.5, share));
        const fromPip = Math.hypot((share - 0.42) * 0.5, (1 - fromSpoke(angle, 12)) * 0.12) - 0.03;
        tint(pixel, pip, smooth(0.02, 0, fromPip));
        tint(pixel, stripe, smooth(0.82, 0.9, share) * 0.8);
      },
    }),
  },
  radish: {
    radius: 0.1,
    count: 10,
    layer: 'flat',
    ink: 0.2,
    bevel: 0.14,
    piece: slice({
      skin: '#D2285E',
      flesh: '#FFFAF4',
      skinWidth: 0.16,
      browning: 0.15,
      gloss: 0.7,
      extra: ['#F1D6DD', '#EBB7C8'],
      inside: (pixel, { share, angle, seed }, [ray = [0, 0, 0], veil = [0, 0, 0]]) => {
        tint(
          pixel,
          ray,
          smooth(0.6, 1, fromSpoke(angle + 0.3 * noise(share * 3, 1, seed), 9)) * smooth(0.1, 0.5, share),
        );
        tint(pixel, veil, smooth(0.6, 0.8, share) * 0.8);
      },
    }),
  },
  carrot: {
    radius: 0.11,
    count: 10,
    layer: 'flat',
    ink: 0.26,
    bevel: 0.12,
    // Cut at a slant, with its paler star in the middle.
    piece: slice({
      skin: '#D9621A',
      flesh: '#F58A2C',
      skinWidth: 0.12,
      stretch: 1.5,
      browning: 0.45,
      extra: ['#FBB659', '#D9621A'],
      inside: (pixel, { share, angle }, [core = [0, 0, 0], ring = [0, 0, 0]]) => {
        const star = 0.4 + 0.1 * Math.cos(angle * 7);
        tint(pixel, core, smooth(star + 0.06, star - 0.02, share));
        tint(pixel, ring, smooth(0.07, 0.01, Math.abs(share - star)) * 0.7);
      },
    }),
  },
  beetroot: {
    radius: 0.14,
    count: 8,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.1,
    // Rings like those of a tree.
    piece: slice({
      skin: '#5A0F33',
      flesh: '#98194F',
      skinWidth: 0.1,
      browning: 0.25,
      gloss: 0.8,
      edge: (angle) => 0.92 + 0.03 * Math.sin(3 * angle),
      extra: ['#D45A8E', '#6E0F3A'],
      inside: (pixel, { share, u, v, seed }, [pale = [0, 0, 0], dark = [0, 0, 0]]) => {
        const ring = Math.sin(share * 19 + 2 * noise(u * 2, v * 2, seed));
        tint(pixel, pale, smooth(0.1, 0.9, ring) * 0.85);
        tint(pixel, dark, smooth(-0.3, -1, ring) * 0.6);
      },
    }),
  },
  potato: {
    radius: 0.145,
    count: 9,
    layer: 'flat',
    ink: 0.24,
    bevel: 0.12,
    // A thin slice that curls and browns from its edge.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [flesh, deep, brown] = palette('#F8E3A2', '#E8BE62', '#9A5B24');
      return (u, v, pixel) => {
        const away = Math.hypot(u * 1.18, v) + 0.06 * (noise(u * 2, v * 2, seed) - 0.5);
        pixel.distance = away - 0.93;
        if (pixel.distance > 0.2) return;
        fill(pixel, flesh);
        tint(pixel, deep, smooth(0.6, 0.95, away) * (0.4 + 0.6 * bake));
        tint(pixel, brown, bake * 0.85 * smooth(0.74, 1, away + 0.4 * (noise(u * 4, v * 4, seed) - 0.5)));
        pixel.height = 0.14 + 0.12 * away * away;
        pixel.gloss = 0.45;
      };
    },
  },
  truffle: {
    radius: 0.11,
    count: 9,
    layer: 'flat',
    ink: 0.2,
    bevel: 0.08,
    // Shaved thin: black warty rim, brown flesh, white veins like a map.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [black, flesh, vein] = palette('#1E1613', '#5A4332', '#E9D8BE');
      return (u, v, pixel) => {
        const angle = Math.atan2(v, u);
        const radius = 0.8 + 0.3 * (noise(Math.cos(angle) * 1.5 + 4, Math.sin(angle) * 1.5, seed) - 0.4);
        pixel.distance = Math.hypot(u, v) - radius + 0.05 * Math.abs(Math.sin(angle * 9 + seed));
        if (pixel.distance > 0.2) return;
        fill(pixel, flesh);
        const map = Math.abs(noise(u * 2.6 + noise(u * 4, v * 4, seed), v * 2.6, seed + 2) - 0.5);
        tint(pixel, vein, smooth(0.09, 0.03, map) * 0.95);
        tint(pixel, black, smooth(-0.2, -0.1, pixel.distance));
        pixel.height = 0.16 + 0.1 * (u * u);
        pixel.gloss = 0.2;
      };
    },
  },
  aubergine: {
    radius: 0.2,
    count: 7,
    layer: 'flat',
    ink: 0.28,
    bevel: 0.1,
    isLong: true,
    footprint: 0.7,
    // Cut lengthwise: a long drop with dark purple skin and grill marks.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [skin, flesh, pip, mark] = palette('#3B1E46', '#EAD9A4', '#B99A5A', '#4B2A16');
      return (u, v, pixel) => {
        pixel.distance = smoothMin(ellipse(u, v, 0.3, 0, 0.64, 0.46), ellipse(u, v, -0.5, 0.03, 0.44, 0.24), 0.25);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 4, v * 4, seed);
        fill(pixel, flesh);
        const seeds = cells(u * 9, v * 12, seed);
        if (cell.random > 0.4) tint(pixel, pip, smooth(0.3, 0.12, seeds) * smooth(-0.1, -0.2, pixel.distance) * 0.9);
        tint(pixel, BROWN, bake * 0.4 * grain);
        const bar = Math.abs(modulo(u * 3.1 + v * 1.4 + 0.2, 1) - 0.5);
        tint(pixel, mark, (0.35 + 0.5 * bake) * smooth(0.16, 0.08, bar) * smooth(0.2, 0.5, grain));
        tint(pixel, skin, smooth(-0.11, -0.06, pixel.distance));
        pixel.height = 0.18 + 0.05 * grain;
        pixel.gloss = 0.55;
      };
    },
  },
  garlic: {
    radius: 0.085,
    count: 12,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.2,
    footprint: 0.8,
    // A slice of a clove: a drop, golden at its edge, a green germ in it.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [white, gold, germ] = palette('#FFF6DC', '#D9953A', '#B9BE6A');
      return (u, v, pixel) => {
        pixel.distance = smoothMin(ellipse(u, v, -0.2, 0, 0.62, 0.56), ellipse(u, v, 0.6, 0.1, 0.38, 0.12), 0.3);
        if (pixel.distance > 0.2) return;
        fill(pixel, white);
        tint(
          pixel,
          gold,
          (0.25 + 0.7 * bake) * smooth(-0.2, 0, pixel.distance + 0.15 * (noise(u * 4, v * 4, seed) - 0.5)),
        );
        tint(pixel, germ, smooth(0.07, 0.02, ellipse(u, v, -0.1, 0, 0.3, 0.07)) * 0.8);
        pixel.height = 0.3;
        pixel.gloss = 0.6;
      };
    },
  },
  jalapeno: {
    radius: 0.09,
    count: 9,
    layer: 'flat',
    ink: 0.3,
    // A ring with three walls.
    piece: (random, bake) => {
      const phase = random() * 6;
      const seed = noiseSeed(random);
      const [green, pale, pip] = palette('#3F7F26', '#CFE2A0', '#F8EFC8');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v);
        const angle = Math.atan2(v, u);
        const ring = Math.abs(away - 0.72) - 0.2;
        const walls = Math.max(away - 0.7, (1 - fromSpoke(angle + phase, 3)) * away * 1.05 - 0.09);
        const fromPip = Math.hypot(away - 0.42, (1 - fromSpoke(angle + phase + 0.6, 3)) * 0.4) - 0.1;
        pixel.distance = Math.min(ring, walls, fromPip);
        if (pixel.distance > 0.2) return;
        fill(pixel, pale);
        tint(pixel, green, smooth(0.66, 0.82, away));
        if (Math.min(walls, fromPip) < ring) tint(pixel, pip, 0.7);
        tint(pixel, CHAR, bake * 0.4 * smooth(0.6, 0.8, noise(u * 4, v * 4, seed)) * smooth(0.7, 0.9, away));
        pixel.height = 0.22;
        pixel.gloss = 0.8;
      };
    },
  },
  springOnion: {
    radius: 0.05,
    count: 24,
    layer: 'tiny',
    ink: 0.3,
    // Small tubes cut at a slant.
    piece: (random, _, index) => {
      const squash = 1 + random() * 0.5;
      const [green, pale, deep] =
        index % 3 === 0 ? palette('#B4D27A', '#F4F8DC', '#7FA84A') : palette('#4E9A34', '#BFE08A', '#2C6B22');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v * squash);
        const side = (away - 0.66) / 0.27;
        pixel.distance = Math.max(away - 0.93, 0.38 - away);
        if (pixel.distance > 0.25) return;
        fill(pixel, green);
        tint(pixel, pale, smooth(0.2, -0.8, side));
        tint(pixel, deep, smooth(0.5, 1, side) * 0.7);
        pixel.height = 0.5 - 0.2 * side;
        pixel.gloss = 0.6;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
