import { apiContract } from '@ofenpost/contract/api.contract';
import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { loadOvenLoad } from '../order/oven-load.repository.ts';
import type { Services } from '../services.ts';

const delivery = implement(apiContract.delivery).$context<ApiContext>();

/** The handlers of `apiContract.delivery`. */
export const createDeliveryRoutes = ({ content, clock, database }: Services) => ({
  load: delivery.load.handler(async () => deliveryAt((await content.read()).delivery, clock.now())),
  loadOvenLoad: delivery.loadOvenLoad.handler(async () => {
    const { ovenCapacity } = await content.read();
    return loadOvenLoad(database, ovenCapacity, clock.now());
  }),
});
