import * as z from 'zod/mini';
import { photo } from '../photo/photo.ts';
import { instant } from '../time/instant.ts';

/** Nobody but staff knows of a draft; guests who put a published one into their calendar hear that it is cancelled. */
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
