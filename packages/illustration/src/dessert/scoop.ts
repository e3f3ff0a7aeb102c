import { fill, mixed, tint } from '../painter/colour.ts';
import { dome, ellipse, smoothMin } from '../painter/distance.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { smooth } from '../painter/numbers.ts';
import type { Art } from '../painter/stamp.ts';
import type { FlavourLook } from './flavours.ts';

export type ScoopOptions = {
  readonly seed: number;
  /** Where it melts: seen from above around it, from the front below it, and in a glass nowhere that shows. */
  readonly foot: 'around' | 'below' | 'none';
  /** For pictures of at most 128 pixels: smoother, without seeds. */
  readonly isSmall: boolean;
};

/** A frozen ball: dragged by the scoop, rough as crystals are, with a melting ragged foot. */
export function scoop(look: FlavourLook, { seed, foot: footAt, isSmall }: ScoopOptions): Art {
  const crevice = mixed(look.dark, look.middle, 0.25);
  return (u, v, pixel) => {
    const away = Math.hypot(u, v);
    const angle = Math.atan2(v, u);
    const ragged = noise(angle * 2.4 + 9, 2, seed) - 0.5 + 0.6 * (noise(angle * 6 + 9, 5, seed) - 0.5);
    const ball = away - 0.84 - 0.02 * ragged;
    const hem =
      footAt === 'around'
        ? away - 0.9 - 0.13 * ragged
        : ellipse(u, v, 0, 0.5, 0.93, 0.3) + 0.14 * (noise(u * 4.5 + 9, 1, seed) - 0.5) + 0.05 * ragged;
    pixel.distance = footAt === 'none' ? ball : smoothMin(ball, hem, 0.06);
    if (pixel.distance > 0.2) return;
    // What the scoop dragged: long shallow furrows over the ball.
    const bend = v + 0.35 * u * u;
    const drag = fractal(u * 1.6 + 3, bend * 6.5, seed + 4);
    const crystals = fractal(u * 7, v * 7, seed + 8);
    const crack = smooth(0.6, 0.78, fractal(u * 3.2 + drag, bend * 4.6, seed + 12)) * smooth(0.05, -0.1, ball);
    const isFoot = smooth(-0.08, 0.03, ball);
    fill(pixel, look.middle);
    tint(pixel, look.light, 0.75 * smooth(0.42, 0.7, drag) + 0.25 * smooth(0.5, 0.75, crystals));
    tint(pixel, look.dark, 0.28 * smooth(0.45, 0.2, drag) + 0.35 * smooth(0.45, 0.95, v) * (1 - isFoot));
    tint(pixel, crevice, 0.7 * crack);
    tint(pixel, look.light, 0.3 * isFoot);
    if (!isSmall) {
      const grain = cells(u * 6, v * 6, seed + 20);
      if (cell.random > 0.55) tint(pixel, look.speck, 0.75 * smooth(0.11, 0.05, grain) * (1 - isFoot));
    }
    const rough = (isSmall ? 0.5 : 1) * (0.1 * (drag - 0.5) + 0.07 * (crystals - 0.5) - 0.07 * crack);
    const foot = 0.12 * Math.sqrt(Math.max(0, Math.min(1, -pixel.distance / 0.08)));
    pixel.height = Math.max(foot, 0.75 * dome(u / 0.87, v / 0.87) + rough * (1 - isFoot));
    pixel.gloss = 0.35 + 0.45 * isFoot;
  };
}
