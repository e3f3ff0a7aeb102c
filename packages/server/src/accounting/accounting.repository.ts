import type { AccountingRepository, Books, BooksChange } from '@ofenpost/core/accounting/accounting.use-cases';
import { isTurnover } from '@ofenpost/core/accounting/booking';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import { lockGiftCardOfOrder, newGiftCardFor } from '../gift-card/pay-by-gift-card.ts';
import {
  findBookedById,
  findBookedOfOrder,
  findBookings,
  findClosedUntil,
  insertBooking,
  lockForBooking,
  lockForClosing,
} from '../ledger/booking.repository.ts';
import { findMovedByHand } from '../ledger/moved-by-hand.repository.ts';
import { type OrderEffect, findOrderByNumber, holdOrders, saveChange } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import {
  findJournal,
  findLastNumber,
  findNamedBookings,
  insertClose,
  insertReversal,
  saveCount,
} from './day-close.repository.ts';
import { findRevenue } from './revenue.repository.ts';
import { findHeads, orderSealing, sealAll } from './seal.repository.ts';

const booksIn = (tx: Transaction, effects: readonly OrderEffect[]): Books => ({
  listBookedOn: (day) => findNamedBookings(tx, day),
  loadOrder: async (orderNumber) => (await findOrderByNumber(tx, orderNumber))?.order ?? null,
  newGiftCardFor: (orderId) => newGiftCardFor(tx, orderId),
  saveRefund: async (change) => {
    await saveChange(tx, change);
    for (const effect of effects) await effect(tx, change);
  },
  loadJournal: (day, now) => findJournal(tx, day, now),
  loadClosedUntil: () => findClosedUntil(tx),
  loadLastNumber: () => findLastNumber(tx),
  loadStaffLimit: () => findStaffLimit(tx),
  loadMovedByHand: (mover) => findMovedByHand(tx, mover),
  findBooked: (id) => findBookedById(tx, id),
  listBookedOfOrder: async (orderNumber) =>
    (await findBookedOfOrder(tx, orderNumber)).filter(({ booking }) => isTurnover(booking.kind)),
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

/** Locks the order that is refunded, and the gift card that paid it where it gets something back. */
async function lockRefunded(tx: Transaction, orderNumber: number, creditsGiftCard: boolean): Promise<void> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber)).for('update');
  if (order !== undefined && creditsGiftCard) await lockGiftCardOfOrder(tx, order.id);
}

/**
 * Orders and gift cards are locked before the books: a step locks its order, and a change of a gift card locks it, before
 * they wait for the books.
 */
async function lockBooks(tx: Transaction, change: BooksChange): Promise<void> {
  if (change.kind === 'book') {
    if (change.orderNumber !== undefined) await lockRefunded(tx, change.orderNumber, change.creditsGiftCard === true);
    await (change.takesCash === true ? lockForClosing(tx) : lockForBooking(tx));
    return;
  }
  if (change.kind === 'close') await holdOrders(tx);
  await lockForClosing(tx);
}

export const createAccountingRepository = (
  database: Database,
  effects: readonly OrderEffect[],
): AccountingRepository => ({
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
      return work(booksIn(tx, effects));
    }),
});
