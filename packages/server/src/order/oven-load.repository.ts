import { type OvenCapacity, type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { slotOf } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { asc, gte, sql } from 'drizzle-orm';
import { type Transaction, preparePerDatabase } from '../database/database.ts';
import { orders } from './order.table.ts';

/** The key of the advisory lock: any number without another use in this database. */
const OVEN_LOCK = 7_405_130;

const findReserved = preparePerDatabase((db) =>
  db
    .select({
      slot: sql<Instant>`${orders.ovenSlot}`.mapWith(orders.ovenSlot),
      breads: sql`sum(${orders.ovenBreads})`.mapWith(Number),
    })
    .from(orders)
    .where(gte(orders.ovenSlot, sql.placeholder('from')))
    .groupBy(orders.ovenSlot)
    .orderBy(asc(orders.ovenSlot))
    .prepare('find_reserved_slots'),
);

/** Core's `reservedSlots` as a query. */
export async function loadOvenLoad(db: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  return { capacity, reserved: await findReserved(db).execute({ from: slotOf(now) }) };
}

/**
 * The oven's load for an order that is being placed; no other order can reserve until the transaction ends. It is the
 * last lock of a transaction; an unlimited oven needs none.
 */
export async function lockOvenLoad(tx: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  await tx.execute(sql`select pg_advisory_xact_lock(${OVEN_LOCK})`);
  return loadOvenLoad(tx, capacity, now);
}
