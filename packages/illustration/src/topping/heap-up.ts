import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { blur } from '../painter/blur.ts';
import { TURN } from '../painter/numbers.ts';
import { pressDown } from '../painter/press-down.ts';
import { stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import { heapArt } from './cold-art.ts';
import type { ToppingArt } from './topping-art.ts';

export type Heap = {
  readonly x: number;
  readonly y: number;
  /** No piece reaches farther from its middle. */
  readonly radius: number;
  /** How often pieces cover its ground: 1 hides it just about, 2 lies in two layers. */
  readonly layers: number;
  /** Of a piece, compared with a bread's toppings. */
  readonly scale: number;
  readonly seed: number;
  /** How high it may be, in dish units. */
  readonly height: number;
};

/** The angle between neighbours in a sunflower: no two spots lie on one ray. */
const GOLDEN_ANGLE = 2.399_963;
/** After so many pieces the next ones lie on them, no longer on what was below. */
const PIECES_FOR_A_LAYER = 7;

/** Heaps pieces that overlap, kinds in turn, the outer ones first so that the heap has a top. */
export function heapUp(surface: Surface, kinds: readonly Topping[], heap: Heap): void {
  const random = seededRandom(heap.seed);
  const arts = kinds.map(heapArt);
  const spots = arts.flatMap((art) => spotsFor(art, heap, arts.length, random));
  const outerFirst = spots.toSorted((one, other) => other.away - one.away);
  for (const [index, { art, angle, away, radius }] of outerFirst.entries()) {
    if (index % PIECES_FOR_A_LAYER === 0) surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
    const place = { x: heap.x + Math.cos(angle) * away, y: heap.y + Math.sin(angle) * away };
    stamp(
      surface,
      art.piece(seededRandom(Math.trunc(random() * 1e9)), 0, index),
      { ...place, radius, rotation: random() * TURN },
      { ink: art.ink, bevel: art.bevel ?? 0, lift: 0.012, follow: 0.01 },
    );
  }
  pressDown(surface, heap);
}

type Spot = { readonly art: ToppingArt; readonly angle: number; readonly away: number; readonly radius: number };

/** A sunflower of places for one kind: even, but never a grid. */
function spotsFor(art: ToppingArt, heap: Heap, kinds: number, random: RandomNumber): readonly Spot[] {
  const isTiny = art.layer === 'tiny';
  const full = Math.min(art.radius * heap.scale * (isTiny ? 1.3 : 1), heap.radius * 0.8);
  const share = full * full * (art.footprint ?? 1);
  // What stands up hides more than it covers.
  const layers = heap.layers * (art.layer === 'raised' ? 0.6 : 1);
  const count = Math.min(isTiny ? 26 : 40, Math.max(2, Math.round((layers * heap.radius ** 2) / share / kinds)));
  const start = random() * TURN;
  return Array.from({ length: count }, (_, index) => {
    const radius = full * (0.9 + 0.2 * random());
    return {
      art,
      radius,
      angle: start + index * GOLDEN_ANGLE + (random() - 0.5) * 0.5,
      away: Math.sqrt((index + 0.4) / count) * Math.max(0, heap.radius - radius * (art.reach ?? 0.85)),
    };
  });
}
