import { normalizeCreation } from './normalize-creation.ts';
import type { PizzaCreation, PlacedTopping } from './pizza-creation.ts';
import { TOPPINGS_A_HALF_MAX, fullHalf } from './pizza-halves.ts';
import type { PizzaOffer, PizzaPart } from './pizza-offer.ts';

/** A creation that the offer allows, and what had to be left out, in German. */
export type FittedCreation = { readonly creation: PizzaCreation; readonly dropped: readonly string[] };

/** The lists from which exactly one part is chosen. */
export type SinglePart = 'size' | 'dough' | 'sauce' | 'cheese';

export const PART_WORDS: Record<SinglePart | 'topping', string> = {
  size: 'Die Grösse',
  dough: 'Den Teig',
  sauce: 'Die Sauce',
  cheese: 'Den Käse',
  topping: 'Den Belag',
};

const firstId = ([first]: readonly PizzaPart[]): string => first?.id ?? '';

/** The initial pizza: the first size, dough, sauce and cheese of the offer, without toppings. */
export const plainCreation = ({ sizes, doughs, sauces, cheeses }: PizzaOffer): PizzaCreation => ({
  sizeId: firstId(sizes),
  doughId: firstId(doughs),
  sauceId: firstId(sauces),
  cheeseId: firstId(cheeses),
  toppings: [],
});

const isIn = (list: readonly PizzaPart[], id: string): boolean => list.some((part) => part.id === id);

function fitToppings({ toppings }: PizzaOffer, wanted: readonly PlacedTopping[]) {
  const remaining: PlacedTopping[] = [];
  const dropped: string[] = [];
  for (const placed of wanted) {
    const topping = toppings.find(({ id }) => id === placed.toppingId);
    if (topping === undefined) dropped.push(`${PART_WORDS.topping} gibt es nicht mehr.`);
    else if (fullHalf([...remaining, placed]) === null) remaining.push(placed);
    else
      dropped.push(`Kein Platz mehr für ${topping.name}: Pro Hälfte sind es höchstens ${TOPPINGS_A_HALF_MAX} Beläge.`);
  }
  return { stored: remaining, dropped };
}

/**
 * The creation adapted to the offer: an unknown size, dough, sauce or cheese is replaced by the first one, unknown
 * toppings and those that do not fit on a half are left out. Sold-out parts stay.
 */
export function adaptCreation(offer: PizzaOffer, creation: PizzaCreation): FittedCreation {
  const plain = plainCreation(offer);
  const normal = normalizeCreation(creation);
  const dropped: string[] = [];
  const fit = (kind: SinglePart, list: readonly PizzaPart[], id: string, otherwise: string): string => {
    if (isIn(list, id)) return id;
    dropped.push(`${PART_WORDS[kind]} gibt es nicht mehr.`);
    return otherwise;
  };
  const sizeId = fit('size', offer.sizes, normal.sizeId, plain.sizeId);
  const doughId = fit('dough', offer.doughs, normal.doughId, plain.doughId);
  const sauceId = fit('sauce', offer.sauces, normal.sauceId, plain.sauceId);
  const cheeseId = fit('cheese', offer.cheeses, normal.cheeseId, plain.cheeseId);
  const toppings = fitToppings(offer, normal.toppings);
  return {
    creation: { sizeId, doughId, sauceId, cheeseId, toppings: toppings.stored },
    dropped: [...dropped, ...toppings.dropped],
  };
}
