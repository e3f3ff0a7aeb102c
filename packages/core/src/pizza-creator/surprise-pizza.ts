import { isOnSale, type Serving } from '../catalogue/availability.ts';
import type { Allergen } from '../catalogue/declaration.ts';
import { plainCreation } from '../pizza/change-creation.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { type Diet, suitsDiet } from '../pizza/pizza-declaration.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import type { PizzaIngredient, PizzaOffer, PizzaPart, PizzaTopping } from '../pizza/pizza-offer.ts';
import type { RandomNumber } from '../random/seeded-random.ts';

const TOPPINGS_MIN = 3;
const TOPPINGS_MAX = 5;

/** The wishes for a surprise pizza. */
export type SurpriseWish = {
  readonly diet: Diet | null;
  /** Allergens that it must not contain. */
  readonly without: readonly Allergen[];
  /** Used if it is on sale, because it decides the price. */
  readonly sizeId: string | null;
};

export const NO_WISH: SurpriseWish = { diet: null, without: [], sizeId: null };

/** A whole number from 0 to `count - 1`, also when the random number is invalid. */
export const pickIndex = (random: RandomNumber, count: number): number => {
  const index = Math.floor(random() * count);
  return index >= 0 && index < count ? index : 0;
};

export const fulfils = (wish: SurpriseWish, ingredient: PizzaIngredient): boolean =>
  (wish.diet === null || suitsDiet(ingredient, wish.diet)) &&
  ingredient.allergens.every((allergen) => !wish.without.includes(allergen));

/** The same list in random order. */
function shuffled<T>(list: readonly T[], random: RandomNumber): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(pickIndex(random, left.length), 1));
}

const isMeatOrFish = ({ originCountry }: PizzaIngredient): boolean => originCountry !== null;

/** Two kinds of meat or fish should not be combined, and a topping that looks like the cheese adds nothing. */
const isWelcome = (topping: PizzaTopping, others: readonly PizzaTopping[], cheese: PizzaTopping | undefined): boolean =>
  !(isMeatOrFish(topping) && others.some(isMeatOrFish)) &&
  (topping.illustration === null || topping.illustration !== cheese?.illustration);

/** 3 to 5 of the toppings, if there are as many; unsuitable ones only to reach 3. */
function pickToppings(
  pool: readonly PizzaTopping[],
  cheese: PizzaTopping | undefined,
  random: RandomNumber,
): readonly PizzaTopping[] {
  const wanted = TOPPINGS_MIN + pickIndex(random, TOPPINGS_MAX - TOPPINGS_MIN + 1);
  const welcome: PizzaTopping[] = [];
  const others: PizzaTopping[] = [];
  for (const topping of shuffled(pool, random)) (isWelcome(topping, welcome, cheese) ? welcome : others).push(topping);
  return [...welcome.slice(0, wanted), ...others.slice(0, Math.max(0, TOPPINGS_MIN - welcome.length))];
}

/**
 * A random pizza of parts that are on sale for `at`: 3 to 5 toppings on the whole, one kind of meat or fish at most. It
 * follows the wish wherever a part on sale does; where none does, dough, sauce and cheese are any that is on sale, and
 * unsuitable toppings are left out.
 */
export function surprisePizza(
  offer: PizzaOffer,
  { at, wish, random }: { readonly at: Serving; readonly wish: SurpriseWish; readonly random: RandomNumber },
): PizzaCreation {
  const onSale = <T extends PizzaPart>(list: readonly T[]): T[] => list.filter((part) => isOnSale(part, at));
  const wished = <T extends PizzaIngredient>(list: readonly T[]): T[] =>
    onSale(list).filter((ingredient) => fulfils(wish, ingredient));
  const pick = <T>(list: readonly T[]): T | undefined => list[pickIndex(random, list.length)];
  const pickIngredient = <T extends PizzaIngredient>(list: readonly T[]): T | undefined =>
    pick(wished(list)) ?? pick(onSale(list));

  const plain = plainCreation(offer);
  const sizes = onSale(offer.sizes);
  const size = sizes.find(({ id }) => id === wish.sizeId) ?? pick(sizes);
  const cheese = pickIngredient(offer.cheeses);
  return normalizeCreation({
    sizeId: size?.id ?? plain.sizeId,
    doughId: pickIngredient(offer.doughs)?.id ?? plain.doughId,
    sauceId: pickIngredient(offer.sauces)?.id ?? plain.sauceId,
    cheeseId: cheese?.id ?? plain.cheeseId,
    toppings: pickToppings(wished(offer.toppings), cheese, random).map(({ id }) => ({ toppingId: id, place: 'whole' })),
  });
}
