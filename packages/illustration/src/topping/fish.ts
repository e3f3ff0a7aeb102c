import { BROWN, fill, palette, tint } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import { clamp, lerp, modulo, smooth } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

const TAIL_ANGLE = 2.25;

export const fish = {
  anchovy: {
    radius: 0.25,
    count: 6,
    layer: 'flat',
    ink: 0.36,
    isLong: true,
    footprint: 0.55,
    // A slim fillet: silver, a groove in the middle, a notched tail.
    piece: (random) => {
      const bend = (random() - 0.5) * 0.5;
      const [brown, silver, dark, lit] = palette('#9A6248', '#E3BF9E', '#54301F', '#FBEBD8');
      return (u, v, pixel) => {
        const across = v - bend * (u * u - 0.3);
        const along = (u + 1) / 2;
        const isTail = along >= 0.84;
        const width = isTail
          ? 0.06 + (along - 0.84) * 0.85
          : 0.25 * clamp(Math.sin(Math.PI * (0.08 + along * 1.06))) ** 0.55;
        const side = across / Math.max(width, 0.01);
        const notch = isTail ? u - 0.86 - Math.abs(across) * 0.8 : -9;
        pixel.distance = Math.max(Math.abs(across) - width, Math.abs(u) - 1, notch) * 0.9;
        if (pixel.distance > 0.2) return;
        fill(pixel, brown);
        tint(pixel, silver, smooth(0.9, 0.1, Math.abs(side + 0.35)) * 0.95);
        tint(pixel, dark, smooth(0.4, 1, side) * 0.8);
        if (!isTail) tint(pixel, dark, 0.7 * smooth(0.12, 0.03, Math.abs(side - 0.1)));
        tint(pixel, lit, 0.35 * smooth(0.75, 1, Math.sin(u * 13 - Math.abs(across) * 26)));
        pixel.height = 0.1 + 0.2 * tube(side * 0.95) - 0.05 * smooth(0.15, 0, Math.abs(side - 0.1));
        pixel.gloss = 0.95;
      };
    },
  },
  tuna: {
    radius: 0.135,
    count: 7,
    layer: 'flat',
    ink: 0.34,
    bevel: 0.08,
    // A chunk that falls into bent flakes, as muscle of fish does: steps like those of a shell.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const [pink, pale, dark] = palette('#E0B294', '#FAE8D2', '#A06844');
      return (u, v, pixel) => {
        const w = 1.15 - v;
        const away = Math.hypot(u, w);
        const angle = Math.atan2(u, w);
        const flake = away * 3.4 + 0.25 * noise(angle * 4, 2, seed);
        const layer = Math.floor(flake);
        // Each flake ends a little elsewhere.
        const reach = 0.5 + 0.28 * (noise(layer * 1.7, 5, seed) - 0.3);
        const shift = 0.3 * (noise(layer * 2.3, 9, seed) - 0.5);
        const fringe = 0.06 * Math.sin(angle * 22 + layer * 2);
        pixel.distance = Math.max((Math.abs(angle - shift) - reach) * away, 0.42 - away, away + fringe - 1.98);
        if (pixel.distance > 0.2) return;
        const step = modulo(flake, 1);
        const fibre = noise(angle * 20, away * 2.5, seed + 3);
        fill(pixel, pink);
        tint(pixel, pale, smooth(0.25, 0.8, step) * 0.95);
        tint(pixel, pale, (fibre - 0.5) * 0.6);
        tint(pixel, dark, smooth(0.2, 0.02, step) * 0.9);
        tint(pixel, BROWN, bake * 0.3 * smooth(0.6, 0.85, noise(u * 4, v * 4, seed)));
        pixel.height = 0.2 + 0.24 * step + 0.04 * fibre;
        pixel.gloss = 0.3;
      };
    },
  },
  shrimp: {
    radius: 0.175,
    count: 7,
    layer: 'raised',
    ink: 0.28,
    // A bent body in rings, with a fan for a tail.
    piece: () => {
      const [pink, pale, stripe, dark] = palette('#F59A73', '#FDD3B8', '#E1582F', '#C24320');
      const [tailX, tailY] = [Math.cos(TAIL_ANGLE) * 0.62, Math.sin(TAIL_ANGLE) * 0.62];
      const [alongX, alongY] = [Math.cos(TAIL_ANGLE + Math.PI / 2), Math.sin(TAIL_ANGLE + Math.PI / 2)];
      return (u, v, pixel) => {
        const away = Math.hypot(u, v);
        const angle = Math.atan2(v, u);
        const along = clamp((angle + 2.4) / 4.5);
        const width = lerp(0.3, 0.15, along) * smooth(-0.06, 0.12, (angle + 2.55) / 4.5 + 0.03);
        const side = (away - 0.62) / width;
        const body = Math.max(Math.abs(away - 0.62) - width, (angle - 2.1) * 0.62, (-2.5 - angle) * 0.62);
        const fanX = (u - tailX) * alongX + (v - tailY) * alongY;
        const fanY = (v - tailY) * alongX - (u - tailX) * alongY;
        const fan = Math.max(
          Math.abs(fanY) - 0.1 - fanX * 0.75,
          -fanX - 0.12,
          fanX - 0.36 - 0.3 * Math.abs(Math.abs(fanY) - 0.18),
        );
        pixel.distance = Math.min(body, fan);
        if (pixel.distance > 0.2) return;
        pixel.gloss = 0.65;
        if (fan < body) {
          fill(pixel, stripe);
          tint(pixel, dark, smooth(0.06, 0, Math.abs(fanY)));
          pixel.height = 0.2;
          return;
        }
        const ring = modulo(along * 6, 1);
        fill(pixel, pink);
        tint(pixel, pale, smooth(0.2, -0.8, side) * 0.9);
        tint(pixel, stripe, smooth(0.7, 0.98, ring) * 0.75 * smooth(-0.8, 0.3, side));
        tint(pixel, stripe, smooth(0.5, 1, side) * 0.6);
        pixel.height = 0.14 + 0.4 * tube(side * 0.96) - 0.06 * smooth(0.85, 1, ring);
      };
    },
  },
  salmon: {
    radius: 0.22,
    count: 6,
    layer: 'fresh',
    ink: 0.26,
    bevel: 0.08,
    isLong: true,
    footprint: 0.8,
    // A smoked slice in waves, with white lines.
    piece: (random) => {
      const seed = noiseSeed(random);
      const phase = random() * 6;
      const [orange, lit, deep, fat] = palette('#F0743C', '#FBA873', '#C84E20', '#FFE6D2');
      return (u, v, pixel) => {
        const across = v - 0.14 * Math.sin(u * 3 + phase);
        const width = 0.44 * (0.85 + 0.3 * noise(u * 2, across > 0 ? 2 : 7, seed)) * (1 - 0.3 * u * u);
        pixel.distance = Math.max(Math.abs(across) - width, Math.abs(u) - 0.95 + 0.1 * noise(v * 5, 3, seed)) * 0.9;
        if (pixel.distance > 0.2) return;
        const wave = Math.sin(u * 6.5 + across * 1.5 + phase);
        fill(pixel, orange);
        tint(pixel, lit, smooth(0, 1, wave) * 0.7);
        tint(pixel, deep, smooth(0, -1, wave) * 0.6);
        // The lines bend towards the tail.
        const line = Math.abs(modulo(u * 3.6 + Math.abs(across) * 2.2 + 0.2 * noise(u * 3, v * 3, seed), 1) - 0.5);
        tint(pixel, fat, smooth(0.14, 0.05, line) * 0.85);
        pixel.height = 0.26 + 0.14 * wave;
        pixel.gloss = 0.8;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
