import type { DessertDish, Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { drawAffogato, drawGelato, drawSorbet } from './dessert-glass.ts';
import { drawBrownie, drawCannoli, drawCheesecake, drawPannaCotta, drawTiramisu } from './dessert-plate.ts';
import { defineToppings, drawToppings, type Piece } from './draw-toppings.ts';
import { flavourColours, type FlavourColours } from './flavour.ts';
import { seeded, type Random } from './random.ts';
import { toppingArt } from './toppings/toppings.ts';

type Dessert = Extract<Illustration, { kind: 'dessert' }>;

export type Sweet = {
  readonly first: FlavourColours;
  readonly flavours: readonly FlavourColours[];
  readonly random: Random;
  readonly id: string;
};

type Dish = {
  readonly draw: (sweet: Sweet) => string;
  /** The places of toppings: x, y and size, the best place first. */
  readonly places: readonly (readonly [number, number, number])[];
};

const BESIDE = [
  [-102, 92, 1.2],
  [104, 94, 1.2],
  [-78, 110, 1.1],
  [80, 112, 1.1],
] as const;

const dishes: Record<DessertDish, Dish> = {
  tiramisu: { draw: drawTiramisu, places: [[-6, -54, 1.3], ...BESIDE] },
  pannaCotta: { draw: drawPannaCotta, places: [[0, -62, 1.5], ...BESIDE, [-22, -54, 1.2], [22, -54, 1.2]] },
  gelato: {
    draw: drawGelato,
    places: [
      [-18, -96, 1.2],
      [30, -92, 1.1],
      [0, -104, 1.1],
    ],
  },
  sorbet: {
    draw: drawSorbet,
    places: [
      [30, -122, 1.3],
      [-30, -100, 1.1],
    ],
  },
  brownie: { draw: drawBrownie, places: [[14, -82, 1.3], ...BESIDE] },
  cheesecake: { draw: drawCheesecake, places: [[22, -46, 1.4], [-12, -34, 1.3], [56, -34, 1.2], ...BESIDE] },
  cannoli: { draw: drawCannoli, places: [[-90, 44, 1], [62, -2, 1], ...BESIDE] },
  affogato: {
    draw: drawAffogato,
    places: [
      [16, -66, 1.2],
      [96, 118, 1.3],
      [-96, 122, 1.2],
    ],
  },
};

export function drawDessert({ dish, flavours, toppings }: Dessert, seed: string, id: string): string {
  const colours = flavours.map((flavour) => flavourColours[flavour]);
  const { draw, places } = dishes[dish];
  const pieces = garnish(toppings, places);
  const sweet = {
    first: colours[0] ?? flavourColours.vanilla,
    flavours: colours,
    random: seeded(`${seed} dessert`),
    id,
  };
  return draw(sweet) + defineToppings(pieces, seed, id) + drawToppings(pieces, id);
}

function garnish(toppings: readonly Topping[], places: Dish['places']): readonly Piece[] {
  return places.slice(0, 1 + toppings.length * 2).flatMap(([x, y, scale], index): readonly Piece[] => {
    const topping = toppings[index % Math.max(1, toppings.length)];
    if (topping === undefined) return [];
    return [
      { topping, x, y, scale, turn: [0, 20, -25, 15, -10][index % 5] ?? 0, shape: index % toppingArt[topping].shapes },
    ];
  });
}
