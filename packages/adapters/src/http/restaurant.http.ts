import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { RestaurantPort } from '@ofenpost/core/restaurant/restaurant.port';

export const createRestaurantHttp = ({ restaurant }: ApiClient): RestaurantPort => ({
  load: () => restaurant.load(),
  loadVatRates: () => restaurant.loadVatRates(),
  loadOrderAlarmLimits: () => restaurant.loadOrderAlarmLimits(),
});
