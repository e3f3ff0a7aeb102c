import { hasFailedTooLong, outcomeOfTry } from '@ofenpost/core/webhook/webhook-delivery';
import { messageIdOf, signedHeaders, webhookBody } from '@ofenpost/core/webhook/webhook-signature';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { enqueueWebhookOffMails } from '../mail/mail.repository.ts';
import type { Services } from '../services.ts';
import { openWebhookSecret, signerOf } from './webhook-secret.ts';
import type { Sent, WebhookTransport } from './webhook-transport.ts';
import { type WaitingDelivery, endDelivery, findWaitingDelivery, saveTry } from './webhook.repository.ts';
import { webhooks } from './webhook.table.ts';

const payloadSchema = z.object({ deliveryId: z.uuid() });

type Sending = Pick<Services, 'database' | 'clock' | 'authSecret'> & {
  readonly transport: WebhookTransport;
  readonly log: Logger;
};

/** Sends one delivery, signed at this moment. Receivers compare it with the true time, whatever the app's clock says. */
async function sendOnce(
  { transport, authSecret }: Sending,
  waiting: WaitingDelivery,
  signal: AbortSignal,
): Promise<Sent> {
  const { id, webhookId, url, sealedSecret, type, data, at } = waiting;
  const secret = openWebhookSecret(sealedSecret, webhookId, authSecret);
  if (secret === null) return { status: null, retryAfter: null, answer: 'AUTH_SECRET changed', milliseconds: 0 };
  const body = webhookBody({ type, data }, at);
  const seconds = Math.floor(Date.now() / 1000);
  const headers = signedHeaders({ id: messageIdOf(id), seconds, body, sign: signerOf(secret) });
  return transport.send({ url, headers, body, signal });
}

/** Writes what became of a try, and switches a webhook off whose receiver is gone or has failed for too long. */
async function finishTry({ database, clock, log }: Sending, waiting: WaitingDelivery, sent: Sent): Promise<void> {
  const { id, webhookId, tries } = waiting;
  const outcome = outcomeOfTry({ answer: sent, tries: tries + 1, now: Date.now(), random: Math.random() });
  const at = clock.now();
  await database.transaction(async (tx) => {
    const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update');
    // It was removed while the receiver answered.
    if (found === undefined) return;
    await saveTry(tx, waiting, { sent, outcome, at });
    const failingSince = outcome.kind === 'delivered' ? null : (found.failingSince ?? at);
    await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhookId));
    const off = outcome.kind === 'gone' ? 'gone' : hasFailedTooLong(failingSince, at) ? 'failing' : null;
    if (off === null || found.off !== null) return;
    await tx.update(webhooks).set({ off, offSince: at }).where(eq(webhooks.id, webhookId));
    await enqueueWebhookOffMails(tx, at);
    log.warn({ webhookId, off }, 'webhook switched off');
  });
  if (outcome.kind !== 'delivered')
    log.info({ webhookId, deliveryId: id, status: sent.status, tries: tries + 1 }, 'webhook not delivered');
}

/**
 * The job that sends one delivery and plans its next try. At least once: a process that dies between sending and writing
 * sends again, under the same message id. What waits for a webhook that is off is given up, and can be sent anew.
 */
export const createSendWebhook =
  (sending: Sending) =>
  async ({ payload, signal }: JobRun): Promise<void> => {
    const { deliveryId } = payloadSchema.parse(payload);
    const waiting = await findWaitingDelivery(sending.database, deliveryId);
    if (waiting === null) return;
    if (waiting.off !== null) await endDelivery(sending.database, deliveryId);
    else await finishTry(sending, waiting, await sendOnce(sending, waiting, signal));
  };
