import { pickupContract } from '@ofenpost/contract/pickup/pickup.contract';
import { PICKUP_STATUSES, pickupBoardOf } from '@ofenpost/core/pickup/pickup-board';
import { implement } from '@orpc/server';
import { and, eq, inArray } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { createSharedLoad } from '../live/snapshot.ts';
import { orders } from '../order/order.table.ts';
import type { Services } from '../services.ts';

const pickup = implement(pickupContract).$context<ApiContext>();

/** The handlers of `pickupContract`. Screens that ask at once share one query. */
export function createPickupRoutes({ database, clock }: Services) {
  const load = createSharedLoad(() =>
    database.query.orders.findMany({
      columns: {
        number: true,
        status: true,
        fulfilment: true,
        ovenBreads: true,
        promisedAt: true,
        deliveryTime: true,
        orderTimeProgresses: true,
      },
      where: and(eq(orders.fulfilment, 'collected'), inArray(orders.status, [...PICKUP_STATUSES])),
    }),
  );
  return { load: pickup.load.handler(async () => pickupBoardOf(await load(), clock.now())) };
}
