import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const restaurant = implement(apiContract.restaurant).$context<ApiContext>();

/** The handlers of `apiContract.restaurant`. */
export const createRestaurantRoutes = ({ content }: Services) => ({
  load: restaurant.load.handler(async () => (await content.read()).restaurant),
  loadVatRates: restaurant.loadVatRates.handler(async () => [...(await content.read()).vatRates]),
  loadOrderAlarmLimits: restaurant.loadOrderAlarmLimits.handler(async () => (await content.read()).orderAlarmLimits),
});
