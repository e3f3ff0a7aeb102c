import type { PizzaOffer } from './pizza-offer.ts';

export type PizzaCreatorPort = {
  /** What own pizzas are made of; fails where none are offered. */
  load(): Promise<PizzaOffer>;
};
