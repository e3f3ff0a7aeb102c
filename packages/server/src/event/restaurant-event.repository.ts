import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Instant } from '@ofenpost/core/time/instant';
import { gt } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { restaurantEvents } from './restaurant-event.table.ts';

/** The events that are not over at `now`. */
export const loadEvents = (db: Transaction, now: Instant): Promise<RestaurantEvent[]> =>
  db.select().from(restaurantEvents).where(gt(restaurantEvents.end, now));
