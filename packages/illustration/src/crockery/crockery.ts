import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { add, around, paint, type Surface } from '../painter/surface.ts';

/** Stoneware from above: cream glaze with fine specks, and a line by hand along the rim. */
const [GLAZE, SPECK, LINE, DEPTH] = palette('#FBF4E6', '#D8C7A8', '#B9502B', '#C9B48E');

export type Crockery = {
  /** Of its outer edge, in dish units: 0.92 nearly fills the picture. */
  readonly radius: number;
  readonly x?: number;
  readonly y?: number;
  /** `bowl` has a steep wall and a deep floor, `plate` a wide flat rim. */
  readonly form: 'plate' | 'bowl';
};

/** Paints a plate or a bowl. */
export function paintCrockery(surface: Surface, { radius, x: middleX = 0, y: middleY = 0, form }: Crockery): void {
  const isBowl = form === 'bowl';
  paint(surface, around(middleX, middleY, radius + 0.02), (px, py, pixel, index) => {
    const [x, y] = [px - middleX, py - middleY];
    const away = Math.hypot(x, y);
    const amount = clamp(0.5 + (radius - away) * surface.scale);
    if (amount <= 0) return;
    const share = away / radius;
    fill(pixel, GLAZE);
    if (noise(x * 60, y * 60, 3) > 0.86) tint(pixel, SPECK, 0.35);
    if (isBowl) tint(pixel, DEPTH, smooth(0.9, 0.75, share) * 0.6);
    tint(pixel, LINE, smooth(0.014, 0.006, Math.abs(share - 0.955)) * 0.9);
    pixel.gloss = isBowl ? 0.75 : 0.6;
    const height = isBowl
      ? 0.16 * smooth(0.78, 0.94, share) - 0.05 * smooth(0.96, 1, share)
      : 0.05 + 0.06 * smooth(0.6, 0.98, share) - 0.03 * smooth(0.97, 1, share);
    add(surface, index, pixel, amount, height);
  });
}
