import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const delivery = implement(apiContract.delivery).$context<ApiContext>();

/** The handlers of `apiContract.delivery`. */
export const createDeliveryRoutes = ({ content }: Services) => ({
  load: delivery.load.handler(async () => (await content.read()).delivery),
});
