import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import type { Pixel } from '../painter/colour.ts';
import { TURN } from '../painter/numbers.ts';
import type { Art } from '../painter/stamp.ts';
import type { ToppingArt } from './topping-art.ts';

/** A piece and where it lies. */
export type Piece = {
  readonly topping: Topping;
  readonly art: ToppingArt;
  readonly draw: Art;
  radius: number;
  readonly rotation: number;
  readonly side: Side;
  x: number;
  y: number;
};

/** The left half, all of it, or the right half. */
export type Side = -1 | 0 | 1;

/** Where pieces may lie, seen from the middle of a bread or plate. */
export type Ground = {
  /** How far from the middle there is room, in a direction (radians from -π to π). */
  readonly reach: (angle: number) => number;
  /** How much there is room for: 0.66 on a whole round bread. */
  readonly area: number;
  readonly side: Side;
  /** Larger pieces for small pictures; there are fewer of them. */
  readonly scale: number;
  readonly bake: number;
  /** How many pieces there are, compared to those on a bread that has nothing else; by default as many as there is room for. */
  readonly fullness?: number;
  /** Pieces that lie there already, and stay. */
  readonly others?: readonly Piece[];
};

export type Kind = { readonly topping: Topping; readonly art: ToppingArt };

const DARTS = 60;

const footprintOf = (art: ToppingArt, radius: number): number => radius * (art.footprint ?? 1);

/** Places toppings: big kinds first, each piece where it has most room of many random places, one kind spread evenly. */
export function placeToppings(kinds: readonly Kind[], random: RandomNumber, ground: Ground): Piece[] {
  const load = kinds.reduce((sum, { art }) => sum + loadOf(art), 0);
  const { fullness = Math.min(1.3, ground.area / Math.max(load, 0.12)) } = ground;
  const placed: Piece[] = [];
  const bySize = kinds.toSorted(
    (a, b) => Number(b.art.isCentred ?? false) - Number(a.art.isCentred ?? false) || b.art.radius - a.art.radius,
  );
  for (const { topping, art } of bySize) {
    const radius = radiusOf(art, ground);
    const count = countOf(art, fullness, ground);
    for (let index = 0; index < count; index++) {
      const all = [...(ground.others ?? []), ...placed];
      const { x, y } =
        art.isCentred === true
          ? middleOf(ground, random)
          : roomiest({ topping, art, radius, count }, all, random, ground);
      const piece = art.piece(seededRandom(Math.trunc(random() * 1e9)), art.layer === 'fresh' ? 1 : ground.bake, index);
      placed.push({
        topping,
        art,
        draw: piece,
        x,
        y,
        side: ground.side,
        radius: radius * (0.92 + random() * 0.16),
        rotation: rotationFor(art, { x, y, radius }, random, ground),
      });
    }
  }
  return placed;
}

function radiusOf(art: ToppingArt, { scale, side }: Ground): number {
  // A whole burrata would not fit on a half, nor a larger one on a small bread.
  if (art.isCentred === true) return art.radius * (side === 0 ? 1 : 0.75);
  return art.radius * (art.layer === 'tiny' ? 1 + (scale - 1) * 1.4 : scale);
}

const loadOf = (art: ToppingArt): number =>
  art.layer === 'tiny' ? 0.15 : art.count * art.radius * art.radius * (art.footprint ?? 1);

function countOf(art: ToppingArt, fullness: number, { side, scale }: Ground): number {
  if (art.isCentred === true) return 1;
  const share = art.layer === 'tiny' ? (side === 0 ? 1 : 0.5) : fullness;
  return Math.max(3, Math.round((art.count * share) / (scale * scale)));
}

