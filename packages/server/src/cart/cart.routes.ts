import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { becomeCartOwner, cartOwnerOf } from './cart-owner.ts';
import { addToCart, changeCartAmount, loadCart, removeUnavailable } from './change-cart.ts';

const cart = implement(apiContract.cart).$context<ApiContext>();

/** The handlers of `apiContract.cart`. */
export function createCartRoutes(services: Services) {
  const inProduction = services.configuration.environment === 'production';
  return {
    load: cart.load.handler(async ({ context }) => loadCart(services, await cartOwnerOf(context, inProduction))),
    add: cart.add.handler(async ({ context, input, errors }) => {
      const result = await addToCart(services, () => becomeCartOwner(context, inProduction), input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    changeAmount: cart.changeAmount.handler(async ({ context, input, errors }) => {
      const result = await changeCartAmount(services, await cartOwnerOf(context, inProduction), input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    removeUnavailable: cart.removeUnavailable.handler(async ({ context }) =>
      removeUnavailable(services, await cartOwnerOf(context, inProduction)),
    ),
  };
}
