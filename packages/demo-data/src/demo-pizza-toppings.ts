import type { PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { demoPizzaIngredient } from './demo-pizza-ingredient.ts';

type Details = Pick<PizzaTopping, 'urlKey' | 'name' | 'illustration'> & Partial<PizzaTopping>;

/** `price` in Rappen is that on the smallest size. */
const topping = (number: number, price: number, details: Details): PizzaTopping => ({
  ...details,
  ...demoPizzaIngredient('pizzaTopping', number, price, details),
});

const vegetarian = { tags: ['vegetarian'] } satisfies Partial<PizzaTopping>;
const spicyAndVegan = { tags: ['vegan', 'spicy'] } satisfies Partial<PizzaTopping>;

/** Meat or fish with its origin. */
const from = (originCountry: string): Partial<PizzaTopping> => ({ originCountry, tags: [] });

/** Vegan unless stated otherwise. The asparagus is sold out until its season. */
export const demoPizzaToppings: PizzaTopping[] = [
  topping(1, 100, { urlKey: 'basilikum', name: 'Basilikum', illustration: 'basil' }),
  topping(2, 150, { urlKey: 'rucola', name: 'Rucola', illustration: 'rocket' }),
  topping(3, 150, { urlKey: 'spinat', name: 'Blattspinat', illustration: 'spinach' }),
  topping(4, 150, { urlKey: 'cherrytomaten', name: 'Cherrytomaten', illustration: 'cherryTomato' }),
  topping(5, 200, { urlKey: 'dorrtomaten', name: 'Getrocknete Tomaten', illustration: 'driedTomato' }),
  topping(6, 150, { urlKey: 'oliven', name: 'Taggiasca-Oliven', illustration: 'olive' }),
  topping(7, 100, { urlKey: 'kapern', name: 'Kapern', illustration: 'caper' }),
  topping(8, 200, { urlKey: 'champignons', name: 'Champignons', illustration: 'mushroom' }),
  topping(9, 600, { urlKey: 'trueffel', name: 'Sommertrüffel', illustration: 'truffle' }),
  topping(10, 100, { urlKey: 'zwiebeln', name: 'Rote Zwiebeln', illustration: 'redOnion' }),
  topping(11, 100, { urlKey: 'knoblauch', name: 'Knoblauch', illustration: 'garlic' }),
  topping(12, 150, { urlKey: 'peperoni', name: 'Peperoni', illustration: 'pepper' }),
  topping(13, 100, { urlKey: 'peperoncini', name: 'Peperoncini', illustration: 'chili', ...spicyAndVegan }),
  topping(14, 150, { urlKey: 'jalapenos', name: 'Jalapeños', illustration: 'jalapeno', ...spicyAndVegan }),
  topping(15, 250, { urlKey: 'artischocken', name: 'Artischocken', illustration: 'artichoke' }),
  topping(16, 250, { urlKey: 'auberginen', name: 'Grillierte Auberginen', illustration: 'aubergine' }),
  topping(17, 200, { urlKey: 'zucchetti', name: 'Grillierte Zucchetti', illustration: 'zucchini' }),
  topping(18, 350, { urlKey: 'spargeln', name: 'Grüne Spargeln', illustration: 'asparagus', available: false }),
  topping(19, 100, { urlKey: 'mais', name: 'Mais', illustration: 'corn' }),
  topping(20, 150, { urlKey: 'ananas', name: 'Ananas', illustration: 'pineapple' }),
  topping(21, 250, { urlKey: 'feigen', name: 'Feigen', illustration: 'fig' }),
  topping(22, 200, { urlKey: 'baumnuesse', name: 'Baumnüsse', illustration: 'walnut', allergens: ['nuts'] }),
  topping(23, 200, { urlKey: 'ei', name: 'Ei', illustration: 'egg', allergens: ['eggs'], ...vegetarian }),
  topping(24, 300, { urlKey: 'tofu', name: 'Räuchertofu', illustration: 'tofu', allergens: ['soy'] }),
  topping(25, 350, { urlKey: 'schinken', name: 'Hinterschinken', illustration: 'ham', ...from('Schweiz') }),
  topping(26, 450, { urlKey: 'rohschinken', name: 'Rohschinken', illustration: 'curedHam', ...from('Italien') }),
  topping(27, 350, {
    urlKey: 'salami',
    name: 'Salami piccante',
    illustration: 'spicySalami',
    originCountry: 'Italien',
    tags: ['spicy'],
  }),
  topping(28, 300, { urlKey: 'speck', name: 'Speck', illustration: 'bacon', ...from('Schweiz') }),
  topping(29, 400, { urlKey: 'poulet', name: 'Poulet', illustration: 'chicken', ...from('Schweiz') }),
  topping(30, 300, {
    urlKey: 'sardellen',
    name: 'Sardellen',
    illustration: 'anchovy',
    allergens: ['fish'],
    ...from('Spanien'),
  }),
  topping(31, 350, { urlKey: 'thon', name: 'Thon', illustration: 'tuna', allergens: ['fish'], ...from('Philippinen') }),
  topping(32, 500, {
    urlKey: 'crevetten',
    name: 'Crevetten',
    illustration: 'shrimp',
    allergens: ['crustaceans'],
    ...from('Vietnam'),
  }),
];
