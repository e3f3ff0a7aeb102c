import { type Result, ok } from '../result/result.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import { normalizeCreation, TOPPINGS_A_HALF_MAX, fullHalf } from './pizza-halves.ts';
import type { PizzaOffer, PizzaPart, PizzaTopping } from './pizza-offer.ts';
import { priceOfPizza } from './pizza-price.ts';
import { type PizzaCreationError, resolveCreation, type ResolvedCreation, priceFor } from './resolve-creation.ts';

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

/** The changes of a creation by a guest. */
export type CreationChange =
  | { readonly kind: 'partChosen'; readonly part: SinglePart; readonly id: string }
  /** On the whole pizza, or on one half. */
  | { readonly kind: 'toppingToggled'; readonly id: string; readonly place: ToppingPlace };

/**
 * The place of a topping after a tap on the whole pizza or one half, undefined for none. On the whole pizza it is
 * added, also when a half has it already, or removed from both halves; on a half the other half does not change.
 */
function toggledPlace(place: ToppingPlace | undefined, side: ToppingPlace): ToppingPlace | undefined {
  if (place === undefined) return side;
  if (place === side) return undefined;
  if (place !== 'whole') return 'whole';
  return side === 'left' ? 'right' : 'left';
}

function withToppingToggled(
  toppings: readonly PlacedTopping[],
  toppingId: string,
  side: ToppingPlace,
): PlacedTopping[] {
  const others = toppings.filter((each) => each.toppingId !== toppingId);
  const place = toggledPlace(toppings.find((each) => each.toppingId === toppingId)?.place, side);
  return place === undefined ? others : [...others, { toppingId, place }];
}

/**
 * The creation after a change; refused for parts that the offer does not have and for toppings that do not fit on a
 * half.
 */
export function changedCreation(
  offer: PizzaOffer,
  creation: PizzaCreation,
  change: CreationChange,
): Result<PizzaCreation, PizzaCreationError> {
  const normal = normalizeCreation(creation);
  const changed = normalizeCreation(
    change.kind === 'partChosen'
      ? { ...normal, [`${change.part}Id`]: change.id }
      : { ...normal, toppings: withToppingToggled(normal.toppings, change.id, change.place) },
  );
  const pizza = resolveCreation(offer, changed);
  return pizza.ok ? ok(changed) : pizza;
}

/**
 * The amount that each part of the offer adds to the price of this pizza, in Rappen, by its id: for toppings the price
 * at the chosen place, for sizes the difference to the cheapest one with all parts of the pizza, for any other part its
 * price on this size.
 */
export function partPrices(
  offer: PizzaOffer,
  pizza: ResolvedCreation,
  side: ToppingPlace,
): ReadonlyMap<string, number> {
  const totalOf = (changed: Partial<ResolvedCreation>): number => priceOfPizza(offer, { ...pizza, ...changed }).total;
  const present = totalOf({});
  const toppingPrice = (topping: PizzaTopping): number => {
    const place = pizza.toppings.find((each) => each.topping.id === topping.id)?.place;
    const others = pizza.toppings.filter((each) => each.topping.id !== topping.id);
    const toggled = toggledPlace(place, side);
    return Math.abs(
      totalOf({ toppings: toggled === undefined ? others : [...others, { topping, place: toggled }] }) - present,
    );
  };
  const sizeTotals = offer.sizes.map((size) => [size.id, totalOf({ size })] as const);
  const cheapest = Math.min(...sizeTotals.map(([, total]) => total));
  return new Map([
    ...sizeTotals.map(([id, total]) => [id, total - cheapest] as const),
    ...[...offer.doughs, ...offer.sauces, ...offer.cheeses].map(
      (part) => [part.id, priceFor(part, pizza.size)] as const,
    ),
    ...offer.toppings.map((topping) => [topping.id, toppingPrice(topping)] as const),
  ]);
}
