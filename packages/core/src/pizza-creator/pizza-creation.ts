import * as z from 'zod/mini';

const PIZZA_HALVES = ['left', 'right'] as const;
/** The places of a topping. */
export const TOPPING_PLACES = ['whole', ...PIZZA_HALVES] as const;

export const TOPPINGS_A_HALF_MAX = 12;

/** The toppings on one half; those on the whole pizza are on both. */
export const toppingsOn = <T extends { readonly place: ToppingPlace }>(toppings: readonly T[], half: PizzaHalf): T[] =>
  toppings.filter(({ place }) => place === 'whole' || place === half);

/** The first half with more toppings than fit, or null. */
export const fullHalf = (toppings: readonly PlacedTopping[]): PizzaHalf | null =>
  PIZZA_HALVES.find((half) => toppingsOn(toppings, half).length > TOPPINGS_A_HALF_MAX) ?? null;

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
