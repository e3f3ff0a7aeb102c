import type { RestaurantPage } from './restaurant-page.ts';

export type RestaurantPort = {
  load(): Promise<RestaurantPage>;
};
