import { randomUUID } from 'node:crypto';
import { phoneOrderContract } from '@ofenpost/contract/phone-order/phone-order.contract';
import { createPhoneOrderUseCases } from '@ofenpost/core/phone-order/phone-order.use-cases';
import { implement } from '@orpc/server';
import { requestHashOf } from '../checkout/placement.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { createPhoneOrderRepository, findAccountsOfCaller, findOrdersOfCaller } from './phone-order.repository.ts';

const phoneOrder = implement(phoneOrderContract).$context<ApiContext>();

/** The handlers of `phoneOrderContract`. */
export function createPhoneOrderRoutes(services: Services) {
  const phoneOrdersFor = createPhoneOrderUseCases({
    ...services,
    phoneOrders: createPhoneOrderRepository(services),
    hashOf: requestHashOf,
    newId: randomUUID,
  });
  return {
    findCaller: phoneOrder.findCaller.handler(async ({ input: { phoneNumber } }) => {
      const [orders, accounts] = await Promise.all([
        findOrdersOfCaller(services.database, phoneNumber),
        findAccountsOfCaller(services.database, phoneNumber),
      ]);
      return { orders, accounts };
    }),
    capture: phoneOrder.capture.handler(async ({ context, input, errors }) => {
      // Whoever holds a key could otherwise find codes of gift cards by trying.
      if ((await context.account()).apiKey !== undefined && (input.draft.giftCardCode ?? '') !== '')
        throw errors.REFUSED({ data: { code: 'giftCardUnusable' } });
      const result = await phoneOrdersFor(await signedInId(context)).capture(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
