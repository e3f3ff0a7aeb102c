import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { findAccountsOfCaller, findOrdersOfCaller } from './caller.repository.ts';
import { captureOrder } from './capture-order.ts';

const orderCapture = implement(apiContract.orderCapture).$context<ApiContext>();

/** The handlers of `apiContract.orderCapture`. */
export const createOrderCaptureRoutes = (services: Services) => ({
  findCaller: orderCapture.findCaller.handler(async ({ input: { phoneNumber } }) => {
    const [orders, accounts] = await Promise.all([
      findOrdersOfCaller(services.database, phoneNumber),
      findAccountsOfCaller(services.database, phoneNumber),
    ]);
    return { orders, accounts };
  }),
  capture: orderCapture.capture.handler(async ({ context, input: request, errors }) => {
    const result = await captureOrder(services, { request, by: await signedInId(context) });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
