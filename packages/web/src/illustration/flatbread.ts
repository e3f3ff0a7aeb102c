import type { BreadShape, Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { outlineOf, SPREAD, type Outline, drawBread, drawDivide, type Bread } from './bread.ts';
import { defineToppings, drawToppings, type Piece } from './draw-toppings.ts';
import { type Half, type Portion, densityFor, placeToppings, relax } from './place-toppings.ts';
import { line } from './shape.ts';
import { toppingArt } from './toppings/toppings.ts';

type Flatbread = Extract<Illustration, { kind: 'flatbread' }>;

const FACE: readonly Piece[] = [
  { topping: 'mozzarella', x: 0, y: 36, turn: 0, scale: 1.8, shape: 0 },
  { topping: 'olive', x: -38, y: -20, turn: 0, scale: 1.5, shape: 0 },
  { topping: 'olive', x: 38, y: -20, turn: 0, scale: 1.5, shape: 0 },
  { topping: 'cherryTomato', x: -68, y: 24, turn: 20, scale: 1, shape: 0 },
  { topping: 'cherryTomato', x: 68, y: 24, turn: -20, scale: 1, shape: 0 },
  { topping: 'olive', x: 0, y: 22, turn: 0, scale: 1.2, shape: 0 },
];
const SMILE = 'M-17 42C-13 54-3 54 0 44C3 54 13 54 17 42';

/** Returns the area for toppings on a bread of this shape. */
export function toppedOutline(shape: BreadShape): Outline {
  const outline = outlineOf(shape);
  const part = shape === 'folded' ? 0.8 : SPREAD;
  return (angle) => outline(angle) * part;
}

export function drawFlatbread(flatbread: Flatbread, seed: string, id: string): string {
  const { shape = 'round', sauce, halves } = flatbread;
  if (shape === 'bear') return drawBear(flatbread, seed, id);
  const topped = drawTopped({ shape, sauce }, spreadOn(shape, flatbread, seed), seed, id);
  return `<g transform="translate(0-5)">${topped}${halves === undefined ? '' : drawDivide(shape)}</g>`;
}

function drawBear({ sauce, toppings }: Flatbread, seed: string, id: string): string {
  const face = FACE.map((piece) => ({ ...piece, half: 'left' as const }));
  const portions = [...new Set(toppings)].map((topping) => ({ topping, half: 'whole' as const }));
  const beside = placeToppings(portions, seed, { outline: toppedOutline('bear'), density: 0.7 }, face);
  const pieces = [...beside.filter(({ half, x, y }) => half === 'whole' && Math.hypot(x, y - 36) > 48), ...FACE];
  const bear = drawTopped({ shape: 'bear', sauce }, pieces, seed, id) + line(SMILE, '#6B2A14', 4);
  return `<g transform="translate(0 26)scale(.96)">${bear}</g>`;
}

function drawTopped(bread: Bread, pieces: readonly Piece[], seed: string, id: string): string {
  return drawBread(bread, seed, id) + defineToppings(pieces, seed, id) + drawToppings(pieces, id);
}

const on = (half: Half, toppings: readonly Topping[] = []): readonly Portion[] =>
  [...new Set(toppings)].map((topping) => ({ topping, half }));

function spreadOn(shape: BreadShape, { toppings, halves }: Flatbread, seed: string): readonly Piece[] {
  const coverage = shape === 'round' ? 0.66 : shape === 'folded' ? 0.12 : 0.5;
  // Large pieces come first: small ones find room between them.
  const portions = [...on('whole', toppings), ...on('left', halves?.left), ...on('right', halves?.right)].toSorted(
    (one, other) => toppingArt[other.topping].radius - toppingArt[one.topping].radius,
  );
  const fuller = halves === undefined ? [] : halves.left.length > halves.right.length ? halves.left : halves.right;
  const surface = { outline: toppedOutline(shape), density: densityFor([...toppings, ...fuller], coverage) };
  return relax(placeToppings(portions, seed, surface), surface);
}
