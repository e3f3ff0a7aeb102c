import type { PizzaOffer, PizzaPart } from './pizza-offer.ts';

/** The lists of the offer, in the order of choosing. */
export const partsOf = ({
  sizes,
  doughs,
  sauces,
  cheeses,
  toppings,
}: PizzaOffer): readonly (readonly PizzaPart[])[] => [sizes, doughs, sauces, cheeses, toppings];
