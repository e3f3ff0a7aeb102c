import { fill, palette, tint } from '../painter/colour.ts';
import { dome, roundedBox, tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { fractal, noise } from '../painter/noise.ts';
import { lerp, modulo, smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

/** Eggs, poultry and what takes the place of meat. */
export const protein = {
  egg: {
    radius: 0.34,
    count: 1,
    layer: 'centre',
    ink: 0.14,
    bevel: 0.12,
    isCentred: true,
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [yolkX, yolkY] = [(random() - 0.5) * 0.2, (random() - 0.5) * 0.2];
      const [white, edge, yolk, deep, brown] = palette('#FFFCF3', '#F6E6C2', '#FBB01E', '#E9820C', '#A9662B');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v);
        const angle = Math.atan2(v, u);
        const radius =
          0.74 +
          0.42 * (noise(Math.cos(angle) * 1.7 + 9, Math.sin(angle) * 1.7 + 9, seed) - 0.4) +
          0.05 * noise(u * 9, v * 9, seed);
        pixel.distance = away - radius;
        if (pixel.distance > 0.2) return;
        const share = away / radius;
        const grain = fractal(u * 6, v * 6, seed);
        fill(pixel, white);
        tint(pixel, edge, smooth(0.65, 0.95, share) * 0.8);
        tint(pixel, brown, bake * smooth(0.84, 1, share) * smooth(0.4, 0.62, grain) * 0.9);
        pixel.height = 0.12 + 0.05 * grain;
        pixel.gloss = 0.6;
        const fromYolk = Math.hypot(u - yolkX, v - yolkY) / 0.36;
        if (fromYolk > 1.1) return;
        const amount = smooth(1.04, 0.97, fromYolk);
        tint(pixel, yolk, amount);
        tint(pixel, deep, amount * smooth(0.65, 1, fromYolk) * 0.75);
        pixel.height += amount * 0.34 * tube(fromYolk);
        pixel.gloss = lerp(pixel.gloss, 1, amount);
      };
    },
  },
  chicken: {
    radius: 0.145,
    count: 8,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.16,
    footprint: 0.85,
    // Strips of breast: pale, with the bars of a grill.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const bend = (random() - 0.5) * 0.5;
      const [meat, lit, brown, bar] = palette('#E9C08A', '#FBE6C2', '#B9752F', '#5A2D12');
      return (u, v, pixel) => {
        const across = v - bend * (u * u - 0.3);
        const width = 0.46 * (0.85 + 0.35 * noise(u * 1.8, 3, seed));
        pixel.distance = roundedBox(u, across, 0.94, width, 0.3) + 0.05 * (noise(u * 5, v * 5, seed) - 0.5);
        if (pixel.distance > 0.2) return;
        const fibre = noise(u * 2.5, across * 11, seed + 2);
        fill(pixel, meat);
        tint(pixel, lit, fibre * 0.8);
        tint(pixel, brown, (0.3 + 0.5 * bake) * smooth(-0.25, 0, pixel.distance));
        const mark = Math.abs(modulo(u * 2.2 + across * 0.9 + 0.1, 1) - 0.5);
        tint(pixel, bar, (0.5 + 0.4 * bake) * smooth(0.15, 0.08, mark) * smooth(0.1, 0.4, fibre));
        pixel.height = 0.32 + 0.05 * fibre;
        pixel.gloss = 0.4;
      };
    },
  },
  meatball: {
    radius: 0.11,
    count: 9,
    layer: 'raised',
    ink: 0.3,
    piece: (random) => {
      const seed = noiseSeed(random);
      const [brown, lit, dark, sauce] = palette('#8A4F2B', '#B9794A', '#4A2412', '#B9331C');
      return (u, v, pixel) => {
        const away = Math.hypot(u, v);
        pixel.distance = away - 0.86 - 0.1 * (noise(u * 4, v * 4, seed) - 0.5);
        if (pixel.distance > 0.2) return;
        const crumb = fractal(u * 5, v * 5, seed);
        fill(pixel, brown);
        tint(pixel, lit, smooth(0.5, 0.8, crumb));
        tint(pixel, dark, smooth(0.42, 0.2, crumb) * 0.8);
        tint(pixel, sauce, smooth(0.55, 0.75, noise(u * 2 + 4, v * 2, seed)) * 0.55);
        pixel.height = 0.25 + 0.75 * dome(u, v) + 0.12 * crumb;
        pixel.gloss = 0.5;
      };
    },
  },
  tofu: {
    radius: 0.095,
    count: 10,
    layer: 'raised',
    ink: 0.3,
    bevel: 0.05,
    // A smoked cube seen from above and in front: brown top, pale cut side.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [top, lit, dark, cut, cutShade] = palette('#B97B3C', '#E2B36E', '#7A4318', '#FBEFD2', '#E0C594');
      return (u, v, pixel) => {
        pixel.distance = roundedBox(u, v, 0.8, 0.84, 0.12);
        if (pixel.distance > 0.2) return;
        const grain = fractal(u * 4, v * 4, seed);
        pixel.gloss = 0.3;
        if (v > 0.36) {
          fill(pixel, cut);
          tint(pixel, cutShade, smooth(0.45, 0.7, grain) * 0.8);
          tint(pixel, dark, smooth(0.42, 0.37, v) * 0.5);
          pixel.height = lerp(0.6, 0.2, (v - 0.36) / 0.5);
          return;
        }
        fill(pixel, top);
        tint(pixel, lit, smooth(0.45, 0.75, grain) * 0.8);
        tint(pixel, dark, (0.4 + 0.4 * bake) * smooth(-0.2, -0.02, Math.max(pixel.distance, v - 0.42)));
        pixel.height = 0.62 + 0.04 * grain;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
