import { type Allergen, ALLERGENS } from '../catalogue/declaration.ts';
import type { Origin } from '../declaration/declaration.ts';
import { type Result, ok } from '../result/result.ts';
import type { PizzaCreation } from './pizza-creation.ts';
import { toppingsOn } from './pizza-halves.ts';
import type { PizzaIngredient, PizzaOffer } from './pizza-offer.ts';
import { type ResolvedCreation, type PizzaCreationError, resolveCreation, groundOf } from './resolve-creation.ts';

/** `vegan` is vegetarian too. */
export type Diet = 'vegan' | 'vegetarian';

/** What the law requires to declare of a pizza or of a half. Source: LIV art. 10 and 15 to 17. */
export type PartDeclaration = {
  /** In the order of the law, each once. */
  readonly allergens: readonly Allergen[];
  readonly origins: readonly Origin[];
  /** Null when a part of it is not vegetarian. */
  readonly diet: Diet | null;
  readonly isSpicy: boolean;
};

export type PizzaDeclaration = {
  readonly whole: PartDeclaration;
  /** Null when both halves declare the same. */
  readonly halves: { readonly left: PartDeclaration; readonly right: PartDeclaration } | null;
};

const isVegan = ({ tags }: Pick<PizzaIngredient, 'tags'>): boolean => tags.includes('vegan');

/** Whether an ingredient is allowed in a diet. */
export const suitsDiet = (ingredient: Pick<PizzaIngredient, 'tags'>, diet: Diet): boolean =>
  isVegan(ingredient) || (diet === 'vegetarian' && ingredient.tags.includes('vegetarian'));

function dietOf(ingredients: readonly PizzaIngredient[]): Diet | null {
  if (ingredients.every(isVegan)) return 'vegan';
  return ingredients.every((each) => suitsDiet(each, 'vegetarian')) ? 'vegetarian' : null;
}

function originsOf(ingredients: readonly PizzaIngredient[]): Origin[] {
  const origins = ingredients.flatMap(({ name, originCountry }) =>
    originCountry === null ? [] : [{ ingredient: name, country: originCountry }],
  );
  return [...new Map(origins.map((origin) => [JSON.stringify(origin), origin])).values()];
}

const declare = (ingredients: readonly PizzaIngredient[]): PartDeclaration => ({
  allergens: ALLERGENS.filter((each) => ingredients.some(({ allergens }) => allergens.includes(each))),
  origins: originsOf(ingredients),
  diet: dietOf(ingredients),
  isSpicy: ingredients.some(({ tags }) => tags.includes('spicy')),
});

const isSame = (a: PartDeclaration, b: PartDeclaration): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The declaration of a chosen pizza. */
export function declarationOfPizza(pizza: ResolvedCreation): PizzaDeclaration {
  const withToppings = (toppings: ResolvedCreation['toppings']) =>
    declare([...groundOf(pizza), ...toppings.map(({ topping }) => topping)]);
  const left = withToppings(toppingsOn(pizza.toppings, 'left'));
  const right = withToppings(toppingsOn(pizza.toppings, 'right'));
  return { whole: withToppings(pizza.toppings), halves: isSame(left, right) ? null : { left, right } };
}

/**
 * Allergens, origins and diets of a creation, per half where they differ; refused for parts that the offer does not
 * have.
 */
export function pizzaDeclaration(
  offer: PizzaOffer,
  creation: PizzaCreation,
): Result<PizzaDeclaration, PizzaCreationError> {
  const pizza = resolveCreation(offer, creation);
  return pizza.ok ? ok(declarationOfPizza(pizza.value)) : pizza;
}
