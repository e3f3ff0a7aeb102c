import { randomUUID } from 'node:crypto';
import { pizzaCreatorContract } from '@ofenpost/contract/pizza-creator/pizza-creator.contract';
import { createSavedCreationUseCases } from '@ofenpost/core/pizza-creator/pizza-creator.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { createSavedCreationRepository } from './saved-creation.repository.ts';

const pizzaCreator = implement(pizzaCreatorContract).$context<ApiContext>();

/** The handlers of `pizzaCreatorContract`. */
export function createPizzaCreatorRoutes({ content, database }: Services) {
  const loadPizzaOffer = async () => (await content.read()).pizzaOffer;
  const creationsOf = createSavedCreationUseCases({
    creations: createSavedCreationRepository(database),
    loadPizzaOffer,
    newId: randomUUID,
  });
  const own = async (context: ApiContext) => creationsOf(await signedInId(context));
  return {
    load: pizzaCreator.load.handler(async ({ errors }) => {
      const pizzaOffer = await loadPizzaOffer();
      if (pizzaOffer === null) throw errors.NOT_FOUND();
      return pizzaOffer;
    }),
    savedCreations: pizzaCreator.savedCreations.handler(async ({ context }) => [
      ...(await (await own(context)).savedCreations()),
    ]),
    save: pizzaCreator.save.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).save(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    rename: pizzaCreator.rename.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).rename(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
    remove: pizzaCreator.remove.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).remove(input.id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return [...result.value];
    }),
  };
}
