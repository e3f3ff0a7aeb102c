import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { CHEESE, MILK, type Ramp, tint } from '../painter/colour.ts';
import { bubbles, fractal, noise } from '../painter/noise.ts';
import { at, clamp, lerp, smooth, TURN } from '../painter/numbers.ts';
import { around, blend, paint, type Surface, WHOLE } from '../painter/surface.ts';
import type { Baking } from './dough.ts';
import type { SauceLook } from './sauces.ts';

type Cheese = {
  readonly ramp: Ramp;
  readonly count: number;
  /** Torn pieces instead of shreds. */
  readonly isTorn: boolean;
  readonly browning: number;
  readonly tone: number;
};

const cheeses = {
  grated: { ramp: CHEESE, count: 190, isTorn: false, browning: 1.1, tone: 0 },
  torn: { ramp: MILK, count: 26, isTorn: true, browning: 1.35, tone: 0.04 },
} satisfies Record<string, Cheese>;

export type CheeseCut = keyof typeof cheeses;

export type MeltOptions = {
  readonly cut: CheeseCut;
  readonly side: -1 | 0 | 1;
  /** How far inside the crust each pixel lies. */
  readonly depths: Float32Array;
  /** How far from the middle cheese is strewn in a direction. */
  readonly reach: (angle: number) => number;
  readonly middleY: number;
  readonly baking: Baking;
  readonly sauce: SauceLook | null;
  readonly seed: number;
  /** Of the cheese's pixels. */
  readonly owner: number;
};

/**
 * Cheese that runs together: each shred adds a soft kernel to a field, noise is added, and where the sum passes a threshold
 * there is cheese, with a thick lip and the sauce showing through where it is thin. Its bubbles brown first.
 */
export function meltCheese(surface: Surface, options: MeltOptions): void {
  const { cut, side, depths, baking, sauce, seed } = options;
  const { ramp, isTorn, browning, tone }: Cheese = cheeses[cut];
  const { melt, toast } = baking;
  const field = strewn(surface, options);
  const { owners } = surface;
  paint(surface, WHOLE, (x, y, pixel, index) => {
    const sum = at(field, index);
    if (sum <= 0.05 || (side !== 0 && side * x < -0.004)) return;
    const hills = fractal(x * 5.5, y * 5.5, seed + 50);
    const depth =
      sum + melt * ((isTorn ? 0.5 : 0.75) * (hills - 0.5) + 0.16 * (noise(x * 19, y * 19, seed + 55) - 0.5)) - 0.42;
    const amount = smooth(0, lerp(0.3, 0.12, melt), depth) * smooth(0, 0.06, at(depths, index) + 0.01);
    if (amount <= 0.004) return;
    const bx = x + 0.03 * (noise(x * 14, y * 14, seed + 58) - 0.5);
    const by = y + 0.03 * (noise(x * 14, y * 14 + 9, seed + 59) - 0.5);
    const wide = Math.min(1, bubbles(bx * 7.2, by * 7.2, seed + 51, 0.55, 0.7) * 1.25);
    const small = Math.min(1, bubbles(bx * 18, by * 18, seed + 52, 0.45, 0.75));
    const patch = smooth(0.36, 0.72, noise(x * 2.6 + 4, y * 2.6, seed + 53));
    const thin = smooth(0.4, 0.02, depth);
    const freckles = patch * (0.12 + wide * 0.62 + small * 0.24) * (0.45 + 0.9 * hills) + wide * 0.2 * (0.4 + hills);
    ramp(
      pixel,
      0.1 + tone + toast * ((isTorn ? 0.08 : 0.2) + 0.24 * (hills - 0.4) + thin * 0.12 + browning * freckles),
    );
    if (sauce !== null) tint(pixel, sauce.lit, thin * melt * (isTorn ? 0.34 : 0.26));
    pixel.gloss = 0.25 + 0.7 * melt * (0.35 + 0.65 * noise(x * 4, y * 4, seed + 57));
    const lip = Math.sqrt(clamp(depth / 0.55));
    const rise =
      (isTorn ? 0.045 : 0.03) * lip +
      toast * (0.014 * wide + 0.002 * small) +
      0.006 * (hills - 0.4) +
      melt * 0.03 * (noise(x * 6.5, y * 6.5, seed + 54) - 0.5);
    blend(surface, index, pixel, amount, at(surface.height, index) + rise);
    if (owners !== null && amount > 0.5) owners[index] = options.owner;
    surface.cheese[index] = Math.max(at(surface.cheese, index), amount);
  });
}

/** The field: shreds grow and merge as they melt. */
function strewn(surface: Surface, options: MeltOptions): Float32Array {
  const { cut, side, baking, seed } = options;
  const { count, isTorn } = cheeses[cut];
  const { melt } = baking;
  const field = new Float32Array(surface.cover.length);
  const random = seededRandom(seed + (side > 0 ? 100 : 99));
  const pieces = side === 0 ? count : Math.round(count / 2);
  const strewnAt: [number, number][] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const [x, y] = looseSpot(random, strewnAt, options);
    strewnAt.push([x, y]);
    const angle = random() * TURN;
    const length = isTorn ? 0.02 : 0.045;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const size = isTorn ? (0.7 + random() * 0.7) * lerp(0.075, 0.155, melt) : lerp(0.021, 0.1, melt);
    const weight = isTorn ? 1.1 : lerp(1.4, 0.42, melt);
    paint(surface, around(x, y, length + size), (px, py, _, index) => {
      const [fromX, fromY] = [px - x, py - y];
      const along = Math.max(-1, Math.min(1, (fromX * dx + fromY * dy) / (length * length)));
      const squared = ((fromX - along * dx) ** 2 + (fromY - along * dy) ** 2) / (size * size);
      if (squared < 1) field[index] = at(field, index) + weight * (1 - squared) * (1 - squared);
    });
  }
  return field;
}

/** Of eight random spots the one farthest from the last pieces: strewn by hand, not by dice. */
function looseSpot(
  random: RandomNumber,
  others: readonly (readonly [number, number])[],
  { side, reach, middleY }: MeltOptions,
): [number, number] {
  let best: [number, number] = [0, 0];
  let farthest = -1;
  for (let dart = 0; dart < 8; dart++) {
    const angle = random() * TURN - Math.PI;
    const away = Math.sqrt(random()) * reach(angle);
    const x = Math.cos(angle) * away;
    const y = Math.sin(angle) * away + middleY;
    const spot: [number, number] = [side === 0 ? x : side * (Math.abs(x) + 0.02), y];
    let nearest = 9;
    for (const [otherX, otherY] of others.slice(-60)) {
      nearest = Math.min(nearest, (otherX - spot[0]) ** 2 + (otherY - spot[1]) ** 2);
    }
    if (nearest <= farthest) continue;
    farthest = nearest;
    best = spot;
  }
  return best;
}
