import { restaurantContract } from '@ofenpost/contract/restaurant/restaurant.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const restaurant = implement(restaurantContract).$context<ApiContext>();

/** The handlers of `restaurantContract`. */
export const createRestaurantRoutes = ({ content }: Services) => ({
  load: restaurant.load.handler(async () => (await content.read()).restaurant),
  loadVatRates: restaurant.loadVatRates.handler(async () => [...(await content.read()).vatRates]),
  loadOrderAlarmLimits: restaurant.loadOrderAlarmLimits.handler(async () => (await content.read()).orderAlarmLimits),
});
