import { EARLIER_ORDERS_MAX, type EarlierOrdersSearch } from '@ofenpost/core/order-desk/earlier-orders';
import { spellings } from '@ofenpost/core/text/search-words';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, and, between, desc, eq, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { type StoredOrder, findOrders } from './order.repository.ts';
import { isFinishedOrder, nameWords, orders } from './order.table.ts';
import { boardDayBegin } from './watch-orders.ts';

/** The maximum of the column's type. */
const NUMBER_MAX = 2_147_483_647;

/** The ranges of numbers that begin with these digits: for 12 those of 12 to 12, 120 to 129, 1200 to 1299 and so on. */
function rangesOf(digits: string): (readonly [number, number])[] {
  const ranges = [];
  for (let from = Number(digits), size = 1; from <= NUMBER_MAX; from *= 10, size *= 10)
    ranges.push([from, Math.min(from + size - 1, NUMBER_MAX)] as const);
  return ranges;
}

/** A query for words that begin with this one in either spelling, escaped: `('mueller':* | 'muller':*)`. */
const beginOf = (word: string): string =>
  `(${spellings(word)
    .map((form) => `'${form.replaceAll(/['\\]/g, '$&$&')}':*`)
    .join(' | ')})`;

/** When a finished order ended: by its last step, whatever was corrected of it since. */
const endedAt = sql`(${orders.orderTimeProgresses} ->> ${orders.status}::text)::timestamptz`;

/**
 * Finds the newest matching orders that ended before the board's day; null: none can match. Each kind uses an index:
 * numbers and phone numbers take as long with a million orders as with few, a name as long as it has orders.
 */
export function selectEarlierOrders(db: Transaction, search: EarlierOrdersSearch, before: Instant) {
  const newest = (condition: SQL | undefined, order: SQL = desc(orders.number)) =>
    db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(and(condition, isFinishedOrder, lt(endedAt, before)))
      .orderBy(order)
      .limit(EARLIER_ORDERS_MAX);
  switch (search.by) {
    case 'number': {
      const [first, second, ...others] = rangesOf(search.digits).map(([from, to]) =>
        newest(between(orders.number, from, to)),
      );
      if (first === undefined || second === undefined) return first ?? null;
      return unionAll(first, second, ...others)
        .orderBy(sql`number desc`)
        .limit(EARLIER_ORDERS_MAX);
    }
    case 'phoneNumber':
      return newest(eq(sql`(${orders.address} ->> 'phoneNumber')`, search.phoneNumber));
    case 'name':
      // Not the plain number: PostgreSQL would then scan all orders from the newest on for a rare name.
      return newest(
        sql`${nameWords} @@ ${search.words.map(beginOf).join(' & ')}::tsquery`,
        sql`${orders.number} + 0 desc`,
      );
  }
}

/** Core's `findEarlierOrders` from the database. */
export async function listEarlierOrders(
  db: Transaction,
  search: EarlierOrdersSearch,
  today: LocalDate,
): Promise<StoredOrder[]> {
  const found = (await selectEarlierOrders(db, search, boardDayBegin(today))) ?? [];
  return found.length === 0
    ? []
    : findOrders(
        db,
        found.map(({ id }) => id),
      );
}
