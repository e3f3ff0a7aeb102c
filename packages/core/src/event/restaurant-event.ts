import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

export const restaurantEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  start: instant,
  end: instant,
  /** Guests see it. */
  published: z.boolean(),
});
export type RestaurantEvent = z.infer<typeof restaurantEvent>;
