import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { addToCart, changeCartAmount, loadCart, removeUnavailable } from './change-cart.ts';

const router = implement(apiContract.cart).$context<ApiContext>();

/** The handlers of `apiContract.cart`. */
export function createCartRoutes(services: Services) {
  return {
    load: router.load.handler(async ({ context }) => loadCart(services, await context.cartOwner())),
    add: router.add.handler(async ({ context, input, errors }) => {
      const result = await addToCart(services, context.becomeCartOwner, input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    changeAmount: router.changeAmount.handler(async ({ context, input, errors }) => {
      const result = await changeCartAmount(services, await context.cartOwner(), input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    removeUnavailable: router.removeUnavailable.handler(async ({ context }) =>
      removeUnavailable(services, await context.cartOwner()),
    ),
  };
}
