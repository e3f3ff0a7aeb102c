import * as z from 'zod/mini';

const WRONG = 'Bitte prüfe das Bild.';

/** Everything that can lie on a bread, in a salad, on a board or at the foot of a glass. */
export const topping = z.enum(
  [
    // cheese
    'mozzarella',
    'burrata',
    'goatCheese',
    'gorgonzola',
    'parmesan',
    'feta',
    'ricotta',
    'raclette',
    // vegetables
    'tomato',
    'cherryTomato',
    'driedTomato',
    'olive',
    'greenOlive',
    'mushroom',
    'truffle',
    'redOnion',
    'springOnion',
    'garlic',
    'pepper',
    'chili',
    'jalapeno',
    'artichoke',
    'aubergine',
    'zucchini',
    'pumpkin',
    'potato',
    'corn',
    'caper',
    'asparagus',
    'broccoli',
    'beetroot',
    'carrot',
    'cucumber',
    'radish',
    'avocado',
    // leaves and herbs
    'basil',
    'rocket',
    'spinach',
    'sage',
    'rosemary',
    'mint',
    'lettuce',
    'radicchio',
    'lambsLettuce',
    // meat, fish, egg, tofu
    'salami',
    'spicySalami',
    'ham',
    'curedHam',
    'bacon',
    'chicken',
    'meatball',
    'anchovy',
    'tuna',
    'shrimp',
    'salmon',
    'egg',
    'tofu',
    // fruit
    'fig',
    'pear',
    'apple',
    'pineapple',
    'banana',
    'raspberry',
    'strawberry',
    'blueberry',
    'lemon',
    'orange',
    'pomegranate',
    // nuts and sweets
    'walnut',
    'pineNut',
    'pistachio',
    'almond',
    'chocolate',
    'marshmallow',
    'amaretti',
    'crouton',
  ],
  WRONG,
);
export type Topping = z.infer<typeof topping>;

/** What is spread on a bread, or fills a soup bowl or a dip. `none` is bare, oiled dough. */
export const sauce = z.enum(
  ['tomato', 'cream', 'pesto', 'pumpkin', 'hummus', 'beetroot', 'barbecue', 'mascarpone', 'chocolate', 'berry', 'none'],
  WRONG,
);
export type Sauce = z.infer<typeof sauce>;

export const breadShape = z.enum(['round', 'oval', 'folded', 'heart', 'bear'], WRONG);
export type BreadShape = z.infer<typeof breadShape>;

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
