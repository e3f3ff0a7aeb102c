import { blur } from './blur.ts';
import { at, smooth } from './numbers.ts';
import { around, paint, type Surface } from './surface.ts';

/** A round part of the surface that is pressed as a whole. */
export type Pressed = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How high it may be, in dish units; four fifths of what is above go. */
  readonly height: number;
};

const STRENGTH = 0.8;

/** Presses a heap down as a whole and leaves each piece its relief: a steep heap would be dark on one side. */
export function pressDown(surface: Surface, { x: middleX, y: middleY, radius, height: most }: Pressed): void {
  const { height, width, scale } = surface;
  const heap = blur(height, width, 0.2 * scale);
  paint(surface, around(middleX, middleY, radius), (x, y, _, index) => {
    const inside = smooth(radius, radius * 0.86, Math.hypot(x - middleX, y - middleY));
    const here = at(height, index);
    // What lies beside the heap is not pressed into the table.
    const part = STRENGTH * inside * smooth(0.5 * most, most, here);
    height[index] = here - part * Math.max(0, at(heap, index) - most);
  });
}
