import { type OvenCapacity, type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { slotOf } from '@ofenpost/core/delivery/slot-capacity';
import { RESERVED_MINUTES } from '@ofenpost/core/online-payment/online-limits';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { and, asc, gte, sql } from 'drizzle-orm';
import { type Transaction, preparePerDatabase } from '../database/database.ts';
import { orders } from './order.table.ts';

/** The key of the advisory lock: any number without another use in this database. */
const OVEN_LOCK = 7_405_130;

/** Core's `holdsOven` as a query: what waits for its payment changes otherwise than by it, so its creation counts. */
const holdsOven = sql`(${orders.status} <> 'awaitingPayment'
  or (${orders.orderTimeProgresses} ->> 'created')::timestamptz > ${sql.placeholder('heldSince')}::timestamptz)`;

const findReserved = preparePerDatabase((db) =>
  db
    .select({
      slot: sql<Instant>`${orders.ovenSlot}`.mapWith(orders.ovenSlot),
      breads: sql`sum(${orders.ovenBreads})`.mapWith(Number),
      byNewGuests: sql`coalesce(sum(${orders.ovenBreads}) filter (where ${orders.newGuest}
        and ${orders.payment} ->> 'state' not in ('awaitingOnline', 'paidOnline')
        and ${orders.payment} -> 'online' is null), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(gte(orders.ovenSlot, sql.placeholder('from')), holdsOven))
    .groupBy(orders.ovenSlot)
    .orderBy(asc(orders.ovenSlot))
    .prepare('find_reserved_slots'),
);

/** Core's `reservedSlots` as a query. */
export async function findOvenLoad(db: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  const found = await findReserved(db).execute({ from: slotOf(now), heldSince: addMinutes(now, -RESERVED_MINUTES) });
  return {
    capacity,
    reserved: found.map(({ slot, breads }) => ({ slot, breads })),
    reservedByNewGuests: found.flatMap(({ slot, byNewGuests: breads }) => (breads > 0 ? [{ slot, breads }] : [])),
  };
}

/**
 * The oven's load for an order that is being placed; no other order can reserve until the transaction ends. It is the
 * last lock of a transaction; an unlimited oven needs none.
 */
export async function lockOvenLoad(tx: Transaction, capacity: OvenCapacity, now: Instant): Promise<OvenLoad> {
  if (capacity === null) return UNLIMITED_OVEN;
  await tx.execute(sql`select pg_advisory_xact_lock(${OVEN_LOCK})`);
  return findOvenLoad(tx, capacity, now);
}
