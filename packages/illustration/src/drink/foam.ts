import { lay } from '../glassware/body.ts';
import type { Profile } from '../glassware/profile.ts';
import { fill, palette, tint } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { cells, noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { paint, type Surface } from '../painter/surface.ts';
import type { LiquidLook } from './liquids.ts';

const WHITE = palette('#FFFFFF')[0];

type Foam = { readonly outline: Profile; readonly tilt: number; readonly liquid: LiquidLook; readonly seed: number };

/** How far foam rises above the rim. */
const RISE = 0.17;

/** The cap of foam on a beer: it stands above the rim. */
export function paintFoam(surface: Surface, { outline: { top, widthAt }, tilt, liquid, seed }: Foam): void {
  const width = widthAt(top) * 0.985;
  const colour = liquid.head ?? WHITE;
  paint(surface, { left: -width, right: width, top: top - RISE - 0.08, bottom: top + 0.1 }, (x, y, pixel, index) => {
    const side = x / width;
    const front = top + tilt * width * tube(side) - 0.004;
    const grain = noise(x * 9, y * 9, seed);
    const above = top - RISE * tube(side) ** 0.7 - 0.04 * (noise(x * 7, 2, seed) - 0.4);
    const amount = clamp(0.5 + Math.min(front - y, y - above) * surface.scale);
    if (amount <= 0 || Math.abs(side) >= 1) return;
    fill(pixel, colour);
    const holes = smooth(0.32, 0.1, cells(x * 26, y * 26, seed + 3));
    tint(pixel, liquid.middle, 0.2 * holes * grain + 0.14 * smooth(0.7, 1, Math.abs(side)));
    pixel.gloss = 0.3;
    const dome = tube(side) * 0.24;
    pixel.height = dome * Math.sqrt(clamp((y - above) / 0.12)) + 0.03 * grain - 0.008 * holes;
    lay(surface, index, pixel, amount);
  });
}
