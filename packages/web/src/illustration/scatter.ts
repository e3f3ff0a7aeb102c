import type { Outline } from './bread-shape.ts';
import { between, seeded } from './random.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  /** 0 to 1, for what varies between pieces: angle and size. */
  readonly turn: number;
  readonly size: number;
};

export type Scatter = {
  readonly seed: string;
  readonly count: number;
  readonly outline: Outline;
  /** The minimum distance between the outline and the middle of a piece. */
  readonly margin: number;
  readonly half: 'whole' | 'left' | 'right';
  readonly centred: boolean;
};

const CANDIDATES = 24;

/**
 * Places spots evenly: each is the farthest from the earlier ones of some random candidates. A longer list begins with
 * the shorter one. Source: Mitchell, "Spectrally optimal sampling", 1991.
 */
export function scatter({ seed, count, outline, margin, half, centred }: Scatter): readonly Spot[] {
  const random = seeded(seed);
  const spots: Spot[] = [];
  while (spots.length < count) {
    let best: Spot | undefined;
    let bestDistance = -1;
    for (let index = 0; index < CANDIDATES; index++) {
      const angle = between(random, 0, Math.PI * 2);
      const reach = centred && spots.length === 0 ? 14 : Math.max(0, outline(angle) - margin);
      const distance = reach * Math.sqrt(random());
      const x = onHalf(Math.cos(angle) * distance, half, margin);
      const candidate = { x, y: Math.sin(angle) * distance, turn: random(), size: random() };
      const nearest = Math.min(...spots.map((spot) => Math.hypot(spot.x - candidate.x, spot.y - candidate.y)));
      // The outer ring is the longest: a small bonus for it keeps the rim from looking bare.
      const worth = spots.length === 0 ? index : nearest + distance * 0.12;
      if (worth > bestDistance) {
        best = candidate;
        bestDistance = worth;
      }
    }
    if (best) spots.push(best);
  }
  return spots;
}

function onHalf(x: number, half: Scatter['half'], margin: number): number {
  if (half === 'whole') return x;
  const away = Math.max(Math.abs(x), margin);
  return half === 'left' ? -away : away;
}
