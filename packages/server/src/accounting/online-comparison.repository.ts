import {
  ONLINE_BOOKING_METHODS,
  type OnlineComparison,
  compareOnline,
} from '@ofenpost/core/accounting/online-comparison';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { and, eq, exists, inArray, min, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { payments } from '../online-payment/online-payment.table.ts';

const isOnlineShare = inArray(bookingShares.method, ONLINE_BOOKING_METHODS);

/** Core's `onlineOfDay`, compared. */
export async function findOnlineComparison(db: Transaction, day: LocalDate): Promise<OnlineComparison | undefined> {
  const ofOrder = eq(payments.orderId, bookings.orderId);
  const paid = (column: typeof payments.captured | typeof payments.refunded) =>
    sql`(select sum(${column}) from ${payments} where ${ofOrder})`.mapWith(Number);
  // A column that stands directly in a selected text loses its table there, and would name the inner one.
  const ofSameOrder = eq(sql`all_of.order_id`, bookings.orderId);
  const booked = sql`(select coalesce(sum(${bookingShares.gross}), 0) from ${bookings} all_of
    join ${bookingShares} on ${bookingShares.bookingNumber} = all_of.number
    where ${ofSameOrder} and ${isOnlineShare})`.mapWith(Number);
  const rows = await db
    .select({
      orderId: sql<string>`${bookings.orderId}`,
      orderNumber: sql`max(${bookings.orderNumber})`.mapWith(Number),
      captured: paid(payments.captured),
      refunded: paid(payments.refunded),
      booked,
    })
    .from(bookings)
    .where(and(eq(bookings.day, day), exists(db.select({ id: payments.id }).from(payments).where(ofOrder))))
    .groupBy(bookings.orderId);
  return compareOnline(rows);
}

/** The payment of each sale among these bookings, by the number of the booking, with the first line that it paid. */
export async function findOnlineOfSales(db: Transaction, numbers: readonly number[]) {
  if (numbers.length === 0) return new Map<number, never>();
  const { reference, displayText: means, captured, refunded } = payments;
  const rows = await db
    .select({ number: bookings.number, line: min(bookingShares.line), reference, means, captured, refunded })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingShares.bookingNumber, bookings.number))
    .innerJoin(payments, and(eq(payments.orderId, bookings.orderId), eq(payments.counts, true)))
    .where(and(inArray(bookings.number, [...numbers]), eq(bookings.kind, 'sale'), isOnlineShare))
    .groupBy(bookings.number, payments.id);
  return new Map(rows.map(({ number, ...online }) => [number, online]));
}
