import {
  CALLER_ACCOUNTS_MAX,
  CALLER_ORDERS_MAX,
  CALLER_ORDER_FIELDS,
  type CallerAccount,
  type CallerOrder,
} from '@ofenpost/core/phone-order/phone-order';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { addresses } from '../address/address.table.ts';
import type { Transaction } from '../database/database.ts';
import { orderLines, orders } from '../order/order.table.ts';

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
    productOrders: lines.map(({ orderId: _order, position: _position, ...line }) => line),
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
  return found.map(({ id, firstname, lastname }) => ({
    name: `${firstname} ${lastname}`.trim(),
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
