import { DECLARED } from '@ofenpost/core/declaration/labelling';
import type { PizzaIngredient, PizzaSize } from '@ofenpost/core/pizza/pizza-offer';
import { contentsOf } from './demo-contents.ts';
import { demoId } from './demo-id.ts';

const size = (number: number, price: number, urlKey: string, name: string): PizzaSize => ({
  id: demoId('pizzaSize', number),
  urlKey,
  name,
  price,
  available: true,
  soldOutUntil: null,
});

export const demoPizzaSizes: PizzaSize[] = [
  size(1, 0, '26cm', '26 cm'),
  size(2, 400, '32cm', '32 cm'),
  size(3, 900, '40cm', '40 cm'),
];

/** The price of an ingredient on each size in percent of the smallest, about as the area grows. */
const PERCENT = [100, 150, 230];
const STEP = 10;

/** The price on each size from that on the smallest, in steps of 10 Rappen. */
const pricesFrom = (price: number): PizzaIngredient['prices'] =>
  demoPizzaSizes.map(({ id }, index) => ({
    sizeId: id,
    price: Math.round((price * (PERCENT[index] ?? 100)) / 100 / STEP) * STEP,
  }));

type Details = Pick<PizzaIngredient, 'urlKey' | 'name'> & Partial<PizzaIngredient>;

/** A usual ingredient: vegan, without allergens. `price` in Rappen is that on the smallest size. */
export const demoPizzaIngredient = (
  kind: 'pizzaDough' | 'pizzaSauce' | 'pizzaCheese' | 'pizzaTopping',
  number: number,
  price: number,
  details: Details,
): PizzaIngredient => ({
  available: true,
  soldOutUntil: null,
  allergens: [],
  originCountry: null,
  tags: ['vegan'],
  ...details,
  labelling: {
    ...DECLARED,
    contents: contentsOf({
      allergens: details.allergens ?? [],
      origins: details.originCountry ? [{ ingredient: details.name, country: details.originCountry }] : [],
    }),
  },
  id: demoId(kind, number),
  prices: pricesFrom(price),
});
