import { STOPPED_KINDS } from '@ofenpost/core/accounting/booking';
import { dayEndOf } from '@ofenpost/core/accounting/books';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import {
  type Problems,
  type StoppedStatus,
  mostFrequentFirst,
  stoppedStatus,
} from '@ofenpost/core/accounting/problems';
import type { RedeliveryCause } from '@ofenpost/core/order/order';
import type { ReasonCode } from '@ofenpost/core/order/order-reason';
import type { RefundCause } from '@ofenpost/core/order/refund-cause';
import { addDays } from '@ofenpost/core/time/zurich';
import { and, between, eq, gte, inArray, isNotNull, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { orders } from '../order/order.table.ts';

const count = sql`count(*)`.mapWith(Number);
const isIn = ({ from, to }: DateRange) => between(bookings.day, from, to);

/** What was open of orders and was given up. It was never booked. */
function selectGivenUp(db: Transaction, { from, to }: DateRange) {
  const at = sql`(${orders.payment} -> 'openWrittenOff' ->> 'at')::timestamptz`;
  const paidOf = (path: string) => sql`coalesce((${orders.payment} #>> ${path})::integer, 0)`;
  const paid = sql`${orders.giftCardAmount} + ${paidOf('{online,amount}')} + ${paidOf('{amount}')} + ${paidOf('{rest,amount}')}`;
  const begin = dayEndOf(addDays(from, -1));
  return (
    db
      .select({
        cause: sql<RefundCause | null>`'unpaid'`.as('cause'),
        amount: sql<number>`${orders.totalPrice} - (${paid})`.as('amount'),
      })
      .from(orders)
      // An order changes when this is entered, and only the time of the change has an index.
      .where(and(gte(orders.changedAt, begin), sql`${at} >= ${begin}`, sql`${at} < ${dayEndOf(to)}`))
  );
}

/** The order's refund has the id of its booking. Older orders do not list theirs. */
function findRefunds(db: Transaction, range: DateRange): Promise<Problems['refunds']> {
  const said = sql`(select refund ->> 'cause' from jsonb_array_elements(${orders.refunds}) refund
    where refund ->> 'id' = ${bookings.id}::text)`;
  const cause = sql<RefundCause | null>`case ${bookings.kind} when 'writeOff' then 'unpaid' else ${said} end`;
  const paid = sql`(select coalesce(sum(${bookingShares.gross}), 0) from ${bookingShares}
    where ${bookingShares.bookingNumber} = ${bookings.number})`;
  const booked = db
    .select({ cause: cause.as('cause'), amount: sql<number>`-${paid}`.as('amount') })
    .from(bookings)
    .leftJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(isIn(range), inArray(bookings.kind, ['refund', 'writeOff'])));
  const given = unionAll(booked, selectGivenUp(db, range)).as('given');
  return db
    .select({ cause: given.cause, count, amount: sql`sum(${given.amount})`.mapWith(Number) })
    .from(given)
    .groupBy(given.cause);
}

/** What tells a line from others of its order. Its prices do not: a line that is delivered again costs nothing. */
const identityOf = (line: string) =>
  sql.raw(`(${line}.product_id, ${line}.creation, (select jsonb_agg(option - 'price' order by place)
    from jsonb_array_elements(${line}.options) with ordinality as listed(option, place)))`);

/** Of lines that are the same, because an edit added one, the first one says the price. */
const WORTH_ON_FIRST = sql`(
  select coalesce(sum(again.amount * (
    select original.unit_price from order_lines original
    where original.order_id = (orders.redelivers ->> 'id')::uuid
      and ${identityOf('original')} is not distinct from ${identityOf('again')}
    order by original.position limit 1)), 0)
  from order_lines again where again.order_id = orders.id)`;

function findRedeliveries(db: Transaction, { from, to }: DateRange): Promise<Problems['redeliveries']> {
  const created = sql`(${orders.orderTimeProgresses} ->> 'created')::timestamptz`;
  const begin = dayEndOf(addDays(from, -1));
  return db
    .select({
      cause: sql<RedeliveryCause>`${orders.redelivers} ->> 'cause'`,
      count,
      amount: sql`sum(${WORTH_ON_FIRST})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        // No order changes before it is created, and only the time of the change has an index.
        gte(orders.changedAt, begin),
        isNotNull(orders.redelivers),
        // One that was stopped before the kitchen began with it gave nothing.
        or(
          notInArray(orders.status, stoppedStatus.options),
          sql`${orders.orderTimeProgresses} ->> 'preparing' is not null`,
        ),
        sql`${created} >= ${begin}`,
        sql`${created} < ${dayEndOf(to)}`,
      ),
    )
    .groupBy(sql`1`);
}

/** An order counts at its last end: an earlier one was undone. */
function findStopped(db: Transaction, range: DateRange): Promise<Problems['stopped']> {
  const later = alias(bookings, 'later');
  return db
    .select({
      status: sql<StoppedStatus>`${orders.status}`,
      reason: sql<ReasonCode | null>`${orders.reason} ->> 'code'`,
      byGuest: sql<boolean>`${orders.guestCancellation} is not null`,
      count,
      amount: sql`sum(${bookings.orderTotal})`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        isIn(range),
        inArray(bookings.kind, [...STOPPED_KINDS]),
        notExists(
          db
            .select({ number: later.number })
            .from(later)
            .where(
              and(
                eq(later.orderId, bookings.orderId),
                lt(bookings.number, later.number),
                inArray(later.kind, [...STOPPED_KINDS, 'stopUndone']),
              ),
            ),
        ),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`);
}

/** What core's `problemsOf` finds, in the order of it. */
export async function findProblems(db: Transaction, range: DateRange): Promise<Problems> {
  return {
    refunds: mostFrequentFirst(await findRefunds(db, range)),
    redeliveries: mostFrequentFirst(await findRedeliveries(db, range)),
    stopped: mostFrequentFirst(await findStopped(db, range)),
  };
}
