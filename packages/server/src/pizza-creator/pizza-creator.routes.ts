import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const pizzaCreator = implement(apiContract.pizzaCreator).$context<ApiContext>();

/** The handlers of `apiContract.pizzaCreator`. */
export const createPizzaCreatorRoutes = ({ content }: Services) => ({
  load: pizzaCreator.load.handler(async ({ errors }) => {
    const { pizzaOffer } = await content.read();
    if (pizzaOffer === null) throw errors.NOT_FOUND();
    return pizzaOffer;
  }),
});
