import type { PizzaOffer, PizzaPart } from './pizza-offer.ts';

/** What the guest chooses from: every list of the offer, in the order of choosing. */
export const partsOf = ({
  sizes,
  doughs,
  sauces,
  cheeses,
  toppings,
}: PizzaOffer): readonly (readonly PizzaPart[])[] => [sizes, doughs, sauces, cheeses, toppings];
