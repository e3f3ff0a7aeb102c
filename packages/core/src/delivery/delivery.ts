import * as z from 'zod/mini';
import { busyControls } from '../kitchen/busy-controls.ts';
import { deliverySettings } from './delivery-time.ts';
import { orderLocation } from './order-location.ts';

/** What a client needs to know to offer a delivery: the active areas, the kitchen's preparation time, pause and rush. */
export const delivery = z.object({ orderLocations: z.array(orderLocation), settings: deliverySettings, busyControls });
export type Delivery = z.infer<typeof delivery>;
