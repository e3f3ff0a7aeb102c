import type { PizzaHalf, PlacedTopping, ToppingPlace } from './pizza-creation.ts';

export const PIZZA_HALVES = ['left', 'right'] as const;
/** The places of a topping. */
export const TOPPING_PLACES = ['whole', ...PIZZA_HALVES] as const;

export const TOPPINGS_A_HALF_MAX = 12;

/** The toppings on one half; those on the whole pizza are on both. */
export const toppingsOn = <T extends { readonly place: ToppingPlace }>(toppings: readonly T[], half: PizzaHalf): T[] =>
  toppings.filter(({ place }) => place === 'whole' || place === half);

/** The first half with more toppings than fit, or null. */
export const fullHalf = (toppings: readonly PlacedTopping[]): PizzaHalf | null =>
  PIZZA_HALVES.find((half) => toppingsOn(toppings, half).length > TOPPINGS_A_HALF_MAX) ?? null;
