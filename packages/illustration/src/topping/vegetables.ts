import { BROWN, CHAR, fill, palette, tint } from '../painter/colour.ts';
import { bentStrip, ellipse, smoothMin, strip, tube } from '../painter/distance.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import { modulo, smooth, TURN } from '../painter/numbers.ts';
import { tomatoSlice } from './tomato.ts';
import type { ToppingArt } from './topping-art.ts';

/** A ring of a pitted olive. */
const oliveRing =
  (skin: string, flesh: string): ToppingArt['piece'] =>
  (random) => {
    const seed = noiseSeed(random);
    const stretch = 0.9 + random() * 0.14;
    const [outside, inside] = palette(skin, flesh);
    return (u, v, pixel) => {
      const away = Math.hypot(u, v * stretch);
      const side = (away - 0.62) / 0.31;
      pixel.distance = Math.abs(away - 0.62) - 0.31;
      if (pixel.distance > 0.2) return;
      fill(pixel, outside);
      tint(pixel, inside, smooth(-0.1, -0.85, side));
      tint(pixel, inside, 0.3 * noise(u * 5, v * 5, seed));
      pixel.height = 0.14 + 0.34 * tube(side);
      pixel.gloss = 0.95;
    };
  };

const PEPPERS = [
  ['#CE2A1C', '#F29A78'],
  ['#F1B21A', '#FBE29A'],
  ['#5C8F2C', '#C4D58E'],
] as const;

export const vegetables = {
  tomato: { radius: 0.16, count: 8, layer: 'flat', ink: 0.25, bevel: 0.1, piece: tomatoSlice(5, 1) },
  cherryTomato: { radius: 0.1, count: 11, layer: 'flat', ink: 0.25, bevel: 0.3, piece: tomatoSlice(3, 0.92) },
  olive: { radius: 0.075, count: 12, layer: 'flat', ink: 0.2, piece: oliveRing('#2D2230', '#6B4A50') },
  greenOlive: { radius: 0.075, count: 12, layer: 'flat', ink: 0.3, piece: oliveRing('#8E9A3C', '#D9C67E') },
  mushroom: {
    radius: 0.135,
    count: 9,
    layer: 'flat',
    ink: 0.34,
    bevel: 0.12,
    // A slice: cap, stem, gills.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const stemWidth = 0.19 + random() * 0.06;
      const [flesh, skin, gills, brown, white] = palette('#F2E2C6', '#9A6B40', '#7C5636', '#B98550', '#FFF6E4');
      return (u, v, pixel) => {
        const cap = ellipse(u, v, 0, 0.02, 0.97, v < 0.02 ? 0.8 : 0.27);
        const beside = Math.abs(u);
        const stem = Math.max(beside - stemWidth - 0.1 * smooth(0.4, 0.9, v), v - 0.88 + 0.4 * u * u, -v - 0.2);
        pixel.distance = smoothMin(cap, stem, 0.1);
        if (pixel.distance > 0.2) return;
        const grain = noise(u * 6, v * 6, seed);
        fill(pixel, flesh);
        tint(pixel, white, 0.6 * smooth(0.5, 0.1, Math.hypot(u, v + 0.3)));
        tint(pixel, brown, bake * 0.45 * (grain - 0.2));
        const gill = ellipse(beside, v, 0.52, 0.06, 0.36, 0.15);
        tint(pixel, gills, smooth(0.03, -0.05, gill) * (0.75 + 0.25 * Math.sin(u * 60)));
        tint(pixel, brown, 0.5 * smooth(0.03, 0, Math.abs(beside - stemWidth - 0.03)) * smooth(-0.1, 0.3, v));
        tint(pixel, skin, smooth(-0.13, -0.06, cap) * smooth(0.1, -0.06, v) * 0.95);
        tint(pixel, CHAR, bake * 0.4 * smooth(0.6, 0.9, grain) * smooth(-0.12, 0, pixel.distance));
        pixel.height = 0.2 - 0.07 * smooth(0.02, -0.05, gill);
        pixel.gloss = 0.25;
      };
    },
  },
  redOnion: {
    radius: 0.14,
    count: 8,
    layer: 'flat',
    ink: 0.12,
    footprint: 0.85,
    // Two loose rings, some of them open.
    piece: (random, bake) => {
      const seed = noiseSeed(random);
      const squash = 0.72 + random() * 0.25;
      const [purple, white, brown] = palette('#8B2C6A', '#F6E0EC', '#A9683F');
      const ring = (radius: number, openShare: number, shift: number) => ({
        radius,
        phase: random() * 6,
        gap: random() < openShare ? 0.37 : 0,
        x: (random() - 0.5) * shift,
        y: (random() - 0.5) * shift,
      });
      const rings = [ring(0.86, 0.4, 0), ring(0.52, 0.4, 0.24)];
      return (u, v, pixel) => {
        let nearest = 9;
        let side = 0;
        for (const { radius, phase, gap, x, y } of rings) {
          const dx = u - x;
          const dy = v - y;
          const away = Math.hypot(dx, dy / squash);
          const angle = Math.atan2(dy, dx);
          const wobble = 0.04 * Math.sin(3 * angle + seed);
          const fromGap = Math.abs(modulo(angle - phase, TURN) - Math.PI);
          const across = away - radius - wobble;
          const distance = Math.max(Math.abs(across) - 0.105, (gap - fromGap) * radius);
          if (distance < nearest) {
            nearest = distance;
            side = across / 0.105;
          }
        }
        pixel.distance = nearest;
        if (nearest > 0.2) return;
        fill(pixel, white);
        tint(pixel, purple, smooth(-0.1, 0.7, side) * 0.95);
        tint(pixel, brown, bake * 0.45 * smooth(0.5, 0.8, noise(u * 4, v * 4, seed)));
        pixel.height = 0.12 + 0.16 * tube(side);
        pixel.gloss = 0.6;
      };
    },
  },
  pepper: {
    radius: 0.17,
    count: 10,
    layer: 'flat',
    ink: 0.3,
    footprint: 0.75,
    // A bent strip; red, yellow and green in turn.
    piece: (random, bake, index) => {
      const seed = noiseSeed(random);
      const reach = 1.15 + random() * 0.5;
      const phase = random() * 6;
      const [skin, flesh] = palette(...(PEPPERS[index % PEPPERS.length] ?? PEPPERS[0]));
      return (u, v, pixel) => {
        pixel.distance = bentStrip(u, v + 0.05 * Math.sin(u * 5 + phase), {
          centre: 0.35,
          radius: 0.86,
          halfWidth: 0.23 * (1 + 0.15 * Math.sin(u * 4 + phase)),
          reach,
        });
        if (pixel.distance > 0.2) return;
        const { side, along } = strip;
        fill(pixel, skin);
        tint(pixel, flesh, smooth(-0.35, -0.75, side) * 0.95);
        tint(pixel, CHAR, bake * 0.55 * smooth(0.62, 0.85, noise(u * 6, v * 6, seed)) * smooth(0.2, 0.9, side));
        tint(pixel, BROWN, bake * 0.3 * smooth(0.85, 1, Math.abs(along)));
        pixel.height = 0.14 + 0.22 * tube(side * 0.95);
        pixel.gloss = 0.9;
      };
    },
  },
} satisfies Record<string, ToppingArt>;
