import type { Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { sauceColours } from './bread.ts';
import { drawDessert } from './dessert.ts';
import { defineToppings, drawToppings, drawPiece } from './draw-toppings.ts';
import { drawDrink } from './drink.ts';
import { drawFlatbread } from './flatbread.ts';
import { pile } from './pile.ts';
import { densityFor, placeToppings, relax } from './place-toppings.ts';
import { seeded, hash } from './random.ts';
import { line } from './shape.ts';
import { drawStarter } from './starter.ts';
import { drawRamekin, drawCrockery, drawTableSetting } from './tableware.ts';
import { toppingArt } from './toppings/toppings.ts';

type Dip = Extract<Illustration, { kind: 'dip' }>;

/** A small dish with a swirl, and a little of what is in it on top. */
function drawDip({ sauce, toppings }: Dip, seed: string, id: string): string {
  const { edge, middle, gloss } = sauceColours[sauce];
  const pieces = pile(toppings, seed, 30, Math.min(5, toppings.length * 3), 1.1);
  return (
    drawRamekin(0, -3, 112, [edge, middle, gloss]) +
    line('M-58 16C-44 52 36 54 52 10C62-30 2-54-26-26C-44-4-14 26 12 12C28 2 18-18 4-14', edge, 5, 0.55) +
    line('M-60 12C-46 48 34 50 50 6C60-34 0-58-28-30', gloss, 4, 0.7) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}

type Salad = Extract<Illustration, { kind: 'salad' }>;

const LEAVES: readonly Topping[] = ['lettuce', 'radicchio', 'lambsLettuce', 'spinach', 'rocket'];
const BED: readonly Topping[] = ['lettuce'];

/** A bowl from above: leaves heaped to the rim, the rest spread over them. */
function drawSalad({ ingredients }: Salad, seed: string, id: string): string {
  const leaves = ingredients.filter((kind) => LEAVES.includes(kind));
  const large = leaves.length === 0 || leaves.some((kind) => toppingArt[kind].radius > 30);
  const bed = pile(leaves.length > 0 ? leaves : BED, seed, 97, large ? 17 : 26, large ? 1.1 : 1.5);
  const portions = ingredients
    .filter((kind) => !LEAVES.includes(kind))
    .toSorted((one, other) => toppingArt[other].radius - toppingArt[one].radius)
    .map((topping) => ({ topping, half: 'whole' as const }));
  const surface = {
    outline: () => 106,
    density: densityFor(
      portions.map(({ topping }) => topping),
      0.42,
    ),
  };
  const pieces = relax(placeToppings(portions, seed, surface), surface);
  return (
    `<g transform="translate(0-5)">` +
    drawCrockery(seeded(`${seed} bowl`), id, 146, 'bowl') +
    defineToppings([...bed, ...pieces], seed, id) +
    bed.map((leaf) => drawPiece(leaf, id)).join('') +
    drawToppings(pieces, id) +
    '</g>'
  );
}

/** Returns a complete SVG file; the same illustration and seed (a product's name) always give the same text. */
export function drawIllustration(illustration: Illustration, seed: string): string {
  const id = pictureId(`${seed}${JSON.stringify(illustration)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320">${draw(illustration, seed, id)}</svg>`;
}

/** Returns the prefix of all ids in one picture, so that several can be in one document. */
export function pictureId(text: string): string {
  return `i${hash(text).toString(36).slice(-4)}`;
}

function draw(illustration: Illustration, seed: string, id: string): string {
  switch (illustration.kind) {
    case 'flatbread':
      return drawFlatbread(illustration, seed, id);
    case 'salad':
      return drawSalad(illustration, seed, id);
    case 'starter':
      return drawStarter(illustration, seed, id);
    case 'dip':
      return drawDip(illustration, seed, id);
    case 'dessert':
      return drawDessert(illustration, seed, id);
    case 'drink':
      return drawDrink(illustration, seed, id);
    case 'tableSetting':
      return drawTableSetting(seed, id);
  }
}
