import { randomUUID } from 'node:crypto';
import type { OrderDeskRepository } from '@ofenpost/core/order-desk/order-desk.use-cases';
import { auditedRedelivery, redelivered } from '@ofenpost/core/order-desk/redeliver-order';
import { ok } from '@ofenpost/core/result/result';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { type Database, groupedCommit } from '../database/database.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { insertOrder } from '../order/insert-order.ts';
import { type OrderEffect, findPhoneOrder, lockOrder, saveChange } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import { changeRefused } from '../order/refused-change.ts';
import { printAccepted } from '../printing/print.repository.ts';

/** Writes orders that deliver others again, with the change of those and its effects. */
export const createRedelivery =
  (database: Database, effects: readonly OrderEffect[]): OrderDeskRepository['redeliver'] =>
  async (id, { by, idempotencyKey, requestHash }, compose) => {
    const redelivering = database.transaction(async (tx) => {
      const stored = await lockOrder(tx, id);
      if (stored === null) return null;
      const earlier = await findPhoneOrder(tx, by, idempotencyKey);
      if (earlier !== null) return ok(earlier);
      const composed = compose(stored);
      if (!composed.ok) return composed;
      const { draft, lines, taker } = composed.value;
      const { accountId } = stored;
      const [guest] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.id, id));
      const newId = randomUUID();
      const keys = { accountId, email: guest?.email ?? null, capturedBy: by, idempotencyKey, requestHash };
      const number = await insertOrder(tx, { id: newId, draft, cart: null, ...keys });
      if (number === null) throw new Error('The order was not written.');
      const order = { id: newId, number, ...draft };
      const change = redelivered(stored.order, order, { lines, taker });
      const audited = [change.audited, auditedRedelivery(order)].filter((each) => each !== null);
      await recordAudit(tx, ...audited.map((each) => ({ ...each, at: taker.at, actorId: by })));
      await saveChange(tx, change);
      await printAccepted(tx, order, taker.at);
      await enqueueMail(tx, { orderId: newId, event: 'accepted', at: taker.at });
      for (const effect of effects) await effect(tx, change);
      return ok({ order, requestHash });
    });
    const again = await redelivering.catch(changeRefused);
    // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
    if (again?.ok === true) await groupedCommit(database);
    return again;
  };
