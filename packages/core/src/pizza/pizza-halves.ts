import { groupBy } from '../list/group-by.ts';
import type { ToppingPlace, PizzaHalf, PlacedTopping, PizzaCreation } from './pizza-creation.ts';

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

function placeOf(placed: readonly PlacedTopping[]): ToppingPlace {
  const [first, second] = PIZZA_HALVES.filter((half) => toppingsOn(placed, half).length > 0);
  return first === undefined || second !== undefined ? 'whole' : first;
}

/** The canonical form of this pizza: each topping once, on both halves as a whole one, sorted by id. */
export function normalizeCreation({ sizeId, doughId, sauceId, cheeseId, toppings }: PizzaCreation): PizzaCreation {
  const byId = [...groupBy(toppings, ({ toppingId }) => toppingId)].toSorted(
    ([a], [b]) => Number(a > b) - Number(a < b),
  );
  return {
    sizeId,
    doughId,
    sauceId,
    cheeseId,
    toppings: byId.map(([toppingId, placed]) => ({ toppingId, place: placeOf(placed) })),
  };
}

const textOf = (creation: PizzaCreation): string => JSON.stringify(normalizeCreation(creation));

/** Whether two creations are the same pizza, in whatever form. */
export const isSameCreation = (a: PizzaCreation, b: PizzaCreation): boolean => textOf(a) === textOf(b);
