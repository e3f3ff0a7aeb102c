import * as z from 'zod/mini';
import { PIZZA_HALVES, TOPPING_PLACES, TOPPINGS_A_HALF_MAX, toppingsOn, fullHalf } from './pizza-halves.ts';

const TOPPINGS_MAX = 2 * TOPPINGS_A_HALF_MAX;

const pizzaHalf = z.enum(PIZZA_HALVES);
export type PizzaHalf = z.infer<typeof pizzaHalf>;

const toppingPlace = z.enum(TOPPING_PLACES);
export type ToppingPlace = z.infer<typeof toppingPlace>;

export const placedTopping = z.object({ toppingId: z.uuid(), place: toppingPlace });
export type PlacedTopping = z.infer<typeof placedTopping>;

const liesOnceAHalf = (toppings: readonly PlacedTopping[]): boolean =>
  PIZZA_HALVES.every((half) => {
    const ids = toppingsOn(toppings, half).map(({ toppingId }) => toppingId);
    return new Set(ids).size === ids.length;
  });

export const TOO_MANY_TOPPINGS = `Pro Hälfte haben höchstens ${TOPPINGS_A_HALF_MAX} Beläge Platz.`;
export const DOUBLED_TOPPING = 'Jeder Belag kommt pro Hälfte nur einmal auf den Fladen.';

/**
 * A pizza as a guest composes it, by the ids of its parts. A topping on both halves may be written as two halves or as
 * one whole; `normalizeCreation` makes the two equal.
 */
export const pizzaCreation = z.object({
  sizeId: z.uuid(),
  doughId: z.uuid(),
  sauceId: z.uuid(),
  cheeseId: z.uuid(),
  toppings: z.array(placedTopping).check(
    z.maxLength(TOPPINGS_MAX, { error: TOO_MANY_TOPPINGS, abort: true }),
    z.refine(liesOnceAHalf, DOUBLED_TOPPING),
    z.refine((toppings) => fullHalf(toppings) === null, TOO_MANY_TOPPINGS),
  ),
});
export type PizzaCreation = z.infer<typeof pizzaCreation>;
