import type { Instant } from '@ofenpost/core/time/instant';
import type { Webhook } from '@ofenpost/core/webhook/webhook';
import {
  DELIVERIES_SHOWN,
  DELIVERY_DAYS,
  type TryOutcome,
  type WebhookDelivery,
} from '@ofenpost/core/webhook/webhook-delivery';
import { TEST_EVENT } from '@ofenpost/core/webhook/webhook-event';
import type { WebhookRepository } from '@ofenpost/core/webhook/webhook.use-cases';
import { and, asc, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { addSendJob, addSendJobs, insertDeliveries } from './webhook-outbox.ts';
import type { Sent } from './webhook-transport.ts';
import { webhookDeliveries, webhooks } from './webhook.table.ts';

const { sealedSecret, ...SHOWN } = getTableColumns(webhooks);
const { webhookId, data, ...LOGGED } = getTableColumns(webhookDeliveries);

const listWebhooks = (db: Transaction): Promise<Webhook[]> =>
  db.select(SHOWN).from(webhooks).orderBy(asc(webhooks.madeAt), asc(webhooks.id));

const listDeliveries = (db: Transaction, id: string): Promise<WebhookDelivery[]> =>
  db
    .select(LOGGED)
    .from(webhookDeliveries)
    .where(eq(webhookId, id))
    .orderBy(desc(webhookDeliveries.at), desc(webhookDeliveries.id))
    .limit(DELIVERIES_SHOWN);

const sendAgain = (id: string, ofWebhook: string, afterMs = 0) =>
  sql`select ${addSendJob(sql`${id}::uuid`, sql`${ofWebhook}::uuid`, afterMs)}`;

/** The webhooks in a transaction. */
export const createWebhookRepository = (tx: Transaction): WebhookRepository => ({
  list: () => listWebhooks(tx),
  lock: async (id) => (await tx.select(SHOWN).from(webhooks).where(eq(webhooks.id, id)).for('update'))[0] ?? null,
  lockAll: async () => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'))`);
  },
  add: async (webhook) => {
    await tx.insert(webhooks).values(webhook);
  },
  switchOn: async (id, { isOn, at }) => {
    const state = isOn ? { off: null, offSince: null, failingSince: null } : { off: 'paused' as const, offSince: at };
    await tx.update(webhooks).set(state).where(eq(webhooks.id, id));
  },
  remove: async (id) => {
    await tx.delete(webhooks).where(eq(webhooks.id, id));
  },
  enqueueTest: async (id, at) => {
    const row = { type: sql`${TEST_EVENT}::text`, data: sql`'{}'::jsonb`, at: sql`${at}` };
    const tested = sql`webhooks where id = ${id}::uuid`;
    await tx.execute(sql`with deliveries as (${insertDeliveries(row, tested)}) select ${addSendJobs}`);
  },
  listDeliveries: (id) => listDeliveries(tx, id),
  replay: async (id, deliveryId, at) => {
    const [replayed] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextAt: at })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookId, id)))
      .returning({ id: webhookDeliveries.id });
    if (replayed !== undefined) await tx.execute(sendAgain(deliveryId, id));
    return replayed !== undefined;
  },
  recordAudit: (entry) => recordAudit(tx, entry),
});

/** A delivery that is to be sent, with its webhook. */
export type WaitingDelivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'id' | 'webhookId' | 'type' | 'data' | 'at' | 'tries'
> &
  Pick<typeof webhooks.$inferSelect, 'url' | 'sealedSecret' | 'off'>;

/** Null once it is delivered, given up or removed. */
export async function findWaitingDelivery(db: Transaction, deliveryId: string): Promise<WaitingDelivery | null> {
  const { id, type, at, tries } = LOGGED;
  const [found] = await db
    .select({ id, webhookId, type, data, at, tries, url: webhooks.url, sealedSecret, off: webhooks.off })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookId))
    .where(and(eq(id, deliveryId), eq(LOGGED.state, 'waiting')));
  return found ?? null;
}

/** Gives a delivery up without a try. */
export async function endDelivery(db: Transaction, id: string): Promise<void> {
  await db.update(webhookDeliveries).set({ state: 'failed', nextAt: null }).where(eq(webhookDeliveries.id, id));
}

type Try = { readonly sent: Sent; readonly outcome: TryOutcome; readonly at: Instant };

/** Writes a try, and adds the job of the next one. */
export async function saveTry(tx: Transaction, waiting: WaitingDelivery, { sent, outcome, at }: Try): Promise<void> {
  const { status, milliseconds, answer } = sent;
  const afterMs = outcome.kind === 'retry' ? outcome.afterMs : null;
  await tx
    .update(webhookDeliveries)
    .set({
      state: afterMs !== null ? 'waiting' : outcome.kind === 'delivered' ? 'delivered' : 'failed',
      tries: waiting.tries + 1,
      triedAt: at,
      nextAt: afterMs === null ? null : new Date(Date.parse(at) + afterMs).toISOString(),
      status,
      milliseconds,
      answer,
    })
    .where(eq(webhookDeliveries.id, waiting.id));
  if (afterMs !== null) await tx.execute(sendAgain(waiting.id, waiting.webhookId, afterMs));
}

/** Deletes what the log does not show any longer. */
export async function forgetDeliveries(db: Transaction, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - DELIVERY_DAYS * 24 * 60 * 60_000).toISOString();
  await db
    .delete(webhookDeliveries)
    .where(and(ne(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.at, before)));
}
