import { lay } from '../glassware/body.ts';
import { palette, type Pixel, tint } from '../painter/colour.ts';
import { clamp } from '../painter/numbers.ts';
import { type Area, paint, type Surface } from '../painter/surface.ts';

export type CutBlock = {
  /** The distance to the outline of its top, in dish units. */
  readonly outline: (x: number, y: number) => number;
  /** Holds the top. */
  readonly area: Area;
  /** How far down its cut sides are seen. */
  readonly depth: number;
  readonly height: number;
  /** Paints the top; adds to `pixel.height` in dish units. */
  readonly paintTop: (pixel: Pixel, x: number, y: number, distance: number) => void;
  /** Paints a cut side: `down` goes from 0 at its upper edge to 1 on the plate. */
  readonly paintSide: (pixel: Pixel, x: number, down: number) => void;
};

const SHADE = palette('#3A1D0C')[0];
const STEPS = 32;

/** A piece of cake, seen from above and a little from the front, so that its layers show. */
export function paintCutBlock(surface: Surface, block: CutBlock): void {
  const { outline, area, depth, height, paintTop, paintSide } = block;
  const below = { ...area, bottom: area.bottom + depth };
  paint(surface, below, (x, y, pixel, index) => {
    const distance = outline(x, y);
    const top = clamp(0.5 - distance * surface.scale);
    if (top < 1) {
      const [nearest, down] = sideAt(block, x, y);
      const amount = clamp(0.5 - nearest * surface.scale);
      if (amount > 0) {
        pixel.height = height * (1 - 0.92 * down);
        paintSide(pixel, x, down);
        // A side that faces right lies in the shade.
        const edgeY = y - down * depth;
        const facing = (outline(x + 0.01, edgeY) - outline(x - 0.01, edgeY)) / 0.02;
        tint(pixel, SHADE, 0.1 + 0.24 * clamp(facing));
        lay(surface, index, pixel, amount);
      }
    }
    if (top <= 0) return;
    pixel.height = height;
    paintTop(pixel, x, y, distance);
    lay(surface, index, pixel, top);
  });
}

/** How near the pixel is to a cut side, and how far down that. */
function sideAt({ outline, depth }: CutBlock, x: number, y: number): readonly [nearest: number, down: number] {
  let before = outline(x, y);
  if (before > depth + 0.05) return [before, 1];
  let nearest = 9;
  let down = 1;
  for (let step = 1; step <= STEPS; step++) {
    const distance = outline(x, y - (depth * step) / STEPS);
    if (distance <= 0 && down === 1) down = (step - 1 + clamp(before / (before - distance))) / STEPS;
    nearest = Math.min(nearest, distance);
    before = distance;
  }
  return [nearest, down];
}
