import type { Illustration, Sauce, StarterDish, Topping } from '@ofenpost/core/catalogue/illustration';
import { sauceColours } from './bread.ts';
import { defineToppings, drawPiece, drawToppings, type Piece } from './draw-toppings.ts';
import { pile, ring } from './pile.ts';
import { seeded } from './random.ts';
import { filled, line, oval } from './shape.ts';
import { drawBruschetta, drawFocaccia, drawFries, drawRolls, drawSticks } from './small-bread.ts';
import { drawBoard, drawCrockery } from './tableware.ts';

type Starter = Extract<Illustration, { kind: 'starter' }>;

export type Serving = {
  readonly sauce: Sauce;
  readonly toppings: readonly Topping[];
  readonly seed: string;
  readonly id: string;
};

const dishes: Record<StarterDish, (serving: Serving) => string> = {
  focaccia: drawFocaccia,
  bruschetta: drawBruschetta,
  sticks: drawSticks,
  rolls: drawRolls,
  fries: drawFries,
  bowl: drawBowl,
  soup: drawSoup,
  board: drawBoardOfToppings,
  plate: drawPlate,
};

export function drawStarter({ dish, sauce = 'none', toppings }: Starter, seed: string, id: string): string {
  return dishes[dish]({ sauce, toppings, seed, id });
}

/** A bowl heaped with one or a few kinds: olives, nuts, tomatoes. */
function drawBowl({ toppings, seed, id }: Serving): string {
  const heap = pile(toppings, seed, 84, toppings.length === 0 ? 0 : 34, 1.6);
  return (
    drawCrockery(seeded(`${seed} bowl`), id, 130, 'bowl') +
    filled(oval(0, 0, 110), '#8A7A2E', 0.35) +
    defineToppings(heap, seed, id) +
    heap.map((piece) => drawPiece(piece, id)).join('')
  );
}

function drawSoup({ sauce, toppings, seed, id }: Serving): string {
  const { edge, middle, gloss } = sauceColours[sauce];
  const pieces = pile(toppings, seed, 44, Math.min(9, toppings.length * 4), 1.1);
  return (
    drawCrockery(seeded(`${seed} bowl`), id, 144, 'bowl') +
    filled(oval(0, 2, 121), edge) +
    filled(oval(-1, 0, 113), middle) +
    filled('M-92-34C-70-84 10-100 52-72C10-82-60-66-92-34Z', gloss, 0.8) +
    line('M-70 22C-60 74 44 84 74 22C88-34 20-76-30-50C-66-26-46 28-2 36C32 40 46 6 26-14', '#FFF8E8', 5, 0.85) +
    defineToppings(pieces, seed, id) +
    drawToppings(pieces, id)
  );
}

/** Slices leaning on each other round a plate, herbs and grains strewn over them. */
function drawPlate({ toppings, seed, id }: Serving): string {
  const strewn = toppings.filter((kind) => STREWN.has(kind));
  const laid = toppings.filter((kind) => !STREWN.has(kind));
  const slices = [...ring(laid, 14, 76, 30), ...ring(laid, 6, 32, 28)];
  const over = pile(strewn, seed, 84, strewn.length === 0 ? 0 : 9, 1.1);
  return (
    drawCrockery(seeded(`${seed} plate`), id, 148, 'plate') +
    defineToppings([...slices, ...over], seed, id) +
    slices.map((slice) => drawPiece(slice, id)).join('') +
    drawToppings(over, id)
  );
}

const STREWN: ReadonlySet<Topping> = new Set([
  'basil',
  'rocket',
  'sage',
  'rosemary',
  'mint',
  'parmesan',
  'caper',
  'pineNut',
  'pistachio',
  'walnut',
  'almond',
  'springOnion',
  'pomegranate',
  'olive',
  'greenOlive',
  'chili',
  'garlic',
  'truffle',
  'crouton',
]);

/** A board for an aperitif, with a small heap of every kind. */
function drawBoardOfToppings({ toppings, seed, id }: Serving): string {
  const heaps = toppings.flatMap((kind, index): readonly Piece[] => {
    const [columns, rows] = toppings.length <= 4 ? [2, 2] : [3, Math.ceil(toppings.length / 3)];
    const x = ((index % columns) - (columns - 1) / 2) * (230 / columns) - 6;
    const y = (Math.floor(index / columns) - (rows - 1) / 2) * (190 / rows);
    return pile([kind], `${seed} ${kind}`, 30, 6, toppings.length <= 4 ? 1.4 : 1.1).map((piece) => ({
      ...piece,
      x: Math.round(piece.x * 1.1 + x),
      y: Math.round(piece.y * 0.8 + y),
    }));
  });
  return (
    drawBoard(seeded(`${seed} board`), id) +
    defineToppings(heaps, seed, id) +
    heaps.map((piece) => drawPiece(piece, id)).join('')
  );
}
