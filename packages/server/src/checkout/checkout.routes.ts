import { checkoutContract } from '@ofenpost/contract/checkout/checkout.contract';
import { createCheckoutUseCases } from '@ofenpost/core/checkout/checkout.use-cases';
import { may } from '@ofenpost/core/role/permission';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { tooManyCalls } from '../http/rate-limit.ts';
import { orderCapability } from '../order/order-capability.ts';
import type { Services } from '../services.ts';
import { createPlacementRepository, requestHashOf } from './placement.repository.ts';

const checkout = implement(checkoutContract).$context<ApiContext>();

/** The handlers of `checkoutContract`. */
export function createCheckoutRoutes(services: Services) {
  const checkoutOf = createCheckoutUseCases({
    ...services,
    placements: createPlacementRepository(services),
    hashOf: requestHashOf,
    onlineMethods: () => services.paymentBreaker.methods(services.clock.now()),
    capabilityOf: (orderId) => orderCapability(services.authSecret, orderId),
  });
  return {
    place: checkout.place.handler(async ({ context, input, errors }) => {
      // Limited, since placing orders could be used to guess codes.
      const namesCard = (input.draft.giftCardCode ?? '') !== '';
      if (namesCard && !(await context.countCall('giftCard.readBalance'))) throw tooManyCalls();
      const namesPromotion = (input.draft.promotionCode ?? '') !== '';
      if (namesPromotion && !(await context.countCall('promotion.check'))) throw tooManyCalls();
      const isStaff = may(await context.account(), 'order.capture');
      const result = await checkoutOf(await context.cartOwner(), isStaff).place(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
