import { fill, palette, tint } from '../painter/colour.ts';
import { roundedBox } from '../painter/distance.ts';
import { fractal, noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, paint, type Surface } from '../painter/surface.ts';

const [WOOD, LIGHT, DARK, PORE, HOLE] = palette('#C18B55', '#E2B680', '#8F5B31', '#5E3719', '#3B2412');

export type Board = {
  /** In dish units; its middle is that of the picture. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly seed: number;
};

/** How thick it is, in dish units. */
export const BOARD_HEIGHT = 0.07;

/** Paints a wooden board from above, its grain lying across, with a hole to hang it up. */
export function paintBoard(surface: Surface, { halfWidth, halfHeight, seed }: Board): void {
  const area = { left: -halfWidth - 0.02, right: halfWidth + 0.02, top: -halfHeight - 0.02, bottom: halfHeight + 0.02 };
  paint(surface, area, (x, y, pixel, index) => {
    const wave = 0.006 * Math.sin(x * 3 + seed) + 0.005 * (noise(x * 3, y * 3, seed) - 0.5);
    const distance = roundedBox(x, y + wave, halfWidth, halfHeight, 0.13);
    const hole = Math.hypot(x - halfWidth + 0.085, y + halfHeight - 0.085) - 0.028;
    const amount = clamp(0.5 - distance * surface.scale) * clamp(0.5 + hole * surface.scale);
    if (amount <= 0) return;
    fill(pixel, WOOD);
    // Years: long waves along the board, bent around a knot here and there.
    const bend = 0.16 * noise(x * 1.1, y * 1.6, seed + 2) + 0.03 * noise(x * 4, y * 5, seed + 3);
    const years = noise(x * 0.5, (y + bend) * 15, seed + 4);
    const fine = noise(x * 2.2, (y + bend) * 58, seed + 5);
    tint(pixel, LIGHT, 0.75 * smooth(0.4, 0.85, years));
    tint(pixel, DARK, 0.55 * smooth(0.42, 0.1, years) + 0.22 * smooth(0.55, 0.95, fine));
    tint(pixel, PORE, 0.4 * smooth(0.8, 0.98, noise(x * 5, (y + bend) * 90, seed + 6)));
    tint(pixel, LIGHT, 0.22 * fractal(x * 2, y * 2, seed + 7));
    tint(pixel, DARK, 0.6 * smooth(-0.03, 0, distance));
    tint(pixel, HOLE, 0.8 * smooth(0.02, 0, hole));
    pixel.gloss = 0.3;
    const edge = clamp(-distance / 0.05);
    add(surface, index, pixel, amount, BOARD_HEIGHT * Math.sqrt(1 - (1 - edge) ** 2) - 0.002 * fine);
  });
}
