import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { restaurantPageAt } from './restaurant-page.ts';

const restaurant = implement(apiContract.restaurant).$context<ApiContext>();

/** The handlers of `apiContract.restaurant`. */
export const createRestaurantRoutes = ({ content, clock }: Services) => ({
  load: restaurant.load.handler(async () => restaurantPageAt(await content.read(), clock.now())),
});
