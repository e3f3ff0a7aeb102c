import type { Illustration, Topping } from '../catalogue/illustration.ts';
import type { ChosenPizza } from './chosen-pizza.ts';

/** More cannot be told apart in a small picture. */
const PICTURED_MAX = 14;

/** What the small picture of a pizza is drawn from: its sauce, its cheese and its first toppings, each once. */
export function pizzaIllustration({ sauce, cheese, toppings }: ChosenPizza): Illustration {
  const pictured = [cheese, ...toppings.map(({ topping }) => topping)].flatMap<Topping>(
    ({ illustration }) => illustration ?? [],
  );
  return {
    kind: 'flatbread',
    sauce: sauce.illustration,
    toppings: [...new Set(pictured)].slice(0, PICTURED_MAX),
  };
}
