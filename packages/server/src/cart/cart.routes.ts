import { cartContract } from '@ofenpost/contract/cart/cart.contract';
import { createCartUseCases } from '@ofenpost/core/cart/cart.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { cartDependencies } from './cart.repository.ts';

const router = implement(cartContract).$context<ApiContext>();

/** The handlers of `cartContract`. */
export function createCartRoutes(services: Services) {
  const cartOf = createCartUseCases(cartDependencies(services));
  return {
    load: router.load.handler(({ context }) => cartOf(context).load()),
    add: router.add.handler(async ({ context, input, errors }) => {
      const result = await cartOf(context).add(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    exchange: router.exchange.handler(async ({ context, input, errors }) => {
      const result = await cartOf(context).exchange(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    changeAmount: router.changeAmount.handler(async ({ context, input, errors }) => {
      const result = await cartOf(context).changeAmount(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    removeUnavailable: router.removeUnavailable.handler(({ context }) => cartOf(context).removeUnavailable()),
  };
}
