import { TURNOVER_KINDS } from '@ofenpost/core/accounting/booking';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import { type Revenue, bestProducts } from '@ofenpost/core/accounting/revenue';
import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { orderLines } from '../order/order.table.ts';
import { findFigures } from './figures.repository.ts';
import { findProblems } from './problems.repository.ts';

const { day, kind, at, area, number, orderId, orderTotal, discount } = bookings;
const isIn = ({ from, to }: DateRange) => between(day, from, to);
/** Sales, and what took one back: its amounts are negative. */
const isSaleIn = (range: DateRange) => and(isIn(range), sql`${kind} in ('sale', 'saleUndone')`);
const sign = sql`case ${kind} when 'sale' then 1 when 'saleUndone' then -1 else 0 end`;

const orders = sql`sum(${sign})`.mapWith(Number);
/** The sum of a sale's shares. */
const sold = sql`${orderTotal} - ${discount}`;
const sales = sql`sum(${sold})`.mapWith(Number);

/** What was sold and taken back leaves nothing to show. */
const somethingSold = sql`${orders} <> 0 or sum(${orderTotal}) <> 0 or bool_or(${kind} not in ('sale', 'saleUndone'))`;

/** Turnover minus refunds. */
function findByDay(db: Transaction, range: DateRange): Promise<Revenue['byDay']> {
  const refunded = sql`(select coalesce(sum(${bookingShares.gross}), 0) from ${bookingShares}
    where ${bookingShares.bookingNumber} = ${number})`;
  const gross = sql`sum(case when ${kind} in ('sale', 'saleUndone') then ${sold} else ${refunded} end)`.mapWith(Number);
  return db
    .select({ day, gross, orders })
    .from(bookings)
    .where(and(isIn(range), inArray(kind, [...TURNOVER_KINDS])))
    .groupBy(day)
    .having(somethingSold)
    .orderBy(asc(day));
}

/** Zurich's offset from UTC is whole hours, so only one instant of each hour is converted, not that of each order. */
function findByHour(db: Transaction, range: DateRange): Promise<Revenue['byHour']> {
  const begin = sql<string>`date_trunc('hour', ${at})`.as('begin');
  const hours = db
    .select({ begin, gross: sales.as('gross'), orders: orders.as('orders') })
    .from(bookings)
    .where(isSaleIn(range))
    .groupBy(begin)
    .as('hours');
  const hour = sql`extract(hour from ${hours.begin} at time zone 'Europe/Zurich')::integer`.mapWith(Number);
  return db
    .select({
      hour,
      gross: sql`sum(${hours.gross})`.mapWith(Number),
      orders: sql`sum(${hours.orders})`.mapWith(Number),
    })
    .from(hours)
    .groupBy(hour)
    .having(sql`sum(${hours.gross}) <> 0 or sum(${hours.orders}) <> 0`)
    .orderBy(asc(hour));
}

/** A renamed product has the name under which it was sold last. */
async function findByProduct(db: Transaction, range: DateRange): Promise<Revenue['byProduct']> {
  const { productId, name, amount, totalPrice, position } = orderLines;
  const named = db
    .select({
      productId,
      name,
      pieces: sql`sum(${amount} * ${sign})`.as('pieces'),
      gross: sql`sum(${totalPrice} * ${sign})`.as('gross'),
      last: sql`max(array[${number}, ${position}])`.as('last'),
    })
    .from(bookings)
    .innerJoin(orderLines, eq(orderLines.orderId, orderId))
    .where(isSaleIn(range))
    .groupBy(productId, name)
    .as('named');
  const products = await db
    .select({
      id: named.productId,
      name: sql<string>`(array_agg(${named.name} order by ${named.last} desc))[1]`,
      pieces: sql`sum(${named.pieces})`.mapWith(Number),
      gross: sql`sum(${named.gross})`.mapWith(Number),
    })
    .from(named)
    .groupBy(named.productId)
    .having(sql`sum(${named.pieces}) <> 0`);
  return bestProducts(products);
}

const findByArea = (db: Transaction, range: DateRange): Promise<Revenue['byArea']> =>
  db
    .select({ area, gross: sales, orders })
    .from(bookings)
    .where(isSaleIn(range))
    .groupBy(area)
    .having(somethingSold)
    .orderBy(desc(sales), asc(area));

/** Figures and turnover of a range, in one snapshot. */
export const findRevenue = (db: Database, range: DateRange): Promise<Revenue> =>
  db.transaction(
    async (tx) => ({
      range,
      figures: await findFigures(tx, range),
      byDay: await findByDay(tx, range),
      byHour: await findByHour(tx, range),
      byProduct: await findByProduct(tx, range),
      byArea: await findByArea(tx, range),
      problems: await findProblems(tx, range),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
