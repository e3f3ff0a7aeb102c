import { type Result, ok } from '../result/result.ts';
import type { PizzaCreation, PizzaHalf, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import { normalizeCreation, TOPPINGS_A_HALF_MAX, fullHalf } from './pizza-halves.ts';
import type { PizzaOffer, PizzaPart, PizzaTopping } from './pizza-offer.ts';
import { priceOfPizza } from './pizza-price.ts';
import {
  type ChosenTopping,
  type PizzaCreationError,
  type ResolvedCreation,
  resolveCreation,
} from './resolve-creation.ts';

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
  | { readonly kind: 'toppingToggled'; readonly id: string; readonly place: ToppingPlace }
  /** A piece of the topping on this half was tapped. */
  | { readonly kind: 'pieceTapped'; readonly id: string; readonly place: PizzaHalf };

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

/** The place of a topping after a tap on one of its pieces: only that half, and from there it is taken off. */
const tappedPlace = (place: ToppingPlace | undefined, half: ToppingPlace): ToppingPlace | undefined =>
  place === 'whole' ? half : undefined;

function withToppingMoved(
  toppings: readonly PlacedTopping[],
  { kind, id: toppingId, place: side }: Exclude<CreationChange, { kind: 'partChosen' }>,
): PlacedTopping[] {
  const others = toppings.filter((each) => each.toppingId !== toppingId);
  const before = toppings.find((each) => each.toppingId === toppingId)?.place;
  const place = (kind === 'pieceTapped' ? tappedPlace : toggledPlace)(before, side);
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
      : { ...normal, toppings: withToppingMoved(normal.toppings, change) },
  );
  const pizza = resolveCreation(offer, changed);
  return pizza.ok ? ok(changed) : pizza;
}

/**
 * By how much a tap on each part of the offer changes the price of this pizza, in Rappen, by its id: what the function
 * that charges says after it, less what it says now. Nothing for the chosen size, dough, sauce and cheese.
 */
export function priceDifferences(
  offer: PizzaOffer,
  pizza: ResolvedCreation,
  side: ToppingPlace,
): ReadonlyMap<string, number> {
  const totalOf = (changed: Partial<ResolvedCreation>): number => priceOfPizza(offer, { ...pizza, ...changed }).total;
  const present = totalOf({});
  const toggled = (topping: PizzaTopping): readonly ChosenTopping[] => {
    const place = toggledPlace(pizza.toppings.find((each) => each.topping.id === topping.id)?.place, side);
    const others = pizza.toppings.filter((each) => each.topping.id !== topping.id);
    return place === undefined ? others : [...others, { topping, place }];
  };
  const changes: [id: string, changed: Partial<ResolvedCreation>][] = [
    ...offer.sizes.map((size) => [size.id, { size }] satisfies [string, object]),
    ...offer.doughs.map((dough) => [dough.id, { dough }] satisfies [string, object]),
    ...offer.sauces.map((sauce) => [sauce.id, { sauce }] satisfies [string, object]),
    ...offer.cheeses.map((cheese) => [cheese.id, { cheese }] satisfies [string, object]),
    ...offer.toppings.map((topping) => [topping.id, { toppings: toggled(topping) }] satisfies [string, object]),
  ];
  return new Map(changes.map(([id, changed]) => [id, totalOf(changed) - present]));
}
