import { type Result, ok } from '../result/result.ts';
import { type PizzaCreationError, chosenPizza } from './chosen-pizza.ts';
import type { SinglePart } from './fit-creation.ts';
import { normalCreation } from './normal-creation.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import { PIZZA_HALVES, toppingsOn } from './pizza-halves.ts';
import type { PizzaOffer } from './pizza-offer.ts';

/** What a guest does to a creation. */
export type CreationChange =
  | { readonly kind: 'partChosen'; readonly part: SinglePart; readonly id: string }
  /** On the whole pizza, or on one half. */
  | { readonly kind: 'toppingToggled'; readonly id: string; readonly place: ToppingPlace };

/** The halves on which a topping lies. */
const halvesOf = (toppings: readonly PlacedTopping[], id: string) =>
  PIZZA_HALVES.filter((half) => toppingsOn(toppings, half).some(({ toppingId }) => toppingId === id));

/**
 * On the whole pizza a topping is put on, also when a half has it already, or taken off both halves. On a half it is put
 * on or taken off there, the other half stays.
 */
function withToppingToggled(toppings: readonly PlacedTopping[], id: string, place: ToppingPlace): PlacedTopping[] {
  const others = toppings.filter(({ toppingId }) => toppingId !== id);
  const before = halvesOf(toppings, id);
  const toggled = PIZZA_HALVES.filter((half) =>
    place === 'whole' ? before.length < 2 : before.includes(half) !== (half === place),
  );
  return [...others, ...toggled.map((half) => ({ toppingId: id, place: half }))];
}

/** The creation after a change; refused is what the offer does not have and what no longer fits on a half. */
export function changedCreation(
  offer: PizzaOffer,
  creation: PizzaCreation,
  change: CreationChange,
): Result<PizzaCreation, PizzaCreationError> {
  const changed = normalCreation(
    change.kind === 'partChosen'
      ? { ...creation, [`${change.part}Id`]: change.id }
      : { ...creation, toppings: withToppingToggled(creation.toppings, change.id, change.place) },
  );
  const pizza = chosenPizza(offer, changed);
  return pizza.ok ? ok(changed) : pizza;
}
