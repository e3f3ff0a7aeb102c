import type { Topping } from '../catalogue/illustration.ts';
import type { PizzaCreation, PlacedTopping } from './pizza-creation.ts';
import type { PizzaIngredient, PizzaOffer, PizzaTopping } from './pizza-offer.ts';

const uuid = (list: number, number: number) =>
  `00000000-0000-4000-8000-0000000${list}${String(number).padStart(4, '0')}`;

export const SMALL_ID = uuid(1, 1);
export const LARGE_ID = uuid(1, 2);
export const CLASSIC_ID = uuid(2, 1);
export const SPELT_ID = uuid(2, 2);
export const GLUTEN_FREE_ID = uuid(2, 3);
export const TOMATO_ID = uuid(3, 1);
export const CREAM_ID = uuid(3, 2);
export const NO_SAUCE_ID = uuid(3, 3);
export const MOZZARELLA_ID = uuid(4, 1);
export const NO_CHEESE_ID = uuid(4, 2);
export const GORGONZOLA_ID = uuid(4, 3);

/** The small and the large price. */
const pricesOf = (small: number, large: number) => [
  { sizeId: SMALL_ID, price: small },
  { sizeId: LARGE_ID, price: large },
];

const VEGAN_INGREDIENT: Omit<PizzaIngredient, 'id' | 'urlKey' | 'name'> = {
  available: true,
  soldOutUntil: null,
  prices: pricesOf(0, 0),
  allergens: [],
  originCountry: null,
  tags: ['vegan'],
};

type Details = Partial<PizzaTopping> & Pick<PizzaTopping, 'name'> & { readonly illustration: Topping };

const TOPPINGS: readonly Details[] = [
  { name: 'Basilikum', illustration: 'basil', prices: pricesOf(100, 150) },
  { name: 'Rucola', illustration: 'rocket', prices: pricesOf(151, 201) },
  {
    name: 'Salami',
    illustration: 'salami',
    prices: pricesOf(300, 425),
    originCountry: 'Italien',
    tags: ['spicy'],
  },
  { name: 'Schinken', illustration: 'ham', prices: pricesOf(350, 475), originCountry: 'Schweiz', tags: [] },
  {
    name: 'Sardellen',
    illustration: 'anchovy',
    prices: pricesOf(250, 333),
    allergens: ['fish'],
    originCountry: 'Spanien',
    tags: [],
  },
  { name: 'Ei', illustration: 'egg', prices: pricesOf(200, 200), allergens: ['eggs'], tags: ['vegetarian'] },
  { name: 'Tofu', illustration: 'tofu', prices: pricesOf(300, 400), allergens: ['soy'] },
  /** Switched off. */
  { name: 'Trüffel', illustration: 'truffle', prices: pricesOf(600, 900), available: false },
  /** Sold out until 19:00 in Zurich. */
  {
    name: 'Artischocken',
    illustration: 'artichoke',
    prices: pricesOf(250, 350),
    soldOutUntil: '2026-11-20T18:00:00.000Z',
  },
  { name: 'Oliven', illustration: 'olive' },
  { name: 'Mais', illustration: 'corn', prices: pricesOf(1, 3) },
  { name: 'Zwiebeln', illustration: 'redOnion', prices: pricesOf(99, 120) },
  { name: 'Champignons', illustration: 'mushroom', prices: pricesOf(200, 280) },
  { name: 'Auberginen', illustration: 'aubergine', prices: pricesOf(220, 300) },
  { name: 'Zucchetti', illustration: 'zucchini', prices: pricesOf(220, 300) },
  { name: 'Peperoni', illustration: 'pepper', prices: pricesOf(180, 250) },
];

export const BASIL_ID = uuid(5, 1);
export const ROCKET_TOPPING_ID = uuid(5, 2);
export const SALAMI_ID = uuid(5, 3);
export const HAM_ID = uuid(5, 4);
export const ANCHOVY_ID = uuid(5, 5);
export const EGG_ID = uuid(5, 6);
export const TOFU_ID = uuid(5, 7);
/** Switched off. */
export const TRUFFLE_TOPPING_ID = uuid(5, 8);
/** Sold out until 19:00 in Zurich. */
export const ARTICHOKE_ID = uuid(5, 9);
/** In the order of the offer. */
export const TOPPING_IDS = TOPPINGS.map((_, index) => uuid(5, index + 1));

