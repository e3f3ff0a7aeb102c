import { colour, fill, palette, tint } from '../painter/colour.ts';
import { roundedBox } from '../painter/distance.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, paint, type Surface, WHOLE } from '../painter/surface.ts';

/** Cloth and stripe. */
const LINENS = [
  ['#8FA68C', '#F2EFE0'],
  ['#D9B27A', '#FBF1DC'],
  ['#C9785A', '#F8E2CF'],
  ['#8BA3AE', '#EFF3F1'],
] as const;

const [SHADE] = palette('#5B4632');

export type Linen = {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly lean: number;
  readonly seed: number;
};

/** Paints a linen mat: a weave, stripes along two sides, and folds from the cupboard. */
export function paintLinen(surface: Surface, { halfWidth, halfHeight, lean, seed }: Linen): void {
  const [clothHex, stripeHex] = LINENS[seed % LINENS.length] ?? LINENS[0];
  const [cloth, stripe] = [colour(clothHex), colour(stripeHex)];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  paint(surface, WHOLE, (px, py, pixel, index) => {
    const [x, y] = [px * cos + py * sin, py * cos - px * sin];
    const wave = 0.008 * (noise(x * 3, y * 3, seed) - 0.5);
    const distance = roundedBox(x + wave, y + wave, halfWidth, halfHeight, 0.02);
    const amount = clamp(0.5 - distance * surface.scale);
    if (amount <= 0) return;
    fill(pixel, cloth);
    const fromSide = halfWidth - Math.abs(x);
    tint(pixel, stripe, 0.85 * smooth(0.012, 0.006, Math.abs(fromSide - 0.1)));
    tint(pixel, stripe, 0.85 * smooth(0.028, 0.022, Math.abs(fromSide - 0.16)));
    const weave = 0.5 * (noise(x * 90, y * 14, seed + 1) + noise(x * 14, y * 90, seed + 2));
    tint(pixel, SHADE, 0.2 * smooth(0.5, 0.2, weave));
    tint(pixel, stripe, 0.3 * smooth(0.5, 0.8, weave));
    // The seam.
    tint(pixel, SHADE, 0.25 * smooth(0.006, 0.002, Math.abs(distance + 0.035)));
    const fold = Math.min(Math.abs(x - 0.02), Math.abs(y));
    const relief = 0.02 + 0.008 * smooth(0.02, 0, fold) + 0.012 * noise(x * 2.6, y * 2.6, seed + 3) + 0.003 * weave;
    pixel.gloss = 0.05;
    add(surface, index, pixel, amount, relief * smooth(0.004, -0.03, distance));
  });
}
