import { BROWN, fill, mixed, OIL, palette, tint } from '../painter/colour.ts';
import { smoothMax } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

type Sausage = {
  readonly meat: readonly [raw: string, baked: string];
  readonly fat: number;
  /** How far the oven bends its rim up. */
  readonly cup: number;
  readonly flakes: boolean;
};

/** A slice with fat in it; the oven cups it and darkens its rim. */
const sausage =
  ({ meat, fat, cup, flakes }: Sausage): ToppingArt['piece'] =>
  (random, bake) => {
    const seed = noiseSeed(random);
    const [one, two] = [random() * 6, random() * 6];
    const [raw, baked, white, bakedFat, dark, burnt, chili] = palette(
      ...meat,
      '#F6CDB4',
      '#F0B088',
      '#7A1D12',
      '#3A120B',
      '#F2A02C',
    );
    const base = mixed(raw, baked, bake);
    const fatColour = mixed(white, bakedFat, bake);
    return (u, v, pixel) => {
      const away = Math.hypot(u, v);
      const angle = Math.atan2(v, u);
      const radius = 0.93 + 0.035 * Math.sin(2 * angle + one) + 0.02 * Math.sin(3 * angle + two);
      const share = away / radius;
      pixel.distance = away - radius;
      if (pixel.distance > 0.2) return;
      const grain = noise(u * 7, v * 7, seed);
      const rim = smooth(0.6, 1, share);
      fill(pixel, base);
      tint(pixel, dark, (grain - 0.35) * 0.5);
      const lump = cells(u * 3.6, v * 3.6, seed);
      const size = (0.13 + cell.random * 0.3) * fat;
      if (cell.random > 0.22 && share < 0.95) tint(pixel, fatColour, smooth(size, size - 0.12, lump) * 0.9);
      const crumb = cells(u * 8, v * 8, seed + 5);
      if (cell.random > 0.6) tint(pixel, flakes ? chili : bakedFat, smooth(0.28, 0.16, crumb) * (flakes ? 0.9 : 0.6));
      tint(pixel, OIL, bake * 0.3 * smooth(0.7, 0.2, share));
      tint(pixel, dark, rim * bake * (0.45 + 0.3 * grain));
      tint(pixel, burnt, bake * smooth(0.86, 0.99, share) * smooth(0.3, 0.75, noise(angle * 1.6 + 20, 1, seed)) * 0.9);
      pixel.height = 0.12 + bake * (cup + 0.16 * Math.sin(2 * angle + two)) * rim * rim;
      pixel.gloss = 0.3 + 0.55 * bake * (1 - rim);
    };
  };

