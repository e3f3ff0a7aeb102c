import { randomUUID } from 'node:crypto';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import { pizzaOffers } from '../catalogue/pizza-offer.table.ts';
import type { Database } from '../database/database.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

/** The profile of a new restaurant; managers enter the rest under "Einstellungen", and pages leave out blank fields. */
const NEW_RESTAURANT: Restaurant = {
  name: 'Ofenpost',
  claim: '',
  story: [],
  team: [],
  street: '',
  postcode: '',
  town: '',
  phoneNumber: '',
  email: '',
  vatNumber: '',
  instagramUrl: '',
  facebookUrl: '',
  breadOrigin: '',
  alcoholMinAge: 16,
};

const PREPARATION_MINUTES = 20;

/** Own pizzas without parts, so nobody can order one: managers add parts and a price. */
const NEW_PIZZA_OFFER = {
  name: 'Dein Fladen',
  price: 0,
  vatClass: 'food',
  available: false,
  halfPriceRule: 'half_each',
} as const satisfies Omit<PizzaOffer['baseProduct'], 'id' | 'soldOutUntil'> & Pick<PizzaOffer, 'halfPriceRule'>;

/** A shop without products, delivery and opening hours, until its managers enter them. */
export const insertNewRestaurant = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.insert(restaurants).values({ ...NEW_RESTAURANT, preparationMinutes: PREPARATION_MINUTES });
    await tx.insert(pizzaOffers).values({ ...NEW_PIZZA_OFFER, productId: randomUUID() });
  });
