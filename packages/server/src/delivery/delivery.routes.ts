import { deliveryContract } from '@ofenpost/contract/delivery/delivery.contract';
import { deliveryAt } from '@ofenpost/core/delivery/delivery';
import type { OvenCapacity, OvenLoad } from '@ofenpost/core/delivery/delivery-time';
import type { Instant } from '@ofenpost/core/time/instant';
import { implement } from '@orpc/server';
import type { Database } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const delivery = implement(deliveryContract).$context<ApiContext>();

/** Finds how much of the oven the orders have reserved. Orders come after delivery, so the host hands it over. */
type FindOvenLoad = (db: Database, capacity: OvenCapacity, now: Instant) => Promise<OvenLoad>;

/** The handlers of `deliveryContract`. */
export const createDeliveryRoutes = ({ content, clock, database }: Services, findOvenLoad: FindOvenLoad) => ({
  load: delivery.load.handler(async () => deliveryAt((await content.read()).delivery, clock.now())),
  loadOvenLoad: delivery.loadOvenLoad.handler(async () => {
    const { ovenCapacity } = await content.read();
    return findOvenLoad(database, ovenCapacity, clock.now());
  }),
});
