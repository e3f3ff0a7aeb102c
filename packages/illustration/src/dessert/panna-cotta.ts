import { fill, palette, tint } from '../painter/colour.ts';
import { smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { saucePool } from './sauce-pool.ts';
import type { Sweet } from './sweet.ts';

const [CREAM, SHADE, DEEP] = palette('#FFF8E8', '#F3DFB8', '#DDBF88');

/** Fallen out of a fluted mould: a flat top, ribs down its sides. */
const mould: Art = (u, v, pixel) => {
  const angle = Math.atan2(v, u);
  const away = Math.hypot(u, v);
  const rib = Math.cos(angle * 12);
  const share = away / (0.93 + 0.04 * rib);
  pixel.distance = away - 0.93 - 0.04 * rib;
  if (pixel.distance > 0.2) return;
  fill(pixel, CREAM);
  const side = smooth(0.58, 0.95, share);
  tint(pixel, SHADE, side * (0.55 - 0.3 * rib));
  tint(pixel, DEEP, 0.5 * smooth(0.85, 1, share) * (0.6 - 0.4 * rib));
  pixel.height = 0.66 * Math.sqrt(Math.max(0, 1 - share ** 4)) + 0.06 * rib * side;
  pixel.gloss = 0.85;
};

/** Panna cotta in a pool of sauce, and some more of it on top. */
export function paintPannaCotta(surface: Surface, { first, seed }: Sweet): void {
  stamp(surface, saucePool(first, seed), { x: 0.02, y: 0.04, radius: 0.78, rotation: 0 }, { ink: 0.2, bevel: 0.08 });
  stamp(surface, mould, { x: 0, y: 0, radius: 0.52, rotation: 0.2 }, { ink: 0.14 });
  stamp(
    surface,
    saucePool(first, seed + 31, 0.12),
    { x: 0, y: -0.02, radius: 0.34, rotation: 1 },
    { ink: 0.2, bevel: 0.25 },
  );
}
