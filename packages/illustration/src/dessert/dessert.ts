import type { DessertDish, Illustration } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { hashText } from '../hash-text.ts';
import { blur } from '../painter/blur.ts';
import type { Surface } from '../painter/surface.ts';
import { type GarnishSpot, stampGarnish } from '../topping/garnish.ts';
import { paintBrownie, paintCheesecake, paintTiramisu } from './cakes.ts';
import { paintCannoli } from './cannoli.ts';
import { paintAffogato, paintGelato, paintSorbet } from './cups.ts';
import { flavourLook } from './flavours.ts';
import { paintPannaCotta } from './panna-cotta.ts';
import type { Sweet } from './sweet.ts';

export type Dessert = Extract<Illustration, { kind: 'dessert' }>;

type Dish = {
  readonly paint: (surface: Surface, sweet: Sweet) => void;
  /** On a plate it is seen from above, in a glass from the front. */
  readonly isOnPlate: boolean;
  /** Where toppings lie, the best place first. */
  readonly spots: readonly (readonly [x: number, y: number, scale: number])[];
};

const BESIDE = [
  [0.62, 0.44, 1.1],
  [-0.6, 0.48, 1.1],
  [0.72, 0.2, 0.9],
  [-0.72, 0.24, 0.9],
] as const;

const dishes: Record<DessertDish, Dish> = {
  tiramisu: {
    paint: paintTiramisu,
    isOnPlate: true,
    spots: [[-0.02, -0.2, 1.7], [0.2, -0.06, 1.4], ...BESIDE],
  },
  pannaCotta: {
    paint: paintPannaCotta,
    isOnPlate: true,
    spots: [
      [-0.04, -0.08, 1.5],
      [0.1, 0.04, 1.3],
      [0.6, 0.4, 1.3],
      [-0.1, 0.07, 1.2],
      [-0.58, 0.44, 1.2],
      [0.66, 0.2, 1.1],
    ],
  },
  gelato: {
    paint: paintGelato,
    isOnPlate: false,
    spots: [
      [-0.14, -0.8, 1.5],
      [-0.44, -0.4, 1.2],
      [0.14, -0.72, 1.2],
      [0.36, -0.38, 1.2],
    ],
  },
  sorbet: {
    paint: paintSorbet,
    isOnPlate: false,
    spots: [
      [0.06, -0.86, 1.4],
      [0.4, -0.3, 1.5],
      [-0.1, -0.8, 1.2],
    ],
  },
  brownie: {
    paint: paintBrownie,
    isOnPlate: true,
    spots: [
      [-0.1, -0.34, 1.3],
      [0.16, -0.1, 1.2],
      [0.36, 0.14, 1.3],
      [-0.36, 0.18, 1.2],
      [0.62, 0.5, 1.1],
      [-0.64, 0.4, 1.1],
    ],
  },
  cheesecake: {
    paint: paintCheesecake,
    isOnPlate: true,
    spots: [
      [0.3, -0.2, 1.8],
      [0.08, -0.02, 1.5],
      [0.34, 0.04, 1.4],
      [-0.24, 0.02, 1.2],
      [-0.5, 0.56, 1.2],
      [0.1, -0.24, 1.2],
    ],
  },
  cannoli: {
    paint: paintCannoli,
    isOnPlate: true,
    spots: [
      [-0.53, 0.46, 0.8],
      [0.5, 0.05, 0.8],
      [0.55, -0.42, 0.8],
      [-0.5, -0.16, 0.8],
      [0.46, 0.58, 1],
      [-0.12, 0.68, 0.9],
    ],
  },
  affogato: {
    paint: paintAffogato,
    isOnPlate: false,
    spots: [
      [-0.14, -0.72, 1.4],
      [0.62, 0.8, 1.3],
      [-0.6, 0.82, 1.2],
    ],
  },
};

export const isUprightDessert = (dish: DessertDish): boolean => !dishes[dish].isOnPlate;

export type DessertOptions = {
  readonly seed: string;
  /** For pictures of at most 128 pixels: less detail. */
  readonly isSmall: boolean;
};

/** Paints a dessert on a plate or in a glass, with its toppings. */
export function paintDessert(surface: Surface, dessert: Dessert, options: DessertOptions): void {
  const { isSmall } = options;
  const seed = hashText(options.seed) & 0xf_ff_ff;
  const [first = flavourLook.vanilla, second, third] = dessert.flavours.map((flavour) => flavourLook[flavour]);
  const { paint, isOnPlate, spots } = dishes[dessert.dish];
  if (isOnPlate) paintCrockery(surface, { radius: 0.92, form: 'plate' });
  paint(surface, { first, second, third, seed, isSmall });
  const ground = blur(surface.height, surface.width, 0.03 * surface.scale);
  // In front of a glass nothing lies in the shade of what looks out of it.
  surface.ground = isOnPlate ? ground : ground.map((height) => Math.max(height, 0.24));
  layToppings(surface, dessert, { spots, seed });
}

function layToppings(
  surface: Surface,
  { toppings }: Dessert,
  { spots, seed }: { readonly spots: Dish['spots']; readonly seed: number },
): void {
  const random = seededRandom(seed + 300);
  const chosen = spots.slice(0, toppings.length === 0 ? 0 : 1 + toppings.length * 2);
  // The best places come last, so that nothing covers them.
  for (const [index, [x, y, scale]] of [...chosen.entries()].toReversed()) {
    const topping = toppings[index % toppings.length];
    const spot: GarnishSpot = { x, y, scale };
    if (topping !== undefined) stampGarnish(surface, topping, spot, { random, index });
  }
}
