import type { BreadShape } from '@ofenpost/core/catalogue/illustration';
import type { RandomNumber } from '@ofenpost/core/random/seeded-random';
import { at, clamp, lerp, smooth, TURN } from '../painter/numbers.ts';

/** Radii for angles all around, clockwise from the left, the first one again at the end. */
type RadiusTable = Float32Array;

/** The edge of a bread and where its crust begins, seen from the middle. */
export type Outline = {
  readonly middle: { readonly x: number; readonly y: number };
  readonly outer: RadiusTable;
  readonly inner: RadiusTable;
};

const STEPS = 2048;

/** Returns the radius of a table in a direction (radians from -π to π). */
export function radiusAt(table: RadiusTable, angle: number): number {
  const place = clamp((angle + Math.PI) / TURN) * STEPS;
  const step = Math.min(STEPS - 1, Math.trunc(place));
  return lerp(at(table, step), at(table, step + 1), place - step);
}

type Wave = { readonly frequency: number; readonly depth: number; readonly phase: number };

/** Several waves around a bread: no two breads have the same edge, and none is a circle. */
const waves = (last: number, depth: number, random: RandomNumber): readonly Wave[] =>
  Array.from({ length: last - 1 }, (_, index) => {
    const frequency = index + 2;
    return { frequency, depth: (depth * (0.5 + random())) / frequency ** 0.85, phase: random() * TURN };
  });

const sumOf = (all: readonly Wave[], angle: number): number =>
  all.reduce((sum, { frequency, depth, phase }) => sum + depth * Math.cos(frequency * angle + phase), 0);

/** Distance of the edge from the middle in a direction. */
type Radius = (angle: number) => number;

/** A long shape, leaning by `rotation`; `amount` 0 is a circle. */
const stretched =
  (radius: number, amount: number, rotation: number): Radius =>
  (angle) =>
    radius * (1 + amount * Math.cos(2 * (angle - rotation)));

/** Degrees from the top and radii of the right half of a heart. */
const HEART = [
  [0, 0.5],
  [14, 0.7],
  [34, 0.93],
  [60, 0.94],
  [92, 0.84],
  [125, 0.75],
  [150, 0.77],
  [168, 0.87],
  [180, 0.95],
] as const;

const heart: Radius = (angle) => {
  const fromTop = (((angle + Math.PI / 2) * 180) / Math.PI + 720) % 360;
  const degrees = fromTop > 180 ? 360 - fromTop : fromTop;
  const next = Math.max(
    1,
    HEART.findIndex(([key]) => key >= degrees),
  );
  const [fromKey, fromRadius] = HEART[next - 1] ?? HEART[0];
  const [toKey, toRadius] = HEART[next] ?? HEART[8];
  const part = (degrees - fromKey) / (toKey - fromKey);
  return fromRadius + (toRadius - fromRadius) * part * part * (3 - 2 * part);
};

/** A disc folded over: round below, nearly straight above, with soft corners. */
const halfMoon: Radius = (angle) => {
  const y = Math.sin(angle);
  const arc = -0.28 * y + Math.sqrt((0.28 * y) ** 2 - 0.28 ** 2 + 0.95 ** 2);
  const fold = y < 0 ? 0.47 / -y : Infinity;
  return (arc ** -7 + fold ** -7) ** (-1 / 7);
};

/** The middles and the radius of a bear's ears, seen from the middle of its head. */
export const EARS = { x: 0.5, y: -0.56, radius: 0.26 } as const;

const head = (angle: number): number => 1 / Math.hypot(Math.cos(angle) / 0.76, Math.sin(angle) / 0.71);

/** A head with ears: the ray from the middle leaves the ear further out than the head. */
const bear: Radius = (angle) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = Math.abs(cos) * EARS.x + sin * EARS.y;
  const inside = EARS.radius ** 2 - (EARS.x ** 2 + EARS.y ** 2 - along * along);
  const ear = along > 0 && inside > 0 ? along + Math.sqrt(inside) : 0;
  return Math.max(head(angle), ear);
};

const CRUST = 0.148;

/** How far the edges of a bread wander, and how wide its crust is. */
const wobble: Record<BreadShape, { readonly depth: number; readonly crust: number; readonly y: number }> = {
  round: { depth: 0.017, crust: CRUST, y: 0 },
  oval: { depth: 0.015, crust: CRUST * 0.92, y: 0 },
  folded: { depth: 0.006, crust: CRUST * 0.8, y: -0.12 },
  heart: { depth: 0.008, crust: CRUST * 0.85, y: 0 },
  bear: { depth: 0.006, crust: CRUST * 0.85, y: 0.12 },
};

/** The outline of one bread: the same seed, the same edge. */
export function breadOutline(shape: BreadShape, random: RandomNumber): Outline {
  const rotation = random() * TURN;
  const squash = 0.01 + random() * 0.03;
  const { depth, crust, y } = wobble[shape];
  const edge = waves(9, depth, random);
  const crumb = waves(14, 0.017, random);
  const radii: Record<BreadShape, Radius> = {
    round: stretched(0.885, squash, rotation),
    oval: stretched(0.78, 0.15, -0.5 + squash * 8),
    folded: halfMoon,
    heart,
    bear,
  };
  const radius = radii[shape];
  let outer: Float32Array = new Float32Array(STEPS + 1);
  const inner = new Float32Array(STEPS + 1);
  const angles = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * TURN - Math.PI);
  for (const [step, angle] of angles.entries()) outer[step] = radius(angle) + sumOf(edge, angle);
  if (shape === 'heart') outer = rounded(rounded(outer, 34), 34);
  for (const [step, angle] of angles.entries()) {
    const full = shape === 'bear' ? head(angle) : at(outer, step);
    // Where the edge runs obliquely to the ray, the same crust is longer on the ray.
    const before = shape === 'bear' ? head(angle - 0.02) : at(outer, Math.max(0, step - 6));
    const oblique = Math.min(2, Math.hypot(1, (full - before) / 0.02 / full));
    inner[step] = full - (crust + sumOf(crumb, angle) * (crust / CRUST)) * oblique;
  }
  return { middle: { x: 0, y }, outer, inner };
}

/** The upper layer of a folded bread: it reaches the fold above, and leaves the filling free below. */
export function flapOutline({ middle, outer }: Outline): Outline {
  const flap = outer.map((radius, step) => {
    const down = Math.sin((step / STEPS) * TURN - Math.PI);
    return radius * lerp(1, 0.6, smooth(0, 1.1, down));
  });
  return { middle, outer: flap, inner: flap.map((radius) => radius - 0.07) };
}

/** Takes the corners off a closed table: a dough has none. */
function rounded(table: Float32Array, reach: number): Float32Array {
  const around = (step: number) => at(table, (step + STEPS) % STEPS);
  return table.map((_, step) => {
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset++) sum += around(step + offset);
    return sum / (2 * reach + 1);
  });
}
