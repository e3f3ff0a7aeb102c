import { apiContract } from '@ofenpost/contract/api.contract';
import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const delivery = implement(apiContract.delivery).$context<ApiContext>();

/** The handlers of `apiContract.delivery`. */
export const createDeliveryRoutes = ({ content, clock }: Services) => ({
  load: delivery.load.handler(async () => deliveryAt((await content.read()).delivery, clock.now())),
});
