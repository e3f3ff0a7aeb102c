import { isOnSale, type Serving } from '../catalogue/availability.ts';
import { plainCreation } from '../pizza/change-creation.ts';
import { creationOfDish } from '../pizza/dish-creation.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { isSameCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { Recipe } from '../pizza/recipe.ts';
import { availabilityOfPizza, groundOf, resolveCreation } from '../pizza/resolve-creation.ts';
import type { RandomNumber } from '../random/seeded-random.ts';
import { fulfils, pickIndex, type SurpriseWish, surprisePizza } from './surprise-pizza.ts';

type NamedRecipe = Recipe & { readonly name: string };

/** Each tastes as a whole; a shop serves those whose parts it has. */
export const SURPRISE_RECIPES: readonly NamedRecipe[] = [
  { name: 'Süss und salzig', sauce: 'cream', toppings: ['goatCheese', 'fig', 'walnut', 'rocket'] },
  { name: 'Feurig', sauce: 'tomato', toppings: ['mozzarella', 'spicySalami', 'jalapeno', 'redOnion'] },
  { name: 'Herbst im Wald', sauce: 'cream', toppings: ['mozzarella', 'mushroom', 'bacon', 'redOnion'] },
  { name: 'Garten', sauce: 'tomato', toppings: ['mozzarella', 'aubergine', 'zucchini', 'pepper', 'basil'] },
  { name: 'Piemont', sauce: 'cream', toppings: ['gorgonzola', 'walnut', 'spinach'] },
  { name: 'Am Meer', sauce: 'tomato', toppings: ['shrimp', 'garlic', 'cherryTomato', 'rocket'] },
  { name: 'Ligurien', sauce: 'none', toppings: ['burrata', 'driedTomato', 'olive', 'basil'] },
  { name: 'Provence', sauce: 'none', toppings: ['goatCheese', 'zucchini', 'driedTomato', 'olive'] },
  { name: 'Florenz', sauce: 'cream', toppings: ['mozzarella', 'spinach', 'egg', 'garlic'] },
  { name: 'Parma', sauce: 'tomato', toppings: ['mozzarella', 'curedHam', 'fig', 'rocket'] },
  { name: 'Römisch', sauce: 'tomato', toppings: ['mozzarella', 'ham', 'artichoke', 'olive'] },
  { name: 'Hafen', sauce: 'tomato', toppings: ['tuna', 'redOnion', 'caper', 'olive'] },
  { name: 'Neapel', sauce: 'tomato', toppings: ['mozzarella', 'anchovy', 'caper', 'garlic'] },
  { name: 'Südsee', sauce: 'tomato', toppings: ['mozzarella', 'ham', 'pineapple'] },
  { name: 'Hühnerhof', sauce: 'cream', toppings: ['mozzarella', 'chicken', 'corn', 'pepper'] },
  { name: 'Levante', sauce: 'hummus', toppings: ['aubergine', 'pepper', 'redOnion', 'olive'] },
  { name: 'Sizilien', sauce: 'tomato', toppings: ['olive', 'caper', 'garlic', 'chili'] },
  { name: 'Räucherkammer', sauce: 'tomato', toppings: ['tofu', 'corn', 'pepper', 'redOnion'] },
  { name: 'Waldrand', sauce: 'none', toppings: ['mushroom', 'garlic', 'walnut', 'rocket'] },
  { name: 'Sommergarten', sauce: 'tomato', toppings: ['zucchini', 'cherryTomato', 'olive', 'basil'] },
];

export type Surprise = {
  /** Null where the shop has the parts of no recipe. */
  readonly name: string | null;
  readonly creation: PizzaCreation;
};

type SurpriseRequest = {
  readonly at: Serving;
  readonly wish: SurpriseWish;
  readonly random: RandomNumber;
  /** The pizza so far, whose size and dough stay. The surprise is another one. */
  readonly base: PizzaCreation;
};

/** The dough stays where it is on sale and suits the wish: it may be a need, such as one without gluten. */
function doughFor(offer: PizzaOffer, { at, wish, base }: SurpriseRequest): string {
  const suitable = offer.doughs.filter((dough) => isOnSale(dough, at) && fulfils(wish, dough));
  return (suitable.find(({ id }) => id === base.doughId) ?? suitable[0])?.id ?? base.doughId;
}

/**
 * A recipe whose parts all belong together, are on sale and keep to the wish. Where the shop has none such, single parts
 * are drawn.
 */
export function surpriseRecipe(offer: PizzaOffer, request: SurpriseRequest): Surprise {
  const { at, wish, random, base } = request;
  const ground = { ...plainCreation(offer), sizeId: base.sizeId, doughId: doughFor(offer, request) };
  const served = SURPRISE_RECIPES.flatMap(({ name, ...recipe }) => {
    const { creation, notes } = creationOfDish(offer, recipe, ground);
    const pizza = resolveCreation(offer, creation);
    if (notes.length > 0 || !pizza.ok || availabilityOfPizza(offer, pizza.value, at).missing.length > 0) return [];
    const parts = [...groundOf(pizza.value), ...pizza.value.toppings.map(({ topping }) => topping)];
    return parts.every((part) => fulfils(wish, part)) && !isSameCreation(creation, base) ? [{ name, creation }] : [];
  });
  return served[pickIndex(random, served.length)] ?? { name: null, creation: surprisePizza(offer, request) };
}