function middleOf({ side, reach }: Ground, random: RandomNumber): { x: number; y: number } {
  if (side !== 0) return { x: side * reach(side > 0 ? 0 : Math.PI) * 0.48, y: (random() - 0.5) * 0.2 };
  const angle = random() * TURN - Math.PI;
  const away = Math.sqrt(random()) * 0.1;
  return { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
}

type Wanted = Kind & { readonly radius: number; readonly count: number };

function roomiest(
  wanted: Wanted,
  all: readonly Piece[],
  random: RandomNumber,
  ground: Ground,
): { x: number; y: number } {
  let best = { x: 0, y: 0 };
  let most = -Infinity;
  for (let dart = 0; dart < DARTS; dart++) {
    const angle = random() * TURN - Math.PI;
    const away = Math.sqrt(random()) * ground.reach(angle);
    let x = Math.cos(angle) * away;
    const y = Math.sin(angle) * away;
    if (ground.side !== 0) x = ground.side * Math.max(Math.abs(x), wanted.radius * 0.85 + 0.03);
    const score = roomAt(x, y, wanted, all, ground) + random() * 0.05;
    if (score <= most) continue;
    most = score;
    best = { x, y };
  }
  return best;
}

/** Above 1 where nothing is in the way; below 0 where it would reach over the crust. */
function roomAt(
  x: number,
  y: number,
  { topping, art, radius, count }: Wanted,
  all: readonly Piece[],
  ground: Ground,
): number {
  const away = Math.hypot(x, y);
  const over = away + radius * (art.reach ?? 0.82) - ground.reach(Math.atan2(y, x));
  let room = over > 0 ? -over * 20 : 2 - 0.25 * away;
  const gap = Math.sqrt((ground.area * 2.6) / count) * 0.86;
  const footprint = footprintOf(art, radius);
  for (const other of all) {
    const distance = Math.hypot(other.x - x, other.y - y);
    const between = (distance / (footprintOf(other.art, other.radius) + footprint)) * tolerance(art, other.art);
    room = Math.min(room, Math.min(1.25, between));
    if (other.topping === topping) room = Math.min(room, (distance / gap) * 1.05);
  }
  return room;
}

/** Things may lie on what is in the middle, and crumbs nearly anywhere. */
function tolerance(art: ToppingArt, other: ToppingArt): number {
  if (other.isCentred === true) return 0.85;
  return art.layer === 'tiny' ? 2 : 1;
}

function rotationFor(
  art: ToppingArt,
  { x, y, radius }: { x: number; y: number; radius: number },
  random: RandomNumber,
  { reach }: Ground,
): number {
  if (art.isCentred === true) return random() * 0.6;
  const isNearRim = Math.hypot(x, y) > reach(Math.atan2(y, x)) - radius * 1.25;
  if (art.isLong !== true || !isNearRim) return random() * TURN;
  return Math.atan2(y, x) + Math.PI / 2 + (random() - 0.5) * (art.layer === 'fresh' ? 1.7 : 0.5);
}

/** How far a piece stays from the cut and from the crust. */
const CUT_MARGIN = 0.022;
const CRUST_MARGIN = 0.02;

const probe: Pixel = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, distance: 0 };

/** The middle of a half, from the middle of the bread. */
const HALF_MIDDLE = 0.36;
const PULLS = 12;
/** After so many pulls it does not fit, and becomes smaller. */
const PULLS_AT_FULL_SIZE = 4;

/** Pulls a piece inside the crust, and to its own half, by its real outline. */
export function pullInside(piece: Piece, reach: (angle: number) => number): void {
  let points = outlinePoints(piece);
  const home = piece.side * HALF_MIDDLE;
  for (let pull = 0; pull < PULLS; pull++) {
    let over = 0;
    let crossing = 0;
    for (const [dx, dy] of points) {
      const [x, y] = [piece.x + dx, piece.y + dy];
      over = Math.max(over, Math.hypot(x, y) - reach(Math.atan2(y, x)) + CRUST_MARGIN);
      if (piece.side !== 0) crossing = Math.max(crossing, CUT_MARGIN - piece.side * x);
    }
    if (over <= 0 && crossing <= 0) return;
    piece.x += piece.side * crossing;
    const away = Math.hypot(piece.x - home, piece.y);
    const part = away > 0.01 ? Math.min(1, Math.max(0, over) / away) : 0;
    piece.x += (home - piece.x) * part;
    piece.y -= piece.y * part;
    if (pull < PULLS_AT_FULL_SIZE) continue;
    piece.radius *= 0.93;
    points = points.map(([dx, dy]) => [dx * 0.93, dy * 0.93] as const);
  }
}

/** Points within a piece, from its middle, in dish units. */
function outlinePoints({ draw, radius, rotation }: Piece): readonly (readonly [number, number])[] {
  const cos = Math.cos(rotation) * radius;
  const sin = Math.sin(rotation) * radius;
  const points: [number, number][] = [];
  for (let v = -1.3; v <= 1.31; v += 0.1) {
    for (let u = -1.3; u <= 1.31; u += 0.1) {
      probe.distance = 9;
      draw(u, v, probe);
      if (probe.distance < 0.02) points.push([u * cos - v * sin, u * sin + v * cos]);
    }
  }
  return points;
}
