import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import { type Colour, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { at, clamp, smooth } from '../painter/numbers.ts';
import { blend, paint, type Surface, WHOLE } from '../painter/surface.ts';

export type SauceLook = {
  readonly base: Colour;
  readonly lit: Colour;
  readonly dark: Colour;
  readonly gloss: number;
  /** Chopped things in it. */
  readonly specks?: { readonly colours: readonly [Colour, Colour]; readonly share: number; readonly size: number };
  /** How deep the spoon has left its track. */
  readonly swirl?: number;
  /** How it browns: cream gets spots. */
  readonly spots?: boolean;
  /** Oil that comes out of it in the oven. */
  readonly isOily?: boolean;
  /** Sweet breads get sugar instead of oil and herbs. */
  readonly isSweet?: boolean;
};

const look = (
  hexes: readonly [string, string, string],
  gloss: number,
  more: Omit<SauceLook, 'base' | 'lit' | 'dark' | 'gloss'> = {},
): SauceLook => {
  const [base, lit, dark] = palette(...hexes);
  return { base, lit, dark, gloss, ...more };
};

const specks = (hexes: readonly [string, string], share: number, size: number) => ({
  colours: palette(...hexes),
  share,
  size,
});

/** How each sauce looks on a bread, in a bowl and in a soup plate. */
export const sauceLook: Record<Exclude<Sauce, 'none'>, SauceLook> = {
  tomato: look(['#BE2B18', '#E0502E', '#7E160B'], 0.55, { isOily: true }),
  cream: look(['#FAEBC8', '#FFF6DF', '#DDAA62'], 0.45, { spots: true }),
  pesto: look(['#71882F', '#A3B052', '#45571C'], 0.75, {
    specks: specks(['#38511C', '#E4D79A'], 0.6, 16),
    isOily: true,
  }),
  pumpkin: look(['#DB7D1E', '#F5A540', '#A9500F'], 0.5, {
    swirl: 0.4,
    specks: specks(['#8F3E0C', '#FFD08A'], 0.8, 20),
  }),
  hummus: look(['#E3C588', '#F5E2B4', '#B98A4A'], 0.35, { swirl: 1, specks: specks(['#B23E1C', '#C9A055'], 0.72, 22) }),
  beetroot: look(['#A62C66', '#CC5A92', '#6A153F'], 0.55, { swirl: 0.5 }),
  barbecue: look(['#7A2E15', '#A04A20', '#471509'], 0.85, { specks: specks(['#2F0D05', '#B4642C'], 0.78, 20) }),
  mascarpone: look(['#FBF1DC', '#FFFBF0', '#E5CD9E'], 0.4, { swirl: 0.8, isSweet: true }),
  chocolate: look(['#4E2A18', '#75452A', '#2E160B'], 0.85, { swirl: 0.5, isSweet: true }),
  berry: look(['#A51A45', '#D14A70', '#5E0A24'], 0.9, {
    specks: specks(['#4C0720', '#F2A6B8'], 0.66, 15),
    isSweet: true,
  }),
};

/** Colours a point of a sauce and gives it its small relief, in dish units. */
export function sauceAt(pixel: Pixel, x: number, y: number, sauce: SauceLook, seed: number): void {
  const { base, lit, dark, gloss, swirl = 0 } = sauce;
  const grain = fractal(x * 9, y * 9, seed + 31);
  fill(pixel, base);
  tint(pixel, lit, smooth(0.4, 0.75, grain) * 0.85);
  tint(pixel, dark, 0.3 * smooth(0.45, 0.2, grain));
  pixel.height = 0.014 * grain;
  pixel.gloss = gloss;
  if (swirl > 0) {
    // The track of a spoon: rings that lose their way.
    const ring = Math.sin(Math.hypot(x, y) * 34 + 2 * Math.atan2(y, x) + 5 * noise(x * 2.2, y * 2.2, seed + 36));
    tint(pixel, lit, swirl * 0.5 * smooth(0.1, 1, ring));
    tint(pixel, dark, swirl * 0.35 * smooth(-0.2, -1, ring));
    pixel.height += swirl * 0.012 * ring;
  }
  if (sauce.specks === undefined) return;
  const { colours, share, size } = sauce.specks;
  const speck = cells(x * size + 0.6 * grain, y * size, seed + 37);
  if (cell.random < share) return;
  const amount = smooth(0.34, 0.2, speck);
  tint(pixel, cell.random > share + (1 - share) * 0.3 ? colours[0] : colours[1], amount * 0.9);
  pixel.height += 0.006 * amount;
}

const [RED_OIL] = palette('#EE9A3A');

/** Spreads the sauce inside the crust, with a ragged edge that is darker where it reduced. `side` is -1 or 1 for a half. */
export function spreadSauce(
  surface: Surface,
  sauce: SauceLook,
  { depths, side, toast, seed }: { depths: Float32Array; side: -1 | 0 | 1; toast: number; seed: number },
): void {
  paint(surface, WHOLE, (x, y, pixel, index) => {
    if (at(surface.cover, index) <= 0 || side * x < 0) return;
    const depth = at(depths, index) + 0.012 - 0.05 * (fractal(x * 7, y * 7, seed + 30) - 0.35);
    const amount = clamp(0.5 + depth * surface.scale * 0.8);
    if (depth < -0.02 || amount <= 0) return;
    sauceAt(pixel, x, y, sauce, seed);
    tint(pixel, sauce.dark, smooth(0.05, 0, depth) * (0.3 + 0.5 * toast));
    if (sauce.spots === true) {
      tint(pixel, sauce.dark, toast * 0.6 * smooth(0.55, 0.8, noise(x * 4.4, y * 4.4, seed + 34)));
    }
    if (sauce.isOily === true) tint(pixel, RED_OIL, toast * 0.22 * smooth(0.5, 0.75, noise(x * 5, y * 5, seed + 33)));
    pixel.gloss *= 0.5 + 0.5 * toast;
    blend(
      surface,
      index,
      pixel,
      amount,
      at(surface.height, index) * 0.85 + 0.01 * smooth(0, 0.05, depth) + pixel.height,
    );
  });
}
