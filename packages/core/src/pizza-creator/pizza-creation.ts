import * as z from 'zod/mini';

export const TOPPINGS_A_HALF_MAX = 12;
const TOPPINGS_MAX = 2 * TOPPINGS_A_HALF_MAX;

export const pizzaHalf = z.enum(['left', 'right']);
export type PizzaHalf = z.infer<typeof pizzaHalf>;

/** Where a topping lies. */
export const toppingPlace = z.enum(['whole', ...pizzaHalf.options]);
export type ToppingPlace = z.infer<typeof toppingPlace>;

export const placedTopping = z.object({ toppingId: z.uuid(), place: toppingPlace });
export type PlacedTopping = z.infer<typeof placedTopping>;

/** The toppings that lie on one half; those on the whole pizza lie on both. */
export const toppingsOn = <T extends { readonly place: ToppingPlace }>(toppings: readonly T[], half: PizzaHalf): T[] =>
  toppings.filter(({ place }) => place === 'whole' || place === half);

/** The first half with more toppings than fit, or null. */
export const fullHalf = (toppings: readonly PlacedTopping[]): PizzaHalf | null =>
  pizzaHalf.options.find((half) => toppingsOn(toppings, half).length > TOPPINGS_A_HALF_MAX) ?? null;

const liesOnceAHalf = (toppings: readonly PlacedTopping[]): boolean =>
  pizzaHalf.options.every((half) => {
    const ids = toppingsOn(toppings, half).map(({ toppingId }) => toppingId);
    return new Set(ids).size === ids.length;
  });

export const TOO_MANY_TOPPINGS = `Pro Hälfte haben höchstens ${TOPPINGS_A_HALF_MAX} Beläge Platz.`;
export const DOUBLED_TOPPING = 'Jeder Belag kommt pro Hälfte nur einmal auf den Fladen.';

/**
 * A pizza as a guest puts it together, by the ids of its parts. A topping that lies on both halves may be written as two
 * halves or as one whole; `normalCreation` makes the two the same.
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
  const [first, second] = pizzaHalf.options.filter((half) => toppingsOn(placed, half).length > 0);
  return first === undefined || second !== undefined ? 'whole' : first;
}

/** The one way to write this pizza: each topping once, on both halves as a whole one, sorted by id. */
export function normalCreation({ sizeId, doughId, sauceId, cheeseId, toppings }: PizzaCreation): PizzaCreation {
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

const textOf = (creation: PizzaCreation): string => JSON.stringify(normalCreation(creation));

/** Whether two creations are the same pizza, however they are written. */
export const isSameCreation = (a: PizzaCreation, b: PizzaCreation): boolean => textOf(a) === textOf(b);
