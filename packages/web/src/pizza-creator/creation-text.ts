import type { PizzaCreation, ToppingPlace } from '@ofenpost/core/pizza/pizza-creation';
import { TOPPINGS_A_HALF_MAX, toppingsOn } from '@ofenpost/core/pizza/pizza-halves';
import type { ResolvedCreation } from '@ofenpost/core/pizza/resolve-creation';

const PLACE_WORDS: readonly (readonly [ToppingPlace, string])[] = [
  ['whole', 'Auf dem ganzen Fladen'],
  ['left', 'Auf der linken Hälfte'],
  ['right', 'Auf der rechten Hälfte'],
];

/** Describes a pizza in words, as an alternative to its picture. */
export function pizzaText({ size, dough, sauce, cheese, toppings }: ResolvedCreation): string {
  const ground = [size, dough, sauce, cheese].map(({ name }) => name).join(', ');
  if (toppings.length === 0) return `${ground}. Noch ohne Belag.`;
  const placed = PLACE_WORDS.flatMap(([place, words]) => {
    const names = toppings.filter((each) => each.place === place).map(({ topping }) => topping.name);
    return names.length === 0 ? [] : [` ${words}: ${names.join(', ')}.`];
  });
  return `${ground}.${placed.join('')}`;
}

/** Counts the toppings: `5 von 12`, for different halves `links 5, rechts 3 von je 12`. */
export function toppingCountText({ toppings }: Pick<PizzaCreation, 'toppings'>): string {
  const left = toppingsOn(toppings, 'left').length;
  const right = toppingsOn(toppings, 'right').length;
  return left === right
    ? `${left} von ${TOPPINGS_A_HALF_MAX}`
    : `links ${left}, rechts ${right} von je ${TOPPINGS_A_HALF_MAX}`;
}
