import * as z from 'zod/mini';
import { FLOURS, type Sauce, SAUCES, type Topping, TOPPINGS } from './ingredient.ts';

const WRONG = 'Bitte prüfe das Bild.';

export const topping = z.enum(TOPPINGS, WRONG);
export type { Topping };

export const sauce = z.enum(SAUCES, WRONG);
export type { Sauce };

export const breadShape = z.enum(['round', 'oval', 'folded', 'heart', 'bear'], WRONG);
export type BreadShape = z.infer<typeof breadShape>;

/** A dough with or without sesame on its crust. */
export const doughLook = z.object({ flour: z.enum(FLOURS, WRONG), hasSesame: z.boolean() });
export type DoughLook = z.infer<typeof doughLook>;

export const vessel = z.enum(
  [
    'bottle',
    'swingBottle',
    'can',
    'glass',
    'beerBottle',
    'beerGlass',
    'wineBottle',
    'wineGlass',
    'flute',
    'carafe',
    'cup',
  ],
  WRONG,
);
export type Vessel = z.infer<typeof vessel>;

export const liquid = z.enum(
  [
    'water',
    'cola',
    'lemonade',
    'orangeJuice',
    'appleJuice',
    'icedTea',
    'berryJuice',
    'elderflower',
    'lager',
    'wheatBeer',
    'darkBeer',
    'redWine',
    'whiteWine',
    'roseWine',
    'spritz',
    'coffee',
    'cappuccino',
    'tea',
    'hotChocolate',
  ],
  WRONG,
);
export type Liquid = z.infer<typeof liquid>;

export const labelColour = z.enum(['paper', 'ember', 'basil', 'sun', 'sky', 'berry', 'blossom', 'night'], WRONG);
export type LabelColour = z.infer<typeof labelColour>;

export const emblem = z.enum(['mountain', 'sun', 'leaf', 'drop', 'star', 'hop', 'grape', 'flower'], WRONG);
export type Emblem = z.infer<typeof emblem>;

export const flavour = z.enum(
  ['vanilla', 'chocolate', 'strawberry', 'raspberry', 'pistachio', 'lemon', 'hazelnut', 'coffee', 'caramel', 'mango'],
  WRONG,
);
export type Flavour = z.infer<typeof flavour>;

export const dessertDish = z.enum(
  ['tiramisu', 'pannaCotta', 'gelato', 'sorbet', 'brownie', 'cheesecake', 'cannoli', 'affogato'],
  WRONG,
);
export type DessertDish = z.infer<typeof dessertDish>;

export const starterDish = z.enum(
  ['focaccia', 'bruschetta', 'bowl', 'soup', 'board', 'sticks', 'rolls', 'plate', 'fries'],
  WRONG,
);
export type StarterDish = z.infer<typeof starterDish>;

const toppings = z.array(topping, WRONG).check(z.maxLength(14, WRONG));

/** What a product's picture is drawn from. The seed beside it, the product's name, makes each picture different. */
export const illustration = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('flatbread'),
      shape: z.optional(breadShape),
      sauce,
      toppings,
      /** What lies on one half only. */
      halves: z.optional(z.object({ left: toppings, right: toppings })),
      /**
       * Only own flatbreads have it; others are of wheat. On an own one each topping lies where it lies, whatever else is on
       * it, because guests see it while they choose.
       */
      dough: z.optional(doughLook),
    }),
    z.object({ kind: z.literal('salad'), ingredients: toppings }),
    z.object({
      kind: z.literal('starter'),
      dish: starterDish,
      sauce: z.optional(sauce),
      toppings,
    }),
    z.object({
      kind: z.literal('dessert'),
      dish: dessertDish,
      flavours: z.array(flavour, WRONG).check(z.minLength(1, WRONG), z.maxLength(3, WRONG)),
      toppings,
    }),
    z.object({
      kind: z.literal('drink'),
      vessel,
      liquid,
      label: z.optional(labelColour),
      emblem: z.optional(emblem),
      garnish: z.optional(toppings),
    }),
    z.object({ kind: z.literal('dip'), sauce, toppings }),
    /** A table setting, for several dishes. */
    z.object({ kind: z.literal('tableSetting') }),
  ],
  WRONG,
);
export type Illustration = z.infer<typeof illustration>;
export type Flatbread = Extract<Illustration, { kind: 'flatbread' }>;

type Kind = Illustration['kind'];

/** The kinds of product pictures, each with a drawing to start from. */
export const ILLUSTRATION_TEMPLATES: {
  readonly [K in Kind]: { readonly label: string; readonly drawing: Illustration };
} = {
  flatbread: {
    label: 'Fladen',
    drawing: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
  },
  salad: { label: 'Salat', drawing: { kind: 'salad', ingredients: ['lettuce', 'cherryTomato', 'cucumber'] } },
  starter: { label: 'Vorspeise', drawing: { kind: 'starter', dish: 'plate', toppings: ['olive', 'driedTomato'] } },
  dessert: { label: 'Dessert', drawing: { kind: 'dessert', dish: 'gelato', flavours: ['vanilla'], toppings: [] } },
  drink: { label: 'Getränk', drawing: { kind: 'drink', vessel: 'glass', liquid: 'water' } },
  dip: { label: 'Sauce', drawing: { kind: 'dip', sauce: 'tomato', toppings: [] } },
  tableSetting: { label: 'Gedeck', drawing: { kind: 'tableSetting' } },
};

export const ILLUSTRATION_KINDS = Object.keys(ILLUSTRATION_TEMPLATES) as Kind[];

/** The drawing to start from for another kind; a drawing of the same kind does not change. */
export const illustrationFor = (given: Illustration, kind: Kind): Illustration =>
  given.kind === kind ? given : ILLUSTRATION_TEMPLATES[kind].drawing;
