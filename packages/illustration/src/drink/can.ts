import { paintBody } from '../glassware/body.ts';
import { profile } from '../glassware/profile.ts';
import { fill, palette, tint } from '../painter/colour.ts';
import { ellipse, tube } from '../painter/distance.ts';
import { smooth } from '../painter/numbers.ts';
import type { Surface } from '../painter/surface.ts';
import { dew } from './dew.ts';
import { type Label, paintPrint } from './label.ts';

const [STEEL, STEEL_LIGHT, STEEL_DARK] = palette('#C6CCCA', '#F4F6F4', '#7D8684');

const outline = profile(
  [-0.84, 0.41],
  [-0.81, 0.425],
  [-0.78, 0.41],
  [-0.66, 0.495],
  [-0.6, 0.5],
  [0.74, 0.5],
  [0.8, 0.49],
  [0.88, 0.41],
);

/** A can: printed sheet metal, with its lid seen from above. */
export function paintCan(
  surface: Surface,
  print: Omit<Label, 'top' | 'bottom'>,
  { seed, isSmall }: { seed: number; isSmall: boolean },
): void {
  const label: Label = { ...print, top: -0.66, bottom: 0.79 };
  paintBody(surface, { outline, tilt: 0.15, isOpen: true }, (spot, pixel) => {
    const { x, y, side, ring, width } = spot;
    pixel.height = 0.55 * width * tube(side);
    if (ring > label.top && ring < label.bottom) {
      paintPrint(pixel, label, spot);
      if (!isSmall) pixel.height += dew(pixel, spot, seed);
      return 1;
    }
    fill(pixel, STEEL);
    pixel.gloss = 1;
    tint(pixel, STEEL_DARK, 0.6 * smooth(0.55, 1, Math.abs(side)));
    tint(pixel, STEEL_LIGHT, smooth(0.3, 0.05, Math.abs(side + 0.5)));
    if (ring < outline.top) {
      const lid = ellipse(x, y, 0, outline.top, 0.37, 0.37 * 0.14);
      tint(pixel, STEEL_DARK, 0.75 * smooth(0.012, 0, Math.abs(lid)) + 0.3 * smooth(0, -0.01, lid));
      const tab = ellipse(x, y, 0.02, outline.top + 0.012, 0.15, 0.022);
      tint(pixel, STEEL_LIGHT, smooth(0.004, -0.004, tab));
      pixel.height = 0.05;
    } else {
      tint(pixel, STEEL_LIGHT, 0.8 * smooth(0.02, 0.006, Math.abs(ring - outline.top - 0.02)));
      tint(pixel, STEEL_DARK, 0.7 * smooth(0.02, 0.005, Math.abs(ring - outline.top - 0.06)));
    }
    return 1;
  });
}
