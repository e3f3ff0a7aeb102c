import * as z from 'zod/mini';
import { order } from '../order/order.ts';

export const placedOrder = z.object({
  order,
  /** The secret that lets its holder read this one order. */
  capability: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;
