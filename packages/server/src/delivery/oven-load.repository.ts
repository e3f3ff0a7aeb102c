import { type OvenCapacity, type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/oven-load';
import { slotOf } from '@ofenpost/core/delivery/slot-capacity';
import type { Instant } from '@ofenpost/core/time/instant';
import { asc, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { preparePerDatabase } from '../database/prepared-statements.ts';
import { orders } from '../order/order.table.ts';

/** Any number that no other use of this database takes. */
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

/** `reservedSlots` of core as a query. */
export async function loadOvenLoad(db: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  return { capacity, reserved: await findReserved(db).execute({ from: slotOf(now) }) };
}

/**
 * What the oven has to take, for an order that is being placed: until the transaction ends nobody else reserves. It is the
 * last lock of a transaction, and an oven that takes any number needs none.
 */
export async function lockOvenLoad(tx: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  await tx.execute(sql`select pg_advisory_xact_lock(${OVEN_LOCK})`);
  return loadOvenLoad(tx, capacity, now);
}
