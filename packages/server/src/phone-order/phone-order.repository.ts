import { randomUUID } from 'node:crypto';
import { fullName } from '@ofenpost/core/contact/full-name';
import {
  CALLER_ACCOUNTS_MAX,
  CALLER_ORDERS_MAX,
  CALLER_ORDER_FIELDS,
  type CallerAccount,
  type CallerOrder,
} from '@ofenpost/core/phone-order/phone-order';
import { type PhoneOrderRepository, auditedPhoneOrder } from '@ofenpost/core/phone-order/phone-order.use-cases';
import { ok } from '@ofenpost/core/result/result';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { lockAccount } from '../account/account.repository.ts';
import { accounts } from '../account/account.table.ts';
import { addresses } from '../address/address.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { lockShared } from '../checkout/placement.repository.ts';
import { type Transaction, groupedCommit } from '../database/database.ts';
import { redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { insertOrder } from '../order/insert-order.ts';
import { lineOf } from '../order/order-line.ts';
import { findPhoneOrder } from '../order/order.repository.ts';
import { orderLines, orders } from '../order/order.table.ts';
import { printAccepted } from '../printing/print.repository.ts';
import type { Services } from '../services.ts';

/** The last orders with a phone number, newest first. */
export async function findOrdersOfCaller(db: Transaction, phoneNumber: string): Promise<CallerOrder[]> {
  const rows = await db.query.orders.findMany({
    where: eq(sql`(${orders.address} ->> 'phoneNumber')`, phoneNumber),
    orderBy: desc(orders.number),
    limit: CALLER_ORDERS_MAX,
    columns: CALLER_ORDER_FIELDS,
    with: { lines: { orderBy: asc(orderLines.position) } },
  });
  return rows.map(({ lines, ...order }) => ({
    ...order,
    productOrders: lines.map(({ orderId: _order, position: _position, ...line }) => lineOf(line)),
  }));
}

/** The accounts with a phone number, with their saved addresses, the preferred one first. */
export async function findAccountsOfCaller(db: Transaction, phoneNumber: string): Promise<CallerAccount[]> {
  const found = await db
    .select({ id: accounts.id, firstname: accounts.firstname, lastname: accounts.lastname })
    .from(accounts)
    .where(eq(accounts.phoneNumber, phoneNumber))
    .orderBy(asc(accounts.id))
    .limit(CALLER_ACCOUNTS_MAX);
  const ids = found.map(({ id }) => id);
  const saved =
    ids.length === 0
      ? []
      : await db.select().from(addresses).where(inArray(addresses.accountId, ids)).orderBy(desc(addresses.isPreferred));
  return found.map(({ id, ...person }) => ({
    name: fullName(person),
    addresses: saved
      .filter(({ accountId }) => accountId === id)
      .map(({ contactName, phoneNumber: number, street, houseNumber, orderLocationId, note }) => ({
        contactName,
        phoneNumber: number,
        street,
        houseNumber,
        orderLocationId,
        note,
      })),
  }));
}

export const createPhoneOrderRepository = (services: Pick<Services, 'database' | 'clock'>): PhoneOrderRepository => ({
  place: async (placement, compose) => {
    const { by, idempotencyKey, requestHash } = placement;
    const placed = await services.database.transaction(async (tx) => {
      await lockAccount(tx, by);
      const earlier = await findPhoneOrder(tx, by, idempotencyKey);
      if (earlier !== null) return ok(earlier);
      const shared = await lockShared(tx, services, placement);
      const composed = compose(shared);
      if (!composed.ok) return composed;
      const id = randomUUID();
      const draft = composed.value;
      const keys = { cart: null, accountId: null, capturedBy: by, email: null, idempotencyKey, requestHash };
      const number = await insertOrder(tx, { id, draft, ...keys });
      if (number === null) throw new Error('The order was not written.');
      const order = { id, number, ...draft };
      const at = order.orderTimeProgresses.created;
      await redeemGiftCard(tx, shared.giftCard, { order, by, at });
      await recordAudit(tx, ...auditedPhoneOrder(order).map((audited) => ({ ...audited, at, actorId: by })));
      await printAccepted(tx, order, at);
      return ok({ order, requestHash });
    });
    // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
    if (placed.ok) await groupedCommit(services.database);
    return placed;
  },
});
