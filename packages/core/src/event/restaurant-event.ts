import * as z from 'zod/mini';
import { photo } from '../photo/photo.ts';
import { instant } from '../time/instant.ts';

/**
 * Only staff see a draft. A cancelled event stays visible, because guests may have a published one in their calendar.
 */
export const eventState = z.enum(['draft', 'published', 'cancelled']);
export type EventState = z.infer<typeof eventState>;

export const restaurantEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  start: instant,
  end: instant,
  photo: z.nullable(photo),
  state: eventState,
  /** Counts its changes, from 1. */
  version: z.int().check(z.gte(1)),
  /** When it was changed last. */
  changed: instant,
});
export type RestaurantEvent = z.infer<typeof restaurantEvent>;
