import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { loadKitchen } from './load-kitchen.ts';
import { endPause, endRush, pauseDelivery, rushKitchen, sellOutOffer } from './throttle-kitchen.ts';

const kitchen = implement(apiContract.kitchen).$context<ApiContext>();

/** The handlers of `apiContract.kitchen`. */
export const createKitchenRoutes = (services: Services) => ({
  load: kitchen.load.handler(() => loadKitchen(services)),
  pause: kitchen.pause.handler(async ({ input, errors }) => {
    const result = await pauseDelivery(services, input.until);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  endPause: kitchen.endPause.handler(() => endPause(services)),
  rush: kitchen.rush.handler(async ({ input, errors }) => {
    const result = await rushKitchen(services, input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  endRush: kitchen.endRush.handler(() => endRush(services)),
  sellOut: kitchen.sellOut.handler(async ({ input, errors }) => {
    const result = await sellOutOffer(services, input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
