import { phoneOrderContract } from '@ofenpost/contract/phone-order/phone-order.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import { findAccountsOfCaller, findOrdersOfCaller, takePhoneOrder } from './phone-order.ts';

const phoneOrder = implement(phoneOrderContract).$context<ApiContext>();

/** The handlers of `phoneOrderContract`. */
export const createPhoneOrderRoutes = (services: Services) => ({
  findCaller: phoneOrder.findCaller.handler(async ({ input: { phoneNumber } }) => {
    const [orders, accounts] = await Promise.all([
      findOrdersOfCaller(services.database, phoneNumber),
      findAccountsOfCaller(services.database, phoneNumber),
    ]);
    return { orders, accounts };
  }),
  capture: phoneOrder.capture.handler(async ({ context, input: request, errors }) => {
    const result = await takePhoneOrder(services, { request, by: await signedInId(context) });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
