import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { PizzaCreatorPort } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import { ORPCError } from '@orpc/client';
import { resultOf } from './refusal.ts';

export const createPizzaCreatorHttp = ({ pizzaCreator }: ApiClient): PizzaCreatorPort => ({
  load: () => pizzaCreator.load(),
  find: () =>
    pizzaCreator.load().catch((error: unknown) => {
      if (error instanceof ORPCError && error.defined && error.code === 'NOT_FOUND') return null;
      throw error;
    }),
  savedCreations: () => pizzaCreator.savedCreations(),
  save: (creation) => resultOf(pizzaCreator.save(creation)),
  rename: (change) => resultOf(pizzaCreator.rename(change)),
  remove: (id) => resultOf(pizzaCreator.remove({ id })),
});
