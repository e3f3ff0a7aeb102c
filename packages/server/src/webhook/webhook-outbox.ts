import type { Instant } from '@ofenpost/core/time/instant';
import type { WebhookMessage } from '@ofenpost/core/webhook/webhook-event';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** The name of the job that sends one delivery. */
export const SEND_WEBHOOK = 'send_webhook';

/** The job itself plans the further tries; these are for what breaks beside the receiver, such as the database. */
const ATTEMPTS_MAX = 25;

/**
 * Adds the job of a delivery. Those to one webhook are sent one after the other, so that a slow one holds one worker.
 * A job that is added anew replaces the one that waits.
 */
export const addSendJob = (id: SQLWrapper, webhookId: SQLWrapper, afterMs = 0): SQL => sql`
  graphile_worker.add_job(${sql.raw(`'${SEND_WEBHOOK}'`)}, json_build_object('deliveryId', ${id}),
    queue_name => 'webhook:' || ${webhookId}::text, job_key => 'webhook:' || ${id}::text,
    max_attempts => ${sql.raw(`${ATTEMPTS_MAX}`)},
    run_at => now() + ${sql.raw(`${Math.round(afterMs)}`)} * interval '1 millisecond')`;

const ID = sql.raw('id');
const WEBHOOK_ID = sql.raw('webhook_id');

/** The rows of the outbox for an event, for each webhook that asked for it; returns their ids. */
export const insertDeliveries = (
  message: { type: SQLWrapper; data: SQLWrapper; at: SQLWrapper },
  from: SQL,
): SQL => sql`
  insert into webhook_deliveries (webhook_id, type, data, at)
  select webhooks.id, ${message.type}, ${message.data}, ${message.at}::timestamptz from ${from}
  returning id, webhook_id`;

/** Adds the jobs for the rows of `deliveries`; tells how many. */
export const addSendJobs = sql<string>`(select count(${addSendJob(ID, WEBHOOK_ID)}) from deliveries)`;

/**
 * Puts an event into the outbox of each webhook that is on and asked for it, in the transaction of the event. Products
 * are told with the version that they have by now.
 */
export async function enqueueWebhooks(tx: Transaction, message: WebhookMessage | null, at: Instant): Promise<void> {
  if (message === null) return;
  const { type, data } = message;
  const version =
    type === 'product.changed'
      ? sql`|| jsonb_build_object('version', (select version from products where id = ${data['id']}::uuid))`
      : sql``;
  const row = { type: sql`${type}::text`, data: sql`${JSON.stringify(data)}::jsonb ${version}`, at: sql`${at}` };
  const listeners = sql`webhooks where off is null and ${type}::text = any(events)`;
  await tx.execute(sql`with deliveries as (${insertDeliveries(row, listeners)}) select ${addSendJobs}`);
}
