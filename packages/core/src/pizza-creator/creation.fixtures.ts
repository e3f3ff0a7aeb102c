import * as fc from 'fast-check';
import type { PizzaCreation, PlacedTopping } from '../pizza/pizza-creation.ts';
import { TOPPING_PLACES } from '../pizza/pizza-halves.ts';
import { PIZZA_OFFER, TOPPING_IDS } from '../pizza/pizza-offer.fixtures.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';

const idOf = (list: readonly { readonly id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));

/** Any topping at most once, at most twelve in all: valid on any half. */
export const placedToppings: fc.Arbitrary<PlacedTopping[]> = fc.uniqueArray(
  fc.record({ toppingId: fc.constantFrom(...TOPPING_IDS), place: fc.constantFrom(...TOPPING_PLACES) }),
  { selector: ({ toppingId }) => toppingId, maxLength: 12 },
);

/** Any valid creation of an offer with the toppings of `PIZZA_OFFER`. */
export const creations = (offer: PizzaOffer = PIZZA_OFFER): fc.Arbitrary<PizzaCreation> =>
  fc.record({
    sizeId: idOf(offer.sizes),
    doughId: idOf(offer.doughs),
    sauceId: idOf(offer.sauces),
    cheeseId: idOf(offer.cheeses),
    toppings: placedToppings,
  });
