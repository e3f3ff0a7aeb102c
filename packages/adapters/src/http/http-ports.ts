import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Ports } from '@ofenpost/core/ports';
import { createCartHttp } from './cart.http.ts';
import { createOrderDeskHttp, createOrderHttp } from './order.http.ts';
import { resultOf } from './refusal.ts';

/** Every port that the HTTP API answers. A port that is one call is written here; the others have their file. */
export const createHttpPorts = (client: ApiClient): Omit<Ports, 'clock' | 'keyValue'> => ({
  session: {
    loadMe: () => client.session.me(),
    signInProviders: () => client.session.signInProviders(),
    signOut: async () => {
      await client.session.signOut();
    },
  },
  openingHours: { load: () => client.openingHours.load() },
  restaurant: { load: () => client.restaurant.load() },
  catalogue: { load: () => client.catalogue.load() },
  delivery: { load: () => client.delivery.load() },
  cart: createCartHttp(client),
  checkout: { place: (request) => resultOf(client.checkout.place(request)) },
  order: createOrderHttp(client),
  orderDesk: createOrderDeskHttp(client),
});
