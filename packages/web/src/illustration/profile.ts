import { nums } from './shape.ts';

/** The two control points and the end of a curve on the right side of a symmetrical outline. */
export type Bend = readonly [number, number, number, number, number, number];

/** Returns a closed path of a bottle, glass or cup: the right side from top to bottom, mirrored to the left. */
export function profile(top: readonly [number, number], ...bends: readonly Bend[]): string {
  const right = bends.map((bend) => `C${nums(...bend)}`).join('');
  const starts = [top, ...bends.map(([, , , , x, y]) => [x, y] as const)];
  const left = bends
    .map(([x1, y1, x2, y2], index) => {
      const [x, y] = starts[index] ?? top;
      return `C${nums(-x2, y2, -x1, y1, -x, y)}`;
    })
    .toReversed()
    .join('');
  const [bottomX, bottomY] = starts.at(-1) ?? top;
  return `M${nums(top[0], top[1])}${right}L${nums(-bottomX, bottomY)}${left}Z`;
}

/** A straight side as a bend. */
export function straight(fromX: number, fromY: number, x: number, y: number): Bend {
  return [fromX, fromY, x, y, x, y];
}
