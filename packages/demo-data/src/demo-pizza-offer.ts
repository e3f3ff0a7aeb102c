import type { PizzaDough, PizzaOffer, PizzaSauce, PizzaTopping } from '@ofenpost/core/pizza/pizza-offer';
import { demoId } from './demo-id.ts';
import { demoPizzaIngredient, demoPizzaSizes } from './demo-pizza-ingredient.ts';
import { demoPizzaToppings } from './demo-pizza-toppings.ts';

type Details<T extends PizzaDough> = Omit<T, keyof PizzaDough> & Pick<T, 'urlKey' | 'name'> & Partial<PizzaDough>;

const dough = (number: number, price: number, details: Details<PizzaDough>): PizzaDough =>
  demoPizzaIngredient('pizzaDough', number, price, details);
const sauce = (number: number, price: number, details: Details<PizzaSauce>): PizzaSauce => ({
  ...details,
  ...demoPizzaIngredient('pizzaSauce', number, price, details),
});
const cheese = (number: number, price: number, details: Details<PizzaTopping>): PizzaTopping => ({
  ...details,
  ...demoPizzaIngredient('pizzaCheese', number, price, details),
});

const milk = { allergens: ['milk'], tags: ['vegetarian'] } satisfies Partial<PizzaDough>;
const gluten = { allergens: ['gluten'] } satisfies Partial<PizzaDough>;

/** The parts of own pizzas. The bare one costs CHF 11.00. */
export const demoPizzaOffer: PizzaOffer = {
  baseProduct: {
    id: demoId('pizzaOffer', 1),
    name: 'Dein Fladen',
    price: 1100,
    vatClass: 'food',
    available: true,
    soldOutUntil: null,
  },
  halfPriceRule: 'half_each',
  sizes: demoPizzaSizes,
  doughs: [
    dough(1, 0, { urlKey: 'klassisch', name: 'Klassischer Teig', ...gluten }),
    dough(2, 150, { urlKey: 'dinkel', name: 'Dinkelteig', ...gluten }),
    dough(3, 200, { urlKey: 'vollkorn', name: 'Vollkornteig mit Sesam', allergens: ['gluten', 'sesame'] }),
    dough(4, 300, { urlKey: 'glutenfrei', name: 'Glutenfreier Teig' }),
  ],
  sauces: [
    sauce(1, 0, { urlKey: 'tomate', name: 'Tomatensauce', illustration: 'tomato' }),
    sauce(2, 50, { urlKey: 'creme', name: 'Crème fraîche', illustration: 'cream', ...milk }),
    sauce(3, 150, { urlKey: 'hummus', name: 'Hummus', illustration: 'hummus', allergens: ['sesame'] }),
    sauce(4, 0, { urlKey: 'olivenoel', name: 'Nur Olivenöl', illustration: 'none' }),
  ],
  cheeses: [
    cheese(1, 200, { urlKey: 'mozzarella', name: 'Mozzarella', illustration: 'mozzarella', ...milk }),
    cheese(2, 450, { urlKey: 'burrata', name: 'Burrata', illustration: 'burrata', ...milk }),
    cheese(3, 300, { urlKey: 'gorgonzola', name: 'Gorgonzola', illustration: 'gorgonzola', ...milk }),
    cheese(4, 300, { urlKey: 'ziegenkaese', name: 'Ziegenkäse', illustration: 'goatCheese', ...milk }),
    cheese(5, 0, { urlKey: 'ohne', name: 'Ohne Käse', illustration: null }),
  ],
  toppings: demoPizzaToppings,
};
