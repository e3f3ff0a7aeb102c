import { CHAR, fill, palette, tint } from '../painter/colour.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { noise } from '../painter/noise.ts';
import { modulo, smooth, TURN } from '../painter/numbers.ts';
import type { ToppingArt } from './topping-art.ts';

/** A slice of a tomato: chambers of jelly with seeds, walls and a core of flesh, a thin skin. */
export const tomatoSlice =
  (chambers: number, size: number): ToppingArt['piece'] =>
  (random, bake) => {
    const seed = noiseSeed(random);
    const phase = random() * 6;
    const [skin, flesh, jelly, pip, core] = palette('#B01E14', '#E2492F', '#EE7A3C', '#F9E2A6', '#EE8767');
    const sector = TURN / chambers;
    const half = 0.36 * sector;
    return (u, v, pixel) => {
      const away = Math.hypot(u, v);
      const angle = Math.atan2(v, u);
      const radius = 0.94 + 0.03 * Math.sin(2 * angle + phase) + 0.02 * Math.sin(5 * angle + phase);
      pixel.distance = away - radius;
      if (pixel.distance > 0.2) return;
      fill(pixel, flesh);
      const grain = noise(u * 5, v * 5, seed);
      tint(pixel, core, grain * 0.35);
      const inSector = modulo(angle + phase, sector) - sector / 2;
      const chamber =
        Math.max(Math.abs(away - 0.5 * size) - 0.24 * size, (Math.abs(inSector) - half) * away) + (grain - 0.5) * 0.05;
      const wet = smooth(0.02, -0.06, chamber);
      tint(pixel, jelly, wet * 0.9);
      pixel.height = 0.2 - 0.09 * wet + 0.05 * smooth(0.75, 0.9, away);
      pixel.gloss = 0.35 + 0.5 * wet;
      for (let index = -1; index <= 1; index++) {
        const fromPip =
          Math.hypot(
            (away - size * (0.5 + 0.1 * Math.abs(index))) * 0.75,
            (inSector - index * half * 0.52) * away * 1.3,
          ) - 0.062;
        const amount = smooth(0.025, -0.015, fromPip);
        tint(pixel, pip, amount);
        pixel.height += amount * 0.06;
      }
      tint(pixel, core, smooth(0.16, 0.05, away) * 0.8);
      tint(pixel, skin, smooth(radius - 0.13, radius - 0.07, away));
      tint(
        pixel,
        CHAR,
        bake * 0.55 * smooth(0.55, 0.8, noise(angle * 2 + 9, 3, seed)) * smooth(radius - 0.12, radius, away),
      );
    };
  };
