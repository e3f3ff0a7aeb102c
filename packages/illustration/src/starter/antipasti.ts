import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { paintBoard } from '../crockery/board.ts';
import type { Surface } from '../painter/surface.ts';
import { heapArt } from '../topping/cold-art.ts';
import { heapUp } from '../topping/heap-up.ts';
import type { Serving } from './serving.ts';

/** Half of the board's width and height, in dish units. */
const [WIDTH, HEIGHT] = [0.96, 0.82];

/** A board for an aperitif, with a small heap of every kind. */
export function paintAntipasti(surface: Surface, { toppings, seed, isSmall }: Serving): void {
  paintBoard(surface, { halfWidth: WIDTH, halfHeight: HEIGHT, seed });
  // Wide slices first: olives roll against them.
  const kinds = toppings.toSorted((one, other) => heapArt(other).radius - heapArt(one).radius);
  const spots = spotsFor(kinds.length);
  for (const [index, kind] of kinds.entries()) {
    const spot = spots[index];
    if (spot !== undefined) layHeap(surface, kind, { ...spot, seed: seed + index * 17, isSmall });
  }
}

type Spot = { readonly x: number; readonly y: number; readonly radius: number };

/** Rows of heaps, every second one moved by half a heap as far as there is room. */
function spotsFor(count: number): readonly Spot[] {
  const rows = count <= 2 ? 1 : count <= 6 ? 2 : count <= 9 ? 3 : 4;
  const columns = Math.ceil(count / rows);
  const [column, row] = [(2 * WIDTH - 0.18) / columns, (2 * HEIGHT - 0.08) / rows];
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    return {
      x: ((index % columns) - (inLine - 1) / 2) * column,
      y: (line - (rows - 1) / 2) * row,
      radius: Math.min(0.62, Math.min(column, row) * 0.57),
    };
  });
}

function layHeap(
  surface: Surface,
  kind: Topping,
  { x, y, radius, seed, isSmall }: Spot & { readonly seed: number; readonly isSmall: boolean },
): void {
  const { radius: size, footprint = 1 } = heapArt(kind);
  // A heap needs about nine pieces to be one: larger heaps have larger pieces, up to a point.
  const fitting = (radius * 0.48) / (size * Math.sqrt(footprint));
  const scale = Math.min(isSmall ? 1.7 : 1.5, Math.max(0.8, fitting));
  heapUp(surface, [kind], { x, y, radius, layers: 2, scale, height: 0.15, seed });
}