export const meats = {
  salami: {
    radius: 0.165,
    count: 9,
    layer: 'flat',
    ink: 0.3,
    piece: sausage({ meat: ['#C85A50', '#C2463A'], fat: 1.15, cup: 0.3, flakes: false }),
  },
  /** Smaller, redder, oilier than salami, deeply cupped, with flakes of chili. */
  spicySalami: {
    radius: 0.14,
    count: 11,
    layer: 'flat',
    ink: 0.36,
    piece: sausage({ meat: ['#C23A26', '#B32712'], fat: 0.7, cup: 0.55, flakes: true }),
  },
  ham: {
    radius: 0.21,
    count: 7,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.12,
    reach: 0.95,
    // Cooked ham: a slice gathered at one point, soft ruffles, pale rind.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const phase = random() * 6;
      const opening = 1.3 + random() * 0.3;
      const [pink, lit, deep, fat, brown] = palette('#F5A394', '#FFCFC0', '#D56F64', '#FFF3E6', '#B4562F');
      return (u, v, pixel) => {
        const w = 0.6 - v;
        const away = Math.hypot(u, w);
        const angle = Math.atan2(u, w);
        const ruffle = Math.cos((angle + 0.12 * (noise(u * 2, v * 2, seed) - 0.5)) * 6.2 + phase);
        const radius = 1.3 + 0.075 * ruffle - 0.13 * angle * angle;
        pixel.distance = Math.max(smoothMax(away - radius, (Math.abs(angle) - opening) * away * 0.9, 0.3), 0.14 - away);
        if (pixel.distance > 0.2) return;
        const share = away / radius;
        const grain = fractal(u * 4, v * 4, seed);
        const depth = smooth(0.08, 0.85, share);
        fill(pixel, pink);
        tint(pixel, lit, (0.5 + 0.5 * ruffle) * 0.8 * depth);
        tint(pixel, deep, (0.5 - 0.5 * ruffle) * 0.7 + 0.2 * (grain - 0.5));
        tint(pixel, fat, smooth(0.86, 0.91, share + 0.1 * smooth(-0.2, 0, pixel.distance)) * 0.95);
        tint(pixel, brown, bake * 0.75 * smooth(0.95, 1, share) * smooth(0.4, 0.6, grain));
        tint(pixel, brown, bake * 0.22 * smooth(0.55, 0.8, grain) * (0.5 + 0.5 * ruffle));
        pixel.height = 0.22 + 0.115 * ruffle * (0.25 + 0.75 * depth) + 0.02 * grain;
        pixel.gloss = 0.3;
      };
    },
  },
  curedHam: {
    radius: 0.25,
    count: 4,
    layer: 'fresh',
    ink: 0.25,
    bevel: 0.07,
    footprint: 0.9,
    reach: 1.02,
    // Draped in pleats, with a white edge of fat and marbling.
    piece: (random) => {
      const seed = noiseSeed(random);
      const phase = random() * 6;
      const opening = 0.82 + random() * 0.2;
      const [red, lit, deep, fat] = palette('#BE4A48', '#DF8178', '#832227', '#FBE3D2');
      return (u, v, pixel) => {
        const w = 0.85 - v;
        const away = Math.hypot(u, w);
        const angle = Math.atan2(u, w);
        const ruffle = Math.cos((angle + 0.07 * noise(u * 2, v * 2, seed)) * 10.5 + phase);
        const radius = 1.58 + 0.09 * ruffle + 0.12 * Math.sin(angle * 2 + phase);
        pixel.distance = Math.max(
          smoothMax(away - radius, (Math.abs(angle) - opening * (0.85 + 0.15 * away)) * away * 0.85, 0.14),
          0.12 - away,
        );
        if (pixel.distance > 0.2) return;
        const share = away / radius;
        const grain = noise(u * 5, v * 5, seed);
        const depth = smooth(0.05, 0.8, share);
        fill(pixel, red);
        tint(pixel, lit, (0.5 + 0.5 * ruffle) * 0.85 * depth);
        tint(pixel, deep, (0.5 - 0.5 * ruffle) * 0.75);
        const marble = Math.abs(Math.sin((share * 7 + 1.2 * noise(u * 2.5, v * 2.5, seed + 2)) * 1.5));
        tint(pixel, fat, smooth(0.22, 0.05, marble) * 0.55 * smooth(0.2, 0.4, grain));
        tint(pixel, fat, smooth(0.87, 0.93, share) * 0.95);
        pixel.height = 0.28 + 0.17 * ruffle * (0.3 + 0.7 * depth) + 0.06 * grain;
        pixel.gloss = 0.35;
      };
    },
  },
  bacon: {
    radius: 0.24,
    count: 8,
    layer: 'flat',
    ink: 0.3,
    bevel: 0.1,
    isLong: true,
    footprint: 0.6,
    // A wavy strip with three streaks of fat.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const phase = random() * 6;
      const frequency = 4.6 + random();
      const [meat, dark, fat, bakedFat, burnt] = palette('#B9402F', '#7B2117', '#FBE7C6', '#F1C688', '#3A150C');
      return (u, v, pixel) => {
        const middle = 0.13 * Math.sin(u * frequency + phase);
        const width = 0.27 * (0.93 + 0.16 * noise(u * 3, 1, seed));
        const side = (v - middle) / width;
        pixel.distance =
          Math.max(Math.abs(v - middle) - width, Math.abs(u) - 0.97 + 0.05 * Math.sin(v * 14 + phase)) * 0.9;
        if (pixel.distance > 0.2) return;
        const grain = noise(u * 5, v * 9, seed);
        const streak = side + 0.5 * (noise(u * 2.2, 0, seed + 5) - 0.5);
        fill(pixel, meat);
        tint(pixel, dark, 0.25 + (grain - 0.4) * 0.9);
        const streaks = Math.max(
          smooth(0.22, 0.12, Math.abs(streak - 0.12)),
          smooth(0.56, 0.68, streak),
          smooth(0.16, 0.08, Math.abs(streak + 0.52)),
        );
        tint(pixel, mixed(fat, bakedFat, bake * (0.25 + 0.6 * grain)), streaks * 0.95);
        const wave = Math.sin(u * frequency * 2 + phase * 2);
        tint(pixel, burnt, bake * 0.6 * smooth(0.8, 1, Math.abs(side)) * smooth(0.35, 0.7, grain));
        tint(pixel, BROWN, bake * 0.3 * smooth(0.2, 1, wave));
        pixel.height = 0.22 + 0.13 * wave + 0.03 * streaks;
        pixel.gloss = 0.65;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
