import { at, clamp, lerp } from '../painter/numbers.ts';

/** The outline of a body of revolution: how wide it is at each height. In dish units, y grows downwards. */
export type Profile = {
  readonly top: number;
  readonly bottom: number;
  /** Half of its width; above and below it goes on as wide as it ends. */
  readonly widthAt: (y: number) => number;
};

type Point = readonly [y: number, halfWidth: number];

const STEPS = 400;

/** A soft line through points, top first, that never swings beyond them. */
export function profile(...points: readonly [Point, Point, ...Point[]]): Profile {
  const [top] = points[0];
  const [bottom] = points.at(-1) ?? points[0];
  const tangents = tangentsOf(points);
  const table = new Float32Array(STEPS + 1);
  for (let step = 0; step <= STEPS; step++) table[step] = widthOf(points, tangents, lerp(top, bottom, step / STEPS));
  return {
    top,
    bottom,
    widthAt: (y) => {
      const step = clamp((y - top) / (bottom - top)) * STEPS;
      const before = Math.min(STEPS - 1, Math.floor(step));
      return lerp(at(table, before), at(table, before + 1), step - before);
    },
  };
}

/** Slopes in the points, flat where the line turns back: Fritsch and Carlson's harmonic mean. */
function tangentsOf(points: readonly Point[]): readonly number[] {
  const slopes = points.slice(1).map(([y, width], index) => {
    const [fromY, fromWidth] = points[index] ?? [0, 0];
    return (width - fromWidth) / (y - fromY);
  });
  return points.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[index] ?? 0;
    const after = slopes[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

function widthOf(points: readonly Point[], tangents: readonly number[], y: number): number {
  // Rounding may put the last step below the last point.
  const found = points.findIndex(([end], index) => index > 0 && end >= y);
  const next = found === -1 ? points.length - 1 : found;
  const [fromY, from] = points[next - 1] ?? [0, 0];
  const [toY, to] = points[next] ?? [1, 0];
  const span = toY - fromY;
  const t = clamp((y - fromY) / span);
  const [square, cube] = [t * t, t * t * t];
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + t) * span * at(tangents, next - 1) +
    (3 * square - 2 * cube) * to +
    (cube - square) * span * at(tangents, next)
  );
}
