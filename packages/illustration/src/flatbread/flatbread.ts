import type { BreadShape, DoughLook, Flatbread, Topping } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { hashText } from '../hash-text.ts';
import { blur } from '../painter/blur.ts';
import type { Surface } from '../painter/surface.ts';
import { type Kind, type Piece, placeToppings, pullInside, type Side } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import { ownerOf, toppingArt } from '../topping/toppings.ts';
import { bearFace, stampBearFace } from './bear-face.ts';
import { type Baking, bakingAt, paintDough } from './dough.ts';
import { cutInHalves, driedHerbs, dustWithSugar, oilBeads, sesameSeeds } from './finish.ts';
import { type CheeseCut, meltCheese } from './melted-cheese.ts';
import { breadOutline, flapOutline, type Outline, radiusAt } from './outline.ts';
import { sauceLook, type SauceLook, spreadSauce } from './sauces.ts';

export type FlatbreadOptions = {
  readonly seed: string;
  /** 0 is raw, 1 is out of the oven. */
  readonly bake: number;
  /** For pictures of at most 128 pixels: fewer and larger pieces. */
  readonly isSmall: boolean;
};

/** What lies on one half, or on the whole bread. */
type Part = { readonly side: Side; readonly toppings: readonly Topping[] };

const WHEAT: DoughLook = { flour: 'wheat', hasSesame: false };

/** Paints a bread: dough, sauce, cheese, toppings, and what comes last. */
export function paintFlatbread(surface: Surface, flatbread: Flatbread, options: FlatbreadOptions): void {
  paintBase(surface, flatbread, options);
  layToppings(surface, flatbread, options);
}

/** What both steps know of a bread. */
function planOf(flatbread: Flatbread, { seed: name, bake }: FlatbreadOptions) {
  const { shape = 'round', sauce, dough = WHEAT } = flatbread;
  const seed = hashText(name) & 0xf_ff_ff;
  return {
    shape,
    dough,
    seed,
    outline: breadOutline(shape, seededRandom(seed)),
    baking: bakingAt(bake),
    parts: partsOf(flatbread),
    look: sauce === 'none' ? null : sauceLook[sauce],
  };
}

/** The first step: dough, sauce and cheese. */
export function paintBase(surface: Surface, flatbread: Flatbread, options: FlatbreadOptions): void {
  const { outline, dough, baking, seed, look, parts } = planOf(flatbread, options);
  const depths = paintDough(surface, outline, { flour: dough.flour, baking, seed });
  if (look !== null) spreadSauce(surface, look, { depths, side: 0, toast: baking.toast, seed });
  // Where basil lies, mozzarella is torn by hand, as in Naples; elsewhere, and where it lay before the basil, it is grated.
  const hasBasil = !isOwn(flatbread) && parts.some(({ toppings }) => toppings.includes('basil'));
  const cut = hasBasil ? 'torn' : 'grated';
  for (const part of parts) layCheese(surface, part, { outline, depths, baking, look, seed, cut });
  // A wide blur: toppings bridge the dips between cheese bubbles.
  surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
}

/** The second step: what lies on the base. */
export function layToppings(surface: Surface, flatbread: Flatbread, options: FlatbreadOptions): void {
  const { shape, outline, dough, baking, seed, look, parts } = planOf(flatbread, options);
  const { isSmall, bake } = options;
  const place = isOwn(flatbread) ? placeEach : placeTogether;
  const pieces = parts.flatMap((part) => place(part, { shape, outline, seed, isSmall, bake: baking.toast }));
  const isBaked = ({ art }: Piece) => art.layer !== 'fresh';
  const lying = { melt: baking.melt, seed, isSmall, middle: outline.middle };
  stampPieces(surface, pieces.filter(isBaked), lying);
  if (look?.isSweet !== true) {
    if (bake > 0.3) oilBeads(surface, { outline, seed }, { count: 16, toast: baking.toast });
    driedHerbs(surface, { outline, seed }, 46);
  }
  stampPieces(
    surface,
    pieces.filter((piece) => !isBaked(piece)),
    lying,
  );
  if (shape === 'bear') stampBearFace(surface, outline, bearFace(), baking.toast);
  if (shape === 'folded') {
    paintDough(surface, flapOutline(outline), { flour: dough.flour, baking, seed: seed + 5, swelling: 0.19 });
  }
  if (dough.hasSesame) sesameSeeds(surface, { outline, seed });
  if (flatbread.halves !== undefined && shape !== 'folded') cutInHalves(surface, seed);
  if (look?.isSweet === true) dustWithSugar(surface, seed, 0.7 * baking.toast);
}

