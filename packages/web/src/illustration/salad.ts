import type { Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { defineToppings, drawPiece, drawToppings } from './draw-toppings.ts';
import { pile } from './pile.ts';
import { densityFor, placeToppings } from './place-toppings.ts';
import { seeded } from './random.ts';
import { relax } from './relax.ts';
import { drawCrockery } from './tableware.ts';
import { toppingArt } from './toppings/toppings.ts';

type Salad = Extract<Illustration, { kind: 'salad' }>;

const LEAVES: readonly Topping[] = ['lettuce', 'radicchio', 'lambsLettuce', 'spinach', 'rocket'];
const BED: readonly Topping[] = ['lettuce'];

/** A bowl from above: leaves heaped to the rim, the rest spread over them. */
export function drawSalad({ ingredients }: Salad, seed: string, id: string): string {
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
