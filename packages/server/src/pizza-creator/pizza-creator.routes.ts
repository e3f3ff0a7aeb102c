import { randomUUID } from 'node:crypto';
import { pizzaCreatorContract } from '@ofenpost/contract/pizza-creator/pizza-creator.contract';
import { roleErrors } from '@ofenpost/contract/route';
import { withRenamed, withSaved, withoutSaved } from '@ofenpost/core/pizza-creator/saved-creations';
import { ORPCError, implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { changeSavedCreations, findSavedCreations } from './saved-creation.repository.ts';

const pizzaCreator = implement(pizzaCreatorContract).$context<ApiContext>();

async function accountIdOf({ account }: ApiContext): Promise<string> {
  const { id } = await account();
  if (id === null) throw new ORPCError('UNAUTHORIZED', roleErrors.UNAUTHORIZED);
  return id;
}

/** The handlers of `pizzaCreatorContract`. */
export function createPizzaCreatorRoutes(services: Services) {
  const { content, database } = services;
  return {
    load: pizzaCreator.load.handler(async ({ errors }) => {
      const { pizzaOffer } = await content.read();
      if (pizzaOffer === null) throw errors.NOT_FOUND();
      return pizzaOffer;
    }),
    savedCreations: pizzaCreator.savedCreations.handler(async ({ context }) =>
      findSavedCreations(database, await accountIdOf(context)),
    ),
    save: pizzaCreator.save.handler(async ({ context, input, errors }) => {
      const { pizzaOffer } = await content.read();
      const result = await changeSavedCreations(services, await accountIdOf(context), (saved) =>
        withSaved({ offer: pizzaOffer, saved }, randomUUID(), input),
      );
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    rename: pizzaCreator.rename.handler(async ({ context, input, errors }) => {
      const result = await changeSavedCreations(services, await accountIdOf(context), (saved) =>
        withRenamed(saved, input),
      );
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    remove: pizzaCreator.remove.handler(async ({ context, input, errors }) => {
      const result = await changeSavedCreations(services, await accountIdOf(context), (saved) =>
        withoutSaved(saved, input.id),
      );
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
  };
}
