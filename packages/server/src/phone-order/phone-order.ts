import { createHash, randomUUID } from 'node:crypto';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { Order } from '@ofenpost/core/order/order';
import { composePhoneOrder } from '@ofenpost/core/phone-order/compose-phone-order';
import {
  type PhoneOrderRequest,
  CALLER_ACCOUNTS_MAX,
  CALLER_ORDERS_MAX,
  CALLER_ORDER_FIELDS,
  type CallerAccount,
  type CallerOrder,
} from '@ofenpost/core/phone-order/phone-order';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { lockAccount } from '../account/account.repository.ts';
import { accounts } from '../account/account.table.ts';
import { addresses } from '../address/address.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { orderContextInTransaction } from '../checkout/place-order.ts';
import { type Transaction, groupedCommit } from '../database/database.ts';
import { redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { insertOrder } from '../order/insert-order.ts';
import { findPhoneOrder } from '../order/order.repository.ts';
import { orderLines, orders } from '../order/order.table.ts';
import { printAccepted } from '../printing/print.repository.ts';
import type { Services } from '../services.ts';

type Taking = { readonly request: PhoneOrderRequest; readonly by: string; readonly now: Instant };

/** The hash of the order without its time, which may have moved before a lost request is repeated. */
function hashOf({ estimate: _estimate, ...ordered }: PhoneOrderRequest): string {
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}

/** The account that took the order and the overridden blocks are recorded. Source: product design, "Order desk". */
async function auditPhoneOrder(tx: Transaction, order: Order, { by, now }: Taking): Promise<void> {
  const { number, override, status, promisedAt, totalPrice } = order;
  const taken = { at: now, actorId: by, subject: String(number), before: null };
  await recordAudit(
    tx,
    { ...taken, action: 'order.captured', after: { status, promisedAt, totalPrice } },
    ...(override === null ? [] : [{ ...taken, action: 'order.blockOverridden' as const, after: override }]),
  );
}

async function insert(tx: Transaction, draft: OrderDraft, { request, by }: Taking, id: string): Promise<number> {
  const number = await insertOrder(tx, {
    id,
    draft,
    cart: null,
    accountId: null,
    capturedBy: by,
    email: null,
    idempotencyKey: request.idempotencyKey,
    requestHash: hashOf(request),
  });
  if (number === null) throw new Error('The order was not written.');
  return number;
}

/**
 * Places and accepts a phone order taken by the account `by`, in one transaction. It belongs to no account: an account
 * with the caller's number has never proved that the number is its own.
 */
export async function takePhoneOrder(
  { database, clock, content }: Services,
  { request, by }: Pick<Taking, 'request' | 'by'>,
): Promise<Result<Order, PlaceOrderError>> {
  const shop = await content.read();
  const outcome = await database.transaction<Result<Order, PlaceOrderError>>(async (tx) => {
    await lockAccount(tx, by);
    const earlier = await findPhoneOrder(tx, by, request.idempotencyKey);
    if (earlier !== null)
      return earlier.requestHash === hashOf(request) ? ok(earlier.order) : err({ code: 'idempotencyKeyReused' });
    const taking = { request, by, now: clock.now() };
    const items = request.items.map((item) => ({ id: randomUUID(), ...item }));
    const { orderContext, giftCard } = await orderContextInTransaction(tx, shop, { ...taking, items });
    const composed = composePhoneOrder(orderContext, request.override);
    if (!composed.ok) return composed;
    const id = randomUUID();
    const order = { id, number: await insert(tx, composed.value, taking, id), ...composed.value };
    await redeemGiftCard(tx, giftCard, { order, by, at: taking.now });
    await auditPhoneOrder(tx, order, taking);
    await printAccepted(tx, order, taking.now);
    return ok(order);
  });
  // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
  if (outcome.ok) await groupedCommit(database);
  return outcome;
}

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
