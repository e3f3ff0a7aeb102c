import { BROWN, fill, palette, tint } from '../painter/colour.ts';
import { dome, ellipse, roundedBox } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

export const nutsAndSweets = {
  walnut: {
    radius: 0.09,
    count: 10,
    layer: 'flat',
    ink: 0.3,
    // A half: two winding lobes with a furrow between.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [brown, lit, dark] = palette('#B27C44', '#DDB277', '#6E3F1A');
      return (u, v, pixel) => {
        const angle = Math.atan2(v, u);
        pixel.distance = Math.hypot(u / 0.86, v) - 0.9 - 0.07 * Math.sin(angle * 7 + seed) * Math.abs(Math.cos(angle));
        if (pixel.distance > 0.2) return;
        const beside = Math.abs(u);
        const wind = Math.sin(beside * 9 + 3 * noise(u * 2, v * 2.6, seed) + Math.sin(v * 7) * 1.4);
        const furrow = smooth(0.1, 0.02, beside);
        fill(pixel, brown);
        tint(pixel, lit, smooth(0, 1, wind) * 0.9);
        tint(pixel, dark, smooth(-0.1, -1, wind) * 0.85 + furrow * 0.8);
        pixel.height = 0.22 + 0.3 * dome(u, v) + 0.1 * wind - 0.1 * furrow;
        pixel.gloss = 0.35;
      };
    },
  },
  pineNut: {
    radius: 0.045,
    count: 26,
    layer: 'tiny',
    ink: 0.34,
    // A slim drop, golden at its tip.
    piece: (_, bake) => {
      const [cream, gold] = palette('#FBEBC4', '#C98A3A');
      return (u, v, pixel) => {
        const along = clamp((u + 0.95) / 1.9);
        const width = 0.5 * Math.sin(Math.PI * along ** 0.7) ** 0.8;
        pixel.distance = Math.max((Math.abs(v) - width) * 0.8, Math.abs(u) - 0.95);
        if (pixel.distance > 0.3) return;
        fill(pixel, cream);
        tint(pixel, gold, (0.4 + 0.6 * bake) * smooth(0.55, 1, along));
        pixel.height = 0.2 + 0.6 * dome(u, v / Math.max(0.2, width * 1.4));
        pixel.gloss = 0.5;
      };
    },
  },
  pistachio: {
    radius: 0.05,
    count: 22,
    layer: 'tiny',
    ink: 0.32,
    // Green kernels with a purple skin, some of them chopped.
    piece: (random, _, index) => {
      const seed = noiseSeed(random);
      const cut = index % 2 === 0 ? 2 : 0.15;
      const [green, lit, purple] = palette('#8FAE3A', '#CFDD7A', '#7B4A5E');
      return (u, v, pixel) => {
        pixel.distance = Math.max(ellipse(u, v, 0, 0, 0.95, 0.6), u - cut);
        if (pixel.distance > 0.3) return;
        fill(pixel, green);
        tint(pixel, lit, smooth(0.4, 0.8, noise(u * 3, v * 3, seed)));
        tint(pixel, purple, smooth(0.5, 0.8, noise(u * 1.6 + 5, v * 3, seed)) * 0.85);
        tint(pixel, lit, smooth(cut - 0.2, cut - 0.1, u));
        pixel.height = 0.3 + 0.55 * dome(u, v * 1.5);
        pixel.gloss = 0.35;
      };
    },
  },
  almond: {
    radius: 0.08,
    count: 13,
    layer: 'flat',
    ink: 0.32,
    bevel: 0.12,
    // A shaved slice: a pale pointed oval inside a thin brown skin.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [cream, skin, shade] = palette('#FFF2D6', '#9A5A28', '#E7C48C');
      return (u, v, pixel) => {
        const along = clamp((u + 0.97) / 1.94);
        const width = 0.58 * Math.sin(Math.PI * along ** 0.78) ** 0.85;
        pixel.distance = Math.max((Math.abs(v) - width) * 0.85, Math.abs(u) - 0.97);
        if (pixel.distance > 0.2) return;
        fill(pixel, cream);
        tint(pixel, shade, smooth(0.16, 0.02, ellipse(u, v, 0.1, 0, 0.45, 0.1)) * 0.7);
        tint(pixel, shade, bake * 0.8 * smooth(0.4, 0.8, noise(u * 3, v * 3, seed)));
        tint(pixel, skin, smooth(-0.13, -0.07, pixel.distance));
        pixel.height = 0.22 + 0.08 * u * u;
        pixel.gloss = 0.3;
      };
    },
  },
  chocolate: {
    radius: 0.08,
    count: 12,
    layer: 'raised',
    ink: 0.24,
    bevel: 0.1,
    // Broken pieces of a bar: a raised field, a snapped edge.
    piece: (random) => {
      const seed = noiseSeed(random);
      const tilt = (random() - 0.5) * 0.7;
      const [dark, lit, broken] = palette('#4A2413', '#7E4A2A', '#2B130A');
      return (u, v, pixel) => {
        const snapped = u + tilt * v - 0.62 + 0.16 * (noise(v * 4, 1, seed) - 0.5);
        pixel.distance = Math.max(roundedBox(u, v, 0.9, 0.66, 0.08), snapped);
        if (pixel.distance > 0.2) return;
        const field = smooth(0, -0.12, roundedBox(u + 0.1, v, 0.6, 0.44, 0.1));
        fill(pixel, dark);
        tint(pixel, lit, field * 0.6 + 0.2 * noise(u * 3, v * 3, seed));
        tint(pixel, broken, smooth(-0.16, -0.08, snapped) * 0.8);
        pixel.height = 0.35 + 0.16 * field;
        pixel.gloss = 0.75;
      };
    },
  },
  marshmallow: {
    radius: 0.1,
    count: 9,
    layer: 'raised',
    ink: 0.2,
    bevel: 0.4,
    // A soft pillow, toasted on top.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [white, pink, toast, dark] = palette('#FFFBF6', '#FBDCDD', '#D69A55', '#7A4218');
      const tint0 = random() < 0.4 ? pink : white;
      return (u, v, pixel) => {
        pixel.distance = roundedBox(u, v, 0.84, 0.74, 0.42);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 2.4, v * 2.4, seed);
        fill(pixel, tint0);
        tint(pixel, toast, bake * smooth(0.4, 0.62, grain) * smooth(0, -0.25, pixel.distance));
        tint(pixel, dark, bake * 0.8 * smooth(0.6, 0.75, grain) * smooth(-0.1, -0.3, pixel.distance));
        pixel.height = 0.75;
        pixel.gloss = 0.2;
      };
    },
  },
  amaretti: {
    radius: 0.1,
    count: 9,
    layer: 'raised',
    ink: 0.26,
    bevel: 0.3,
    // Cracked like dry earth, with grains of sugar.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [brown, lit, crack, sugar] = palette('#C98A45', '#E9BE82', '#6B3A17', '#FFF8EA');
      return (u, v, pixel) => {
        pixel.distance = Math.hypot(u, v) - 0.88 - 0.06 * (noise(u * 3, v * 3, seed) - 0.5);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 3, v * 3, seed);
        const gap = Math.abs(noise(u * 2.2 + 0.4 * grain, v * 2.2, seed + 3) - 0.5);
        const open = smooth(0.075, 0.02, gap);
        fill(pixel, brown);
        tint(pixel, lit, smooth(0.4, 0.7, grain));
        tint(pixel, crack, open * 0.9);
        const grains = cells(u * 6, v * 6, seed + 8);
        if (cell.random > 0.45) tint(pixel, sugar, smooth(0.26, 0.14, grains) * (1 - open) * 0.95);
        pixel.height = 0.6 + 0.08 * grain - 0.16 * open;
        pixel.gloss = 0.15;
      };
    },
  },
  crouton: {
    radius: 0.1,
    count: 10,
    layer: 'raised',
    ink: 0.3,
    bevel: 0.14,
    // A cube of bread: crumb with holes, brown edges.
    piece: (random) => {
      const seed = noiseSeed(random);
      const [crumb, lit, hole, crust] = palette('#E8B566', '#F8DC9C', '#A86E2C', '#7A4218');
      return (u, v, pixel) => {
        pixel.distance = roundedBox(u, v, 0.78, 0.74, 0.14) + 0.12 * (noise(u * 3, v * 3, seed) - 0.5);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 4, v * 4, seed);
        fill(pixel, crumb);
        tint(pixel, lit, smooth(0.45, 0.75, grain));
        const pores = cells(u * 3.2, v * 3.2, seed + 2);
        const pit = cell.random > 0.3 ? smooth(0.3, 0.14, pores) : 0;
        tint(pixel, hole, pit * 0.85);
        tint(pixel, crust, smooth(-0.2, -0.04, pixel.distance) * (0.5 + 0.5 * grain));
        tint(pixel, BROWN, 0.4 * smooth(0.6, 0.8, noise(u * 2, v * 2, seed + 5)));
        pixel.height = 0.6 - 0.18 * pit + 0.05 * grain;
        pixel.gloss = 0.12;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
