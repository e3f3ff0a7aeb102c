import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, around, paint, type Surface } from '../painter/surface.ts';

const [GLAZE, SPECK, EDGE, FLOOR] = palette('#F3E6CE', '#A98C62', '#A9683A', '#C4A67A');

/** Where the wall ends inside, as a share of the outer radius. */
export const RAMEKIN_WALL = 0.83;
const FLUTES = 36;

/** Paints a small fluted dish for a sauce. */
export function paintRamekin(surface: Surface, radius: number): void {
  paint(surface, around(0, 0, radius + 0.03), (x, y, pixel, index) => {
    const away = Math.hypot(x, y);
    if (away > radius * 1.02) return;
    const flute = Math.cos(FLUTES * Math.atan2(y, x));
    const amount = clamp(0.5 + (radius * (1 + 0.008 * flute) - away) * surface.scale);
    if (amount <= 0) return;
    const share = away / radius;
    fill(pixel, GLAZE);
    if (noise(x * 50, y * 50, 8) > 0.84) tint(pixel, SPECK, 0.4);
    // Where the glaze ran off the edges the clay shows.
    tint(pixel, EDGE, smooth(0.025, 0, Math.abs(share - 0.905)) * 0.55 + smooth(0.975, 1, share) * 0.5);
    tint(pixel, FLOOR, smooth(RAMEKIN_WALL + 0.03, RAMEKIN_WALL - 0.05, share) * 0.7);
    pixel.gloss = 0.7;
    const lip = Math.max(0, 1 - ((share - 0.9) / 0.08) ** 2);
    const wall = smooth(RAMEKIN_WALL - 0.03, RAMEKIN_WALL + 0.04, share);
    const outside = smooth(0.95, 1, share);
    const height = wall * (0.17 + 0.035 * Math.sqrt(lip)) - outside * (0.07 - 0.012 * flute);
    add(surface, index, pixel, amount, height * (radius / 0.8));
  });
}
