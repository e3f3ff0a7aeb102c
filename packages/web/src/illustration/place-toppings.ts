import type { Topping } from '@ofenpost/core/catalogue/illustration';
import type { Outline } from './bread.ts';
import { between, seeded } from './random.ts';
import { toppingArt } from './toppings/toppings.ts';

type Spot = {
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

export type Half = 'whole' | 'left' | 'right';

export type Portion = {
  readonly topping: Topping;
  readonly half: Half;
};

/** The place of a piece: its middle, angle in degrees, size and shape. */
export type Placement = Portion & {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  readonly shape: number;
};

type Surface = {
  /** The edge of the sauce, not of the crust. */
  readonly outline: Outline;
  /** 1 fits three or four toppings; less leaves room for more. */
  readonly density: number;
};

const ROUND_TRIES = 70;

/**
 * Places every portion on the bread. The preferred place of a piece depends on the seed and its topping alone; it gives
 * way only to pieces placed before it. Pieces in `kept` stay where they are: with the pieces of the other toppings in
 * `kept`, a topping can be added or removed without moving any.
 */
export function placeToppings(
  portions: readonly Portion[],
  seed: string,
  surface: Surface,
  stored: readonly Placement[] = [],
): readonly Placement[] {
  const placed = [...stored];
  for (const portion of portions) {
    if (stored.some((piece) => samePortion(portion, piece))) continue;
    for (const [index, spot] of wishes(portion, seed, surface).entries()) {
      placed.push(settle(portion, spot, index, surface, placed));
    }
  }
  return placed;
}

/** Returns the density with which these toppings fill a bread of about 120 units radius well. */
export function densityFor(toppings: readonly Topping[], coverage: number): number {
  const covered = toppings.reduce(
    (sum, topping) => sum + toppingArt[topping].pieces * toppingArt[topping].radius ** 2,
    0,
  );
  return Math.min(1.7, Math.max(0.4, (coverage * 120 ** 2) / Math.max(1, covered)));
}

function samePortion(one: Portion, other: Portion): boolean {
  return one.topping === other.topping && one.half === other.half;
}

function wishes({ topping, half }: Portion, seed: string, { outline, density }: Surface): readonly Spot[] {
  const art = toppingArt[topping];
  const count = art.centred ? 1 : Math.max(3, Math.round(art.pieces * density * (half === 'whole' ? 1 : 0.5)));
  return scatter({
    seed: `${seed} ${topping}`,
    count,
    outline,
    margin: art.radius,
    half,
    centred: art.centred === true,
  });
}

function settle(
  portion: Portion,
  spot: Spot,
  index: number,
  surface: Surface,
  placed: readonly Placement[],
): Placement {
  const art = toppingArt[portion.topping];
  let best = { x: spot.x, y: spot.y, overlap: Infinity };
  for (let step = 0; step < ROUND_TRIES && best.overlap > 0; step++) {
    const angle = step * 2.399963 + spot.turn * 6.283;
    const x = spot.x + Math.cos(angle) * 9 * Math.sqrt(step);
    const y = spot.y + Math.sin(angle) * 9 * Math.sqrt(step);
    if (!liesInside(x, y, portion, surface.outline)) continue;
    const overlap = placed.reduce((sum, piece) => sum + overlapWith(piece, portion.topping, x, y), 0);
    if (overlap < best.overlap) best = { x, y, overlap };
  }
  return {
    ...portion,
    x: Math.round(best.x),
    y: Math.round(best.y),
    turn: Math.round((spot.turn * 2 - 1) * art.spin),
    scale: spot.size < 0.25 ? 0.9 : spot.size > 0.75 ? 1.1 : 1,
    shape: index % art.shapes,
  };
}

function liesInside(x: number, y: number, { topping, half }: Portion, outline: Outline): boolean {
  const { radius } = toppingArt[topping];
  if (half === 'left' && x > -radius * 0.95) return false;
  if (half === 'right' && x < radius * 0.95) return false;
  return Math.hypot(x, y) + radius <= outline(Math.atan2(y, x)) + 0.5;
}

/** Melted toppings may lie under strewn ones; pieces of one layer stay apart. */
function overlapWith(piece: Placement, topping: Topping, x: number, y: number): number {
  const [one, other] = [toppingArt[piece.topping], toppingArt[topping]];
  const apart = [1, 0.78, 0.6][Math.abs(one.layer - other.layer)] ?? 1;
  return Math.max(0, (one.radius * piece.scale + other.radius) * apart - Math.hypot(piece.x - x, piece.y - y));
}

const ROUNDS = 24;

/** Pushes pieces apart until they cover the surface evenly, for a finished picture to which none is added. */
export function relax(pieces: readonly Placement[], { outline }: Surface): readonly Placement[] {
  let current = pieces;
  for (let round = 0; round < ROUNDS; round++) {
    current = current.map((piece) => pushed(piece, current, outline));
  }
  return current.map((piece) => ({ ...piece, x: Math.round(piece.x), y: Math.round(piece.y) }));
}

function pushed(piece: Placement, all: readonly Placement[], outline: Surface['outline']): Placement {
  const art = toppingArt[piece.topping];
  if (art.centred) return piece;
  let { x, y } = piece;
  for (const other of all) {
    if (other === piece) continue;
    const [dx, dy] = [piece.x - other.x, piece.y - other.y];
    const distance = Math.hypot(dx, dy) || 1;
    const room = (art.radius + toppingArt[other.topping].radius) * (other.topping === piece.topping ? 1.9 : 1.12);
    const push = Math.max(0, room - distance) * (distance < room * 0.6 ? 0.16 : 0.09);
    x += (dx / distance) * push;
    y += (dy / distance) * push;
  }
  if (piece.half === 'left') x = Math.min(x, -art.radius * 0.95);
  if (piece.half === 'right') x = Math.max(x, art.radius * 0.95);
  const angle = Math.atan2(y, x);
  const reach = Math.min(Math.hypot(x, y), Math.max(0, outline(angle) - art.radius));
  return { ...piece, x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
}
