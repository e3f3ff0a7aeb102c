import type { Sauce } from '@ofenpost/core/catalogue/illustration';
import { type SauceLook, sauceAt, sauceLook } from '../flatbread/sauces.ts';
import { mixed, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { clamp, modulo, smooth, TURN } from '../painter/numbers.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';

const [OIL, OIL_LIT, OIL_DARK] = palette('#D6AC38', '#F0D572', '#A07E20');

/** What is served where no sauce is named: olive oil. */
const oliveOil: SauceLook = { base: OIL, lit: mixed(OIL, OIL_LIT, 0.4), dark: mixed(OIL, OIL_DARK, 0.5), gloss: 1 };

export const pooledSauce = (sauce: Sauce): SauceLook => (sauce === 'none' ? oliveOil : sauceLook[sauce]);

export type Pool = {
  readonly radius: number;
  /** Of its surface, in dish units. */
  readonly level: number;
  readonly look: SauceLook;
  readonly seed: number;
  /** How deep the track of the spoon is, 0 for none. */
  readonly track: number;
  /** How much oil lies in the track, 0 to 1. */
  readonly oil: number;
};

/** From one turn of the spoon to the next, as a share of the radius. */
const PITCH = 0.4;

/** Fills a round dish with sauce, swirled by a spoon. */
export function fillWithSauce(surface: Surface, { radius, level, look, seed, track, oil }: Pool): void {
  // The spoon's own track replaces the rings that a sauce has on a bread.
  const still: SauceLook = { ...look, swirl: 0 };
  const turn = noise(seed * 0.37, 0.5, 3) * TURN;
  paint(surface, around(0, 0, radius + 0.02), (x, y, pixel, index) => {
    const away = Math.hypot(x, y);
    const amount = clamp(0.5 + (radius - away) * surface.scale);
    if (amount <= 0) return;
    const share = away / radius;
    sauceAt(pixel, x, y, still, seed);
    const wander = 0.09 * (noise(x * 4, y * 4, seed + 6) - 0.5);
    const phase = modulo((share + wander) / PITCH - (Math.atan2(y, x) + turn) / TURN, 1);
    const strength = track * smooth(0.04, 0.2, share) * smooth(0.98, 0.82, share);
    const ridge = Math.cos(phase * TURN);
    tint(pixel, look.lit, strength * 0.75 * smooth(0.1, 1, ridge));
    tint(pixel, look.dark, strength * 0.4 * smooth(-0.2, -1, ridge));
    // Oil runs into the groove, wide where it was poured and thin where it ran to.
    const poured = noise(x * 2.6, y * 2.6, seed + 9);
    const film = oil * strength * smooth(0, 0.12, -ridge - 1.14 + 0.55 * poured) * smooth(0.3, 0.42, poured);
    tint(pixel, OIL_DARK, film * 0.32);
    tint(pixel, OIL, film * 0.5);
    tint(pixel, OIL_LIT, film * 0.4 * smooth(0.5, 0.8, poured));
    pixel.gloss = Math.max(pixel.gloss, film);
    // A thick rim where it clings to the wall.
    const cling = smooth(0.9, 1, share);
    tint(pixel, look.dark, cling * 0.35);
    const height =
      level + pixel.height * 0.6 * radius + strength * (0.045 * radius) * ridge * (1 - film) + 0.02 * cling;
    blend(surface, index, pixel, amount, height);
  });
}
