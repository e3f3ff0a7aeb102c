import type { Illustration } from './illustration.ts';

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
export const illustrationFor = (illustration: Illustration, kind: Kind): Illustration =>
  illustration.kind === kind ? illustration : ILLUSTRATION_TEMPLATES[kind].drawing;