const isOwn = ({ dough }: Flatbread): boolean => dough !== undefined;

function partsOf(flatbread: Flatbread): readonly Part[] {
  const { toppings, halves } = flatbread;
  const part = (side: Side, ...lists: (readonly Topping[])[]): Part => ({ side, toppings: [...new Set(lists.flat())] });
  if (halves === undefined) return [part(0, toppings)];
  const { left, right } = halves;
  // The cut goes through what lies on the whole bread, as it lies, or else that lies on both sides of the cut.
  return isOwn(flatbread)
    ? [part(0, toppings), part(-1, left), part(1, right)]
    : [part(-1, toppings, left), part(1, toppings, right)];
}

type CheeseOptions = {
  readonly outline: Outline;
  readonly depths: Float32Array;
  readonly baking: Baking;
  readonly look: SauceLook | null;
  readonly seed: number;
  readonly cut: CheeseCut;
};

function layCheese(surface: Surface, { side, toppings }: Part, { outline, look, ...rest }: CheeseOptions): void {
  if (!toppings.includes('mozzarella')) return;
  meltCheese(surface, {
    ...rest,
    side,
    sauce: look,
    owner: ownerOf('mozzarella'),
    middleY: outline.middle.y,
    reach: (angle) => radiusAt(outline.inner, angle) * 0.98,
  });
}

type PlaceOptions = {
  readonly shape: BreadShape;
  readonly outline: Outline;
  readonly seed: number;
  readonly isSmall: boolean;
  readonly bake: number;
};

/** As on a menu: all kinds make room for each other. */
function placeTogether({ side, toppings }: Part, options: PlaceOptions): readonly Piece[] {
  return placeKinds(kindsOf(toppings), side, options, { seed: 510 + side });
}

/** Each kind by itself: it lies where it lies, whatever else comes or goes, and on a half as on the whole. */
function placeEach({ side, toppings }: Part, options: PlaceOptions): readonly Piece[] {
  return kindsOf(toppings).flatMap((kind) => {
    const own = { seed: 510 + 7 * ownerOf(kind.topping), fullness: OWN_FULLNESS };
    if (side === 0 || kind.art.isCentred === true) return placeKinds([kind], side, options, own);
    const pieces = placeKinds([kind], 0, options, own)
      .filter(({ x }) => side * x > 0)
      .map((piece) => ({ ...piece, side }));
    for (const piece of pieces) pullInside(piece, (angle) => radiusAt(options.outline.inner, angle));
    return pieces;
  });
}

const kindsOf = (toppings: readonly Topping[]): readonly Kind[] =>
  toppings
    .filter((topping) => topping !== 'mozzarella')
    .map((topping): Kind => ({ topping, art: toppingArt[topping] }));

/** On an own bread there is as much of each kind as on one that has two or three. */
const OWN_FULLNESS = 0.62;

type KindOptions = { readonly seed: number; readonly fullness?: number };

function placeKinds(
  kinds: readonly Kind[],
  side: Side,
  { shape, outline, seed, isSmall, bake }: PlaceOptions,
  { seed: own, ...rest }: KindOptions,
): readonly Piece[] {
  // Under the upper layer of a folded bread there is room for half as much.
  const area = areaOf(outline) * (shape === 'folded' ? 0.5 : 1);
  const pieces = placeToppings(kinds, seededRandom(seed + own), {
    reach: (angle) => radiusAt(outline.inner, angle) - (isSmall ? 0.03 : 0.02),
    area: side === 0 ? area : area * 0.44,
    side,
    scale: isSmall ? 1.3 : 1,
    bake,
    ...rest,
    others: shape === 'bear' ? bearFace() : [],
  });
  if (shape === 'folded') for (const piece of pieces) moveBelowFlap(piece);
  for (const piece of pieces) pullInside(piece, (angle) => radiusAt(outline.inner, angle));
  return pieces;
}

/** Where the upper layer of a folded bread leaves room: in the lower half, near the rim. */
function moveBelowFlap(piece: Piece): void {
  piece.y = Math.abs(piece.y);
  const away = Math.max(0.01, Math.hypot(piece.x, piece.y));
  const farther = (0.45 + 0.5 * away) / away;
  piece.x *= farther;
  piece.y *= farther;
}

/** How much the topped part of a bread has room for: the mean of its squared radii. */
function areaOf({ inner }: Outline): number {
  return (inner.reduce((sum, radius) => sum + radius * radius, 0) / inner.length) * 1.22;
}
