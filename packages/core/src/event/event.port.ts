import type { RestaurantEvent } from './restaurant-event.ts';

export type EventPort = {
  /** The coming events, the next one first. */
  load(): Promise<RestaurantEvent[]>;
};
