import { isOnSale } from '../catalogue/on-sale.ts';
import type { Serving } from '../catalogue/serving.ts';
import { type Result, ok } from '../result/result.ts';
import type { PizzaCreation } from './pizza-creation.ts';
import type { PizzaOffer, PizzaPart } from './pizza-offer.ts';
import { type ResolvedCreation, type PizzaCreationError, resolveCreation, groundOf } from './resolve-creation.ts';

export type PizzaAvailability = {
  /** Whether the pizza can be delivered. */
  readonly orderable: boolean;
  /** The chosen parts that are switched off or sold out. */
  readonly missing: readonly PizzaPart[];
};

/** Every part of a chosen pizza, its size included. */
const partsOfPizza = (pizza: ResolvedCreation): PizzaPart[] => [
  pizza.size,
  ...groundOf(pizza),
  ...pizza.toppings.map(({ topping }) => topping),
];

/** Whether a chosen pizza is available at the times of `at`; none is while own pizzas as a whole are not on sale. */
export function availabilityOfPizza(
  { baseProduct }: PizzaOffer,
  pizza: ResolvedCreation,
  at: Serving,
): PizzaAvailability {
  const missing = partsOfPizza(pizza).filter((part) => !isOnSale(part, at));
  return { orderable: isOnSale(baseProduct, at) && missing.length === 0, missing };
}

/**
 * Whether a creation is available at the times of `at`, and what is missing; refused for parts that the offer does not
 * have.
 */
export function pizzaAvailability(
  offer: PizzaOffer,
  creation: PizzaCreation,
  at: Serving,
): Result<PizzaAvailability, PizzaCreationError> {
  const pizza = resolveCreation(offer, creation);
  return pizza.ok ? ok(availabilityOfPizza(offer, pizza.value, at)) : pizza;
}
