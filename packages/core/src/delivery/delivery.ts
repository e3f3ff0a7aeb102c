import * as z from 'zod/mini';
import { busyAt, busyControls } from '../kitchen/busy-controls.ts';
import type { Instant } from '../time/instant.ts';
import { collection, collectionAt } from './collection.ts';
import { deliverySettings } from './delivery-time.ts';
import { orderLocation } from './order-location.ts';

/**
 * What a client needs to know to offer a delivery: the active areas, the kitchen's preparation time, pause and rush.
 */
export const delivery = z.object({
  orderLocations: z.array(orderLocation),
  settings: deliverySettings,
  busyControls,
  /** Missing where guests cannot collect their orders. */
  collection: z.optional(collection),
});
export type Delivery = z.infer<typeof delivery>;

/** The delivery at `now`: a pause or rush that is over is left out. */
export const deliveryAt = (loaded: Delivery, now: Instant): Delivery => ({
  ...loaded,
  busyControls: busyAt(loaded.busyControls, now),
  ...(loaded.collection && { collection: collectionAt(loaded.collection, now) }),
});
