import { createAutoAccept } from '@ofenpost/core/order-desk/auto-accept';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { and, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';
import type { JobRun } from '../jobs/job.ts';
import { findOrderAcceptance } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { Services } from '../services.ts';
import { type OrderEffect, createOrderRepository, isOpenUntil } from './order.repository.ts';
import { orders } from './order.table.ts';

/** The name of the job that accepts an order. */
export const AUTO_ACCEPT = 'auto_accept';

/** For a failing database; afterwards staff accept the order, as they do without the setting. */
const ATTEMPTS_MAX = 3;

/** Enqueues the job in the transaction that places the order, where the shop accepts orders by itself. */
export async function enqueueAutoAccept(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${AUTO_ACCEPT}::text, json_build_object('orderId', ${orderId}::text), max_attempts => ${ATTEMPTS_MAX}::int)
    from ${restaurants} where ${restaurants.autoAccept} <> 'off'`);
}

const payloadSchema = z.object({ orderId: z.uuid() });

/** Accepts the order of a job, unless the settings or the order leave it to staff. */
export function createAutoAcceptJob(services: Services, effects: readonly OrderEffect[]) {
  const { database } = services;
  const accept = createAutoAccept({
    ...services,
    orders: createOrderRepository(services, effects),
    loadAcceptance: () => findOrderAcceptance(database),
    countOtherOpenOrders: (id) =>
      database.$count(orders, and(isOpenUntil(businessDayOf(services.clock.now())), ne(orders.id, id))),
  });
  return ({ payload }: JobRun): Promise<void> => accept(payloadSchema.parse(payload).orderId);
}
