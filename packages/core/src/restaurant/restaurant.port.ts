import type { Restaurant } from './restaurant.ts';

export type RestaurantPort = {
  load(): Promise<Restaurant>;
};
