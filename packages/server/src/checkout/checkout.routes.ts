import { checkoutContract } from '@ofenpost/contract/checkout/checkout.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { tooManyCalls } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { placeOrder } from './place-order.ts';

const checkout = implement(checkoutContract).$context<ApiContext>();

/** The handlers of `checkoutContract`. */
export function createCheckoutRoutes(services: Services) {
  return {
    place: checkout.place.handler(async ({ context, input, errors }) => {
      // Limited, since placing orders could be used to guess gift card codes.
      const namesCard = (input.draft.giftCardCode ?? '') !== '';
      if (namesCard && !(await context.countCall('giftCard.readBalance'))) throw tooManyCalls();
      const result = await placeOrder(services, await context.cartOwner(), input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
