import { EARLIER_ORDERS_MAX, type EarlierOrdersSearch } from '@ofenpost/core/order/earlier-orders';
import { spellings } from '@ofenpost/core/text/search-words';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, between, desc, eq, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { isFinishedOrder, nameWords, orders } from './order.table.ts';

/** The greatest number that the column holds. */
const NUMBER_MAX = 2_147_483_647;

/** The numbers that begin with these digits: for 12 those from 12 to 12, 120 to 129, 1200 to 1299 and so on. */
function rangesOf(digits: string): (readonly [number, number])[] {
  const ranges = [];
  for (let from = Number(digits), size = 1; from <= NUMBER_MAX; from *= 10, size *= 10)
    ranges.push([from, Math.min(from + size - 1, NUMBER_MAX)] as const);
  return ranges;
}

/** Whatever stands in a word is looked for as it is, in either form: `('mueller':* | 'muller':*)`. */
const beginOf = (word: string): string =>
  `(${spellings(word)
    .map((form) => `'${form.replaceAll(/['\\]/g, '$&$&')}':*`)
    .join(' | ')})`;

/**
 * Which orders were finished before the desk's day and are meant, the newest. Null: no order can be. Each goes by an
 * index: numbers and phone numbers take as long with a million orders as with few, a name as long as it has orders.
 */
export function selectEarlierOrders(db: Transaction, search: EarlierOrdersSearch, before: Instant) {
  const newest = (condition: SQL | undefined, order: SQL = desc(orders.number)) =>
    db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(and(condition, isFinishedOrder, lt(orders.changedAt, before)))
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
      // Not by the number itself: a name that few have would be looked for in all orders, from the newest on.
      return newest(
        sql`${nameWords} @@ ${search.words.map(beginOf).join(' & ')}::tsquery`,
        sql`${orders.number} + 0 desc`,
      );
  }
}
