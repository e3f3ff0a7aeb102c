import type { DessertDish, Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { drawBrownie, drawCannoli, drawCheesecake, drawPannaCotta, drawTiramisu } from './dessert-plate.ts';
import { defineToppings, drawToppings, type Piece } from './draw-toppings.ts';
import { between, seeded, type Random } from './random.ts';
import { drawScoop, flavourColours, type FlavourColours } from './scoop.ts';
import { filled, line, oval } from './shape.ts';
import { toppingArt } from './toppings/toppings.ts';
import { profile, straight } from './vessel.ts';

const stand = (width: number) =>
  filled(oval(3, 140, width + 24, 13), '#1E0E04', 0.1) + filled(oval(2, 140, width + 8, 8), '#1E0E04', 0.16);

const glass = (outline: string, rimY: number, rim: number) =>
  filled(outline, '#DCEBE6', 0.2) +
  `<path d="${outline}" fill="none" stroke="#7F9692" stroke-width="2.4" opacity=".75"/>` +
  line(oval(0, rimY, rim, 7), '#8FA5A0', 2.4, 0.8);

/** Up to three scoops in a coupe, with a wafer. */
function drawGelato({ first, flavours, random }: Sweet): string {
  const coupe = profile(
    [92, -18],
    [88, 30, 48, 58, 8, 64],
    straight(8, 64, 7, 112),
    [8, 126, 50, 128, 54, 138],
    straight(54, 138, 50, 141),
  );
  const balls = [flavours[1] ?? first, flavours[2] ?? first, first];
  const places = [
    [-44, -32, 44],
    [44, -32, 44],
    [0, -66, 46],
  ] as const;
  return (
    stand(54) +
    `<g transform="translate(62 -88)rotate(24)">${filled('M-13-62L13-58L15 70L-15 70Z', '#B9732F')}${filled('M-10-58L8-56L10 70L-12 70Z', '#EDBE72')}${line('M-10-40L10-24M-10-18L10-2M-10 4L10 20M8-44L-10-28M10-22L-10-6M10 0L-10 16', '#C4853E', 2)}</g>` +
    places.map(([x, y, radius], index) => drawScoop(random, x, y, radius, balls[index] ?? first)).join('') +
    filled('M-88-14C-60-2 60-2 88-14C84 28 46 54 6 60H-6C-46 54-84 28-88-14Z', (flavours[1] ?? first).middle, 0.55) +
    glass(coupe, -18, 92) +
    line('M-74 0C-68 22-50 38-32 46', '#FFFFFF', 7, 0.7)
  );
}

/** Two scoops in a tall glass with something sparkling. */
function drawSorbet({ first, flavours, random }: Sweet): string {
  const tall = profile([60, -62], [58, 10, 50, 70, 40, 126], [39, 136, 36, 140, 28, 140]);
  const pearls = Array.from({ length: 16 }, () =>
    oval(between(random, -36, 36), between(random, 10, 122), between(random, 1.4, 3)),
  ).join('');
  return (
    stand(40) +
    drawScoop(random, -16, -66, 42, first) +
    drawScoop(random, 18, -92, 42, flavours[1] ?? first) +
    filled(profile([59, -34], [56, 20, 48, 72, 39, 126], [38, 134, 35, 137, 28, 137]), first.light, 0.9) +
    filled(profile([53, 30], [50, 60, 44, 90, 39, 126], [38, 134, 35, 137, 28, 137]), first.middle, 0.55) +
    filled(pearls, '#FFFFFF', 0.85) +
    glass(tall, -62, 60) +
    line('M-46-36C-44 10-40 60-34 108', '#FFFFFF', 7, 0.6)
  );
}

/** Vanilla drowned in an espresso. */
function drawAffogato({ first, random }: Sweet): string {
  const tumbler = profile([78, -28], [76, 40, 70, 90, 60, 126], [58, 136, 54, 140, 44, 140]);
  return (
    stand(62) +
    drawScoop(random, 0, -34, 62, first) +
    filled(profile([73, 34], [72, 64, 66, 96, 57, 124], [55, 132, 52, 136, 44, 136]), '#3F1F0E') +
    filled('M-74 30C-50 44-30 18-6 30S40 46 74 30L73 44C40 58 20 44-6 46S-50 56-73 44Z', '#8A552E') +
    filled('M-72 2C-50 20-30 0-8 14S50 16 72 2L74 32C40 46 20 32-6 34S-50 44-74 32Z', first.middle, 0.9) +
    glass(tumbler, -28, 78) +
    line('M-62 0C-60 40-56 80-50 112', '#FFFFFF', 8, 0.5)
  );
}

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