/** A bare small pizza is CHF 12.00; the large one costs CHF 5.00 more. */
export const PIZZA_OFFER: PizzaOffer = {
  baseProduct: {
    id: uuid(0, 1),
    name: 'Dein Fladen',
    price: 1200,
    vatClass: 'food',
    available: true,
    soldOutUntil: null,
  },
  halfPriceRule: 'half_each',
  sizes: [
    { id: SMALL_ID, urlKey: 'klein', name: '26 cm', price: 0, available: true, soldOutUntil: null },
    { id: LARGE_ID, urlKey: 'gross', name: '32 cm', price: 500, available: true, soldOutUntil: null },
  ],
  doughs: [
    { ...VEGAN_INGREDIENT, id: CLASSIC_ID, urlKey: 'klassisch', name: 'Klassischer Teig', allergens: ['gluten'] },
    {
      ...VEGAN_INGREDIENT,
      id: SPELT_ID,
      urlKey: 'dinkel',
      name: 'Dinkelteig',
      allergens: ['gluten'],
      prices: pricesOf(150, 200),
    },
    {
      ...VEGAN_INGREDIENT,
      id: GLUTEN_FREE_ID,
      urlKey: 'glutenfrei',
      name: 'Glutenfreier Teig',
      prices: pricesOf(300, 400),
    },
  ],
  sauces: [
    { ...VEGAN_INGREDIENT, id: TOMATO_ID, urlKey: 'tomate', name: 'Tomatensauce', illustration: 'tomato' },
    {
      ...VEGAN_INGREDIENT,
      id: CREAM_ID,
      urlKey: 'rahm',
      name: 'Crème fraîche',
      illustration: 'cream',
      allergens: ['milk'],
      tags: ['vegetarian'],
      prices: pricesOf(50, 75),
    },
    { ...VEGAN_INGREDIENT, id: NO_SAUCE_ID, urlKey: 'ohne', name: 'Ohne Sauce', illustration: 'none' },
  ],
  cheeses: [
    {
      ...VEGAN_INGREDIENT,
      id: MOZZARELLA_ID,
      urlKey: 'mozzarella',
      name: 'Mozzarella',
      illustration: 'mozzarella',
      allergens: ['milk'],
      tags: ['vegetarian'],
      prices: pricesOf(200, 300),
    },
    { ...VEGAN_INGREDIENT, id: NO_CHEESE_ID, urlKey: 'ohne', name: 'Ohne Käse', illustration: null },
    {
      ...VEGAN_INGREDIENT,
      id: GORGONZOLA_ID,
      urlKey: 'gorgonzola',
      name: 'Gorgonzola',
      illustration: 'gorgonzola',
      allergens: ['milk'],
      tags: ['vegetarian'],
      prices: pricesOf(300, 400),
    },
  ],
  toppings: TOPPINGS.map((details, index) => ({
    ...VEGAN_INGREDIENT,
    id: uuid(5, index + 1),
    urlKey: details.illustration.toLowerCase(),
    ...details,
  })),
};

/** A small classic pizza with tomato and mozzarella: CHF 14.00. */
export const PLAIN_CREATION: PizzaCreation = {
  sizeId: SMALL_ID,
  doughId: CLASSIC_ID,
  sauceId: TOMATO_ID,
  cheeseId: MOZZARELLA_ID,
  toppings: [],
};

export const onWhole = (toppingId: string): PlacedTopping => ({ toppingId, place: 'whole' });
export const onLeft = (toppingId: string): PlacedTopping => ({ toppingId, place: 'left' });
export const onRight = (toppingId: string): PlacedTopping => ({ toppingId, place: 'right' });

/** The plain creation with these toppings. */
export const withToppings = (...toppings: PlacedTopping[]): PizzaCreation => ({ ...PLAIN_CREATION, toppings });
