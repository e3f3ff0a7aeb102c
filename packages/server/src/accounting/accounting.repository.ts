import type { AccountingRepository, Books, BooksChange } from '@ofenpost/core/accounting/accounting.use-cases';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import {
  findBookedById,
  findBookedOfOrder,
  findBookings,
  findClosedUntil,
  insertBooking,
  lockForBooking,
  lockForClosing,
} from '../ledger/booking.repository.ts';
import { holdOrders } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import { findJournal, findLastNumber, insertClose, insertReversal, saveCount } from './day-close.repository.ts';
import { findRevenue } from './revenue.repository.ts';
import { findHeads, orderSealing, sealAll } from './seal.repository.ts';

const booksIn = (tx: Transaction): Books => ({
  loadJournal: (day, now) => findJournal(tx, day, now),
  loadClosedUntil: () => findClosedUntil(tx),
  loadLastNumber: () => findLastNumber(tx),
  loadStaffLimit: () => findStaffLimit(tx),
  findBooked: (id) => findBookedById(tx, id),
  listBookedOfOrder: (orderNumber) => findBookedOfOrder(tx, orderNumber),
  book: (entry) => insertBooking(tx, entry),
  saveCount: (day, seenRevision, count) => saveCount(tx, { day, seenRevision, count }),
  saveClose: async (close) => {
    await sealAll(tx, 'bookings', close.at);
    await insertClose(tx, close, await findHeads(tx));
    await sealAll(tx, 'day_closes', close.at);
    await orderSealing(tx);
  },
  saveReversal: async (close, reversal) => {
    await insertReversal(tx, close, reversal);
    await sealAll(tx, 'day_closes', reversal.at);
  },
  recordAudit: (entry) => recordAudit(tx, entry),
});

/** Orders are locked before the books: a step locks its order before it waits for the books. */
async function lockBooks(tx: Transaction, change: BooksChange): Promise<void> {
  if (change.kind === 'book') {
    if (change.orderNumber !== undefined)
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, change.orderNumber)).for('update');
    await lockForBooking(tx);
    return;
  }
  if (change.kind === 'close') await holdOrders(tx);
  await lockForClosing(tx);
}

export const createAccountingRepository = (database: Database): AccountingRepository => ({
  loadJournal: (day, now) =>
    database.transaction((tx) => findJournal(tx, day, now), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  list: (query) => findBookings(database, query),
  loadRevenue: (range) => findRevenue(database, range),
  change: (change, work) =>
    database.transaction(async (tx) => {
      await lockBooks(tx, change);
      return work(booksIn(tx));
    }),
});
