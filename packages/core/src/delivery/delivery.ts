import * as z from 'zod/mini';
import { deliverySettings } from './delivery-time.ts';
import { orderLocation } from './order-location.ts';

/** What a client needs to know to offer a delivery: the active areas and the kitchen's preparation time. */
export const delivery = z.object({ orderLocations: z.array(orderLocation), settings: deliverySettings });
export type Delivery = z.infer<typeof delivery>;
