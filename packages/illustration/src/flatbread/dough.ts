import type { Flour } from '@ofenpost/core/catalogue/ingredient';
import { DOUGH, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { bubble, bubbles, cell, cells, fractal, noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, paint, type Surface, WHOLE } from '../painter/surface.ts';
import { type Outline, radiusAt } from './outline.ts';

const flours: Record<Flour, { readonly tone: number; readonly grain: number }> = {
  wheat: { tone: 0, grain: 0 },
  spelt: { tone: 0.08, grain: 0.8 },
  wholegrain: { tone: 0.16, grain: 1.4 },
  glutenFree: { tone: -0.07, grain: 0.2 },
};

/** How far a bread is in the oven; each from 0 to 1. */
export type Baking = { readonly puff: number; readonly melt: number; readonly toast: number };

export const bakingAt = (bake: number): Baking => ({
  puff: 0.35 + 0.65 * smooth(0, 0.7, bake),
  melt: smooth(0.12, 0.75, bake),
  toast: smooth(0.25, 1, bake),
});

export type DoughOptions = {
  readonly flour: Flour;
  readonly baking: Baking;
  readonly seed: number;
  /** How far the middle swells above what lies below: the upper layer of a folded bread. */
  readonly swelling?: number;
};

const [WHITE, BRAN] = palette('#FFF9EC', '#7A4B22');

/** Paints the bare bread. Returns for each pixel how far it lies inside the crust (above 0 on the topped part). */
export function paintDough(
  surface: Surface,
  outline: Outline,
  { flour, baking, seed, swelling = 0 }: DoughOptions,
): Float32Array {
  const depths = new Float32Array(surface.cover.length);
  const { middle, outer, inner } = outline;
  const { tone, grain } = flours[flour];
  paint(surface, WHOLE, (px, py, pixel, index) => {
    const x = px - middle.x;
    const y = py - middle.y;
    const away = Math.sqrt(x * x + y * y);
    if (away > 1.1) return;
    const angle = Math.atan2(y, x);
    const edge = radiusAt(outer, angle);
    const amount = clamp(0.5 + (edge - away) * surface.scale);
    if (amount <= 0) return;
    const crumb = radiusAt(inner, angle);
    depths[index] = crumb - away;
    const across = (away - crumb) / (edge - crumb);
    const hills = fractal(x * 5, y * 5, seed + 10);
    let browning: number;
    if (across > -0.25) {
      browning = 0.06 + tone * 0.5 + crust(pixel, x, y, { across, hills, tone, baking, seed });
    } else {
      pixel.height = 0.012 * hills;
      pixel.gloss = 0.2;
      browning = 0.05 + tone * 0.4 + baking.toast * (0.22 + tone * 0.5 + 0.3 * (hills - 0.4));
    }
    if (swelling > 0) {
      const inward = Math.max(0, 1 - (away / edge) ** 2);
      const blister = Math.min(1, bubbles(x * 4.5, y * 4.5, seed + 27, 0.5, 0.9));
      pixel.height = 0.3 * pixel.height + swelling * (0.3 + Math.sqrt(inward)) + 0.03 * baking.toast * blister;
      browning += baking.toast * (0.5 * blister * hills + 0.16 * smooth(0.4, 0.8, hills)) * smooth(0, 0.3, inward);
    }
    DOUGH(pixel, browning);
    if (grain > 0) {
      const speck = cells(x * 26, y * 26, seed + 40);
      if (cell.random > 0.8) tint(pixel, BRAN, grain * 0.6 * smooth(0.3, 0.12, speck));
    }
    const flourDust = across < -0.2 ? 0 : dust(x, y, seed) * smooth(-0.2, 0.1, across);
    // Flour lies never on char.
    tint(pixel, WHITE, flourDust * smooth(0.72, 0.5, browning) * (0.75 - 0.25 * baking.toast));
    pixel.gloss *= 1 - Math.min(1, flourDust);
    add(surface, index, pixel, amount, pixel.height);
  });
  return depths;
}

type Crust = {
  /** 0 where the crust begins, 1 at the edge. */
  readonly across: number;
  readonly hills: number;
  readonly tone: number;
  readonly baking: Baking;
  readonly seed: number;
};

/** The swollen rim with its blisters: sets height and gloss, returns how brown it is. */
function crust(pixel: Pixel, x: number, y: number, { across, hills, tone, baking, seed }: Crust): number {
  const { puff, toast } = baking;
  const place = clamp((across + 0.25) / 1.25);
  const profile =
    Math.max(0, Math.sin(Math.PI * place ** 1.12)) ** 0.62 * smooth(-0.05, 0.34, place) * smooth(-0.02, 0.1, place);
  const swelling = noise(x * 3.4, y * 3.4, seed + 11);
  const wx = x + 0.05 * (noise(x * 9, y * 9, seed + 14) - 0.5);
  const wy = y + 0.05 * (noise(x * 9 + 5, y * 9, seed + 15) - 0.5);
  const wide = bubbles(wx * 5, wy * 5, seed + 12, 0.62, 0.95);
  const wideTop = bubble.biggest;
  const small = bubbles(wx * 13, wy * 13, seed + 13, 0.36, 0.8);
  const smallTop = bubble.biggest;
  pixel.height =
    0.012 * hills +
    profile * (0.07 + 0.07 * puff * (0.45 + swelling)) +
    toast * profile * (Math.min(1, wide) * 0.055 + Math.min(1, small) * 0.006) +
    profile *
      (0.3 + 0.7 * toast) *
      (0.009 * (fractal(x * 15, y * 15, seed + 18) - 0.5) + 0.0035 * noise(x * 52, y * 52, seed + 19));
  pixel.gloss = 0.12 + 0.22 * toast;
  // Char begins on the tops of bubbles only: the leopard spots of a stone oven.
  const char =
    (smooth(0.16, 0.75, wideTop + 0.7 * (fractal(x * 9, y * 9, seed + 25) - 0.5)) * 0.5 +
      smooth(0.06, 0.45, smallTop + 0.3 * (hills - 0.5)) *
        0.5 *
        smooth(0.22, 0.5, noise(x * 3.1, y * 3.1, seed + 16))) *
    profile;
  const band = smooth(0.35, 0.75, noise(x * 2.4 + 3, y * 2.4, seed + 17));
  return (
    toast *
    (0.15 +
      tone +
      0.2 * profile * (0.5 + band) +
      0.26 * (hills - 0.4) +
      0.12 * (fractal(x * 17, y * 17, seed + 24) - 0.45) +
      0.12 * Math.min(1, wide) +
      char * 0.8 +
      0.3 * smooth(0.72, 1, across) -
      0.08 * smooth(0.35, -0.1, across))
  );
}

/** Flour in patches: a veil and grains. */
function dust(x: number, y: number, seed: number): number {
  const patch = smooth(0.5, 0.85, noise(x * 4 + 3, y * 4, seed + 20));
  if (patch === 0) return 0;
  const veil = smooth(0.35, 0.7, fractal(x * 21 + y * 9, y * 21 - x * 9, seed + 21));
  const grains = smooth(0.36, 0.1, cells(x * 76 + y * 23, y * 76 - x * 23, seed + 22));
  return patch * (0.35 * veil + 0.8 * grains);
}

const [SESAME, SESAME_SHADE] = palette('#FBEBC4', '#DDB878');

/** One grain of sesame. */
export const sesame = (u: number, v: number, pixel: Pixel): void => {
  pixel.distance = Math.hypot(u * 0.9, v * (1.5 + 0.5 * u)) - 0.8;
  if (pixel.distance > 0.2) return;
  fill(pixel, SESAME);
  tint(pixel, SESAME_SHADE, smooth(0, 0.8, v));
  pixel.height = 0.6 * Math.sqrt(Math.max(0, 1 - u * u - 3 * v * v));
  pixel.gloss = 0.3;
};
