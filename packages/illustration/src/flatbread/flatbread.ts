import type { BreadShape, Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { blur } from '../painter/blur.ts';
import { hashText, seeded } from '../painter/random.ts';
import type { Surface } from '../painter/surface.ts';
import { type Kind, type Piece, placeToppings, pullInside, type Side } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import { toppingArt } from '../topping/toppings.ts';
import { bearFace, stampBearFace } from './bear-face.ts';
import { type Baking, bakingAt, type Flour, paintDough } from './dough.ts';
import { cutInHalves, driedHerbs, dustWithSugar, oilBeads, sesameSeeds } from './finish.ts';
import { meltCheese } from './melted-cheese.ts';
import { breadOutline, flapOutline, type Outline, radiusAt } from './outline.ts';
import { sauceLook, type SauceLook, spreadSauce } from './sauces.ts';

export type Flatbread = Extract<Illustration, { kind: 'flatbread' }>;

export type Dough = { readonly flour: Flour; readonly hasSesame?: boolean };

export type FlatbreadOptions = {
  readonly seed: string;
  /** 0 is raw, 1 is out of the oven. */
  readonly bake: number;
  readonly dough: Dough;
  /** For pictures of at most 128 pixels: fewer and larger pieces. */
  readonly isSmall: boolean;
};

/** What lies on one half, or on the whole bread. */
type Part = { readonly side: Side; readonly toppings: readonly Topping[] };

/** Paints a bread: dough, sauce, cheese, toppings, and what comes last. */
export function paintFlatbread(surface: Surface, flatbread: Flatbread, options: FlatbreadOptions): void {
  const { shape = 'round', sauce, halves } = flatbread;
  const { bake, dough, isSmall } = options;
  const seed = hashText(options.seed) & 0xf_ff_ff;
  const random = seeded(seed);
  const outline = breadOutline(shape, random);
  const baking = bakingAt(bake);
  const parts = partsOf(flatbread);
  const depths = paintDough(surface, outline, { flour: dough.flour, baking, seed });
  const look = sauce === 'none' ? null : sauceLook[sauce];
  if (look !== null) spreadSauce(surface, look, { depths, side: 0, toast: baking.toast, seed });
  for (const part of parts) layCheese(surface, part, { outline, depths, baking, look, seed, parts });
  // A wide blur: toppings bridge the dips between cheese bubbles.
  surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
  const pieces = parts.flatMap((part) => placePart(part, { shape, outline, seed, isSmall, bake: baking.toast }));
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
  if (dough.hasSesame === true) sesameSeeds(surface, { outline, seed });
  if (halves !== undefined && shape !== 'folded') cutInHalves(surface, seed);
  if (look?.isSweet === true) dustWithSugar(surface, seed, 0.7 * baking.toast);
}

function partsOf({ toppings, halves }: Flatbread): readonly Part[] {
  if (halves === undefined) return [{ side: 0, toppings: [...new Set(toppings)] }];
  return [
    { side: -1, toppings: [...new Set([...toppings, ...halves.left])] },
    { side: 1, toppings: [...new Set([...toppings, ...halves.right])] },
  ];
}

type CheeseOptions = {
  readonly outline: Outline;
  readonly depths: Float32Array;
  readonly baking: Baking;
  readonly look: SauceLook | null;
  readonly seed: number;
  readonly parts: readonly Part[];
};

function layCheese(surface: Surface, { side, toppings }: Part, { outline, parts, look, ...rest }: CheeseOptions): void {
  if (!toppings.includes('mozzarella')) return;
  meltCheese(surface, {
    ...rest,
    side,
    sauce: look,
    // Where basil lies, mozzarella is torn by hand, as in Naples; elsewhere it is grated.
    cut: parts.some((part) => part.toppings.includes('basil')) ? 'torn' : 'grated',
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

function placePart({ side, toppings }: Part, { shape, outline, seed, isSmall, bake }: PlaceOptions): readonly Piece[] {
  const kinds = toppings
    .filter((topping) => topping !== 'mozzarella')
    .map((topping): Kind => ({ topping, art: toppingArt[topping] }));
  // Under the upper layer of a folded bread there is room for half as much.
  const area = areaOf(outline) * (shape === 'folded' ? 0.5 : 1);
  const pieces = placeToppings(kinds, seeded(seed + 510 + side), {
    reach: (angle) => radiusAt(outline.inner, angle) - (isSmall ? 0.03 : 0.02),
    area: side === 0 ? area : area * 0.44,
    side,
    scale: isSmall ? 1.3 : 1,
    bake,
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
