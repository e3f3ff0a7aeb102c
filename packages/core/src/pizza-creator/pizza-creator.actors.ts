import { fromPromise } from 'xstate';
import type { CartPort } from '../cart/cart.port.ts';
import type { Cart, CartError, NewCartItem } from '../cart/cart.ts';
import type { Result } from '../result/result.ts';
import type { PizzaCreatorPort, SavedCreations } from './pizza-creator.port.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import type { NewSavedCreation } from './saved-creation.ts';

/** The work of the pizza creator machine, done through the ports. */
export const createPizzaCreatorActors = (ports: {
  readonly pizzaCreator: PizzaCreatorPort;
  readonly cart: CartPort;
}) => ({
  loadOffer: fromPromise<PizzaOffer>(() => ports.pizzaCreator.load()),
  addToCart: fromPromise<Result<Cart, CartError>, NewCartItem>(({ input }) => ports.cart.add(input)),
  saveCreation: fromPromise<SavedCreations, NewSavedCreation>(({ input }) => ports.pizzaCreator.save(input)),
});
