import type { Catalogue } from './catalogue.ts';
import type { OptionGroup, Product } from './product.ts';

export const ROCKET_ID = '00000000-0000-4000-8000-0000000000b1';
export const BURRATA_ID = '00000000-0000-4000-8000-0000000000b2';
/** Switched off. */
export const TRUFFLE_ID = '00000000-0000-4000-8000-0000000000b3';
export const NORMAL_ID = '00000000-0000-4000-8000-0000000000c1';
export const LARGE_ID = '00000000-0000-4000-8000-0000000000c2';

/** Up to three, one of them free. */
export const EXTRAS: OptionGroup = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Extras',
  min: 0,
  max: 3,
  included: 1,
  options: [
    { id: ROCKET_ID, name: 'Rucola', price: 150, allergens: [], available: true, soldOutUntil: null },
    { id: BURRATA_ID, name: 'Burrata', price: 450, allergens: ['milk'], available: true, soldOutUntil: null },
    { id: TRUFFLE_ID, name: 'Trüffel', price: 600, allergens: [], available: false, soldOutUntil: null },
  ],
};

/** Exactly one is to be chosen. */
export const SIZE: OptionGroup = {
  id: '00000000-0000-4000-8000-0000000000a2',
  name: 'Grösse',
  min: 1,
  max: 1,
  included: 0,
  options: [
    { id: NORMAL_ID, name: 'normal', price: 0, allergens: [], available: true, soldOutUntil: null },
    { id: LARGE_ID, name: 'gross', price: 500, allergens: [], available: true, soldOutUntil: null },
  ],
};

/** CHF 18.50, with extras. */
export const MARGHERITA: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  productGroupId: '00000000-0000-4000-8000-0000000000f1',
  name: 'Margherita',
  description: 'Tomaten, Mozzarella, Basilikum',
  price: 1850,
  vatClass: 'food',
  available: true,
  soldOutUntil: null,
  availabilitySchedule: null,
  allergens: ['gluten', 'milk'],
  origins: [],
  tags: ['vegetarian'],
  favourite: true,
  ovenBreads: 1,
  illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
  photo: null,
  optionGroups: [EXTRAS],
};

/** CHF 6.00, alcohol. */
export const LAGER: Product = {
  ...MARGHERITA,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Lager',
  description: '33 cl',
  price: 600,
  vatClass: 'alcohol',
  allergens: ['gluten'],
  tags: [],
  favourite: false,
  ovenBreads: 0,
  illustration: { kind: 'drink', vessel: 'beerBottle', liquid: 'lager' },
  optionGroups: [],
};

/** CHF 14.00, in a size that must be chosen. */
export const SALAD: Product = {
  ...MARGHERITA,
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Gemischter Salat',
  description: 'Mit Hausdressing',
  price: 1400,
  allergens: ['mustard'],
  favourite: false,
  ovenBreads: 0,
  illustration: { kind: 'salad', ingredients: ['lettuce', 'carrot'] },
  optionGroups: [SIZE],
};

export const CATALOGUE: Catalogue = {
  productGroups: [
    {
      id: '00000000-0000-4000-8000-0000000000f1',
      name: 'Karte',
      description: '',
      products: [MARGHERITA, LAGER, SALAD],
    },
  ],
};
