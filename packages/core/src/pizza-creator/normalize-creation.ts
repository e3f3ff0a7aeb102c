import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import { PIZZA_HALVES, toppingsOn } from './pizza-halves.ts';

function placeOf(placed: readonly PlacedTopping[]): ToppingPlace {
  const [first, second] = PIZZA_HALVES.filter((half) => toppingsOn(placed, half).length > 0);
  return first === undefined || second !== undefined ? 'whole' : first;
}

/** The canonical form of this pizza: each topping once, on both halves as a whole one, sorted by id. */
export function normalizeCreation({ sizeId, doughId, sauceId, cheeseId, toppings }: PizzaCreation): PizzaCreation {
  const byId = [...Map.groupBy(toppings, ({ toppingId }) => toppingId)].toSorted(
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
