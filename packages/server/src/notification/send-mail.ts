import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { type StoredMail, endMail, findWaitingMails } from '../mail/mail.repository.ts';
import { notifyOrderChanged } from '../order/order.repository.ts';
import { type Composing, composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';

const payloadSchema = z.object({ mailId: z.uuid() });

type Sending = Composing & {
  readonly transport: MailTransport;
  readonly log: Logger;
};

/** The part of an error that may be stored: mail servers repeat addresses in their messages. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error instanceof Object ? (error as { code?: unknown; responseCode?: unknown }) : {};
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.length > 0 ? known.join(' ') : 'unknown';
}

/** RFC 4954: the server requires authentication first, which says nothing about this e-mail. */
const PASSWORD_REQUIRED = 530;

/**
 * Whether the server refused this e-mail or its recipient permanently. RFC 5321, 4.2.1: a reply of 5xx must not be
 * retried.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error instanceof Object ? (error as { code?: unknown; responseCode?: unknown }) : {};
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (typeof responseCode !== 'number') return isAboutMail;
  return isAboutMail && responseCode >= 500 && responseCode !== PASSWORD_REQUIRED;
}

/** Ends an e-mail; the order desk shows when one about an order was given up, until a later one is sent. */
async function end(database: Database, mail: StoredMail, ending: Parameters<typeof endMail>[2]): Promise<void> {
  const mustNotify = await endMail(database, mail, ending);
  if (mustNotify && mail.orderId !== null) await notifyOrderChanged(database, mail.orderId);
}

/** Sends one e-mail with the current data, or marks it as superseded. Throws when a later attempt may succeed. */
async function sendOne(
  { transport, log, ...composing }: Sending,
  mail: StoredMail,
  { isLastAttempt, signal }: Pick<JobRun, 'isLastAttempt' | 'signal'>,
): Promise<void> {
  const { database, clock } = composing;
  const { id: mailId, orderId, giftCardId, event } = mail;
  const outgoing = await composeMail(composing, mail);
  if (outgoing === null) {
    await end(database, mail, { supersededAt: clock.now() });
    return;
  }
  try {
    await transport.send(outgoing, signal);
  } catch (error) {
    const failure = describeFailure(error);
    if (!isPermanent(error) && !isLastAttempt)
      throw new Error(`mail ${mailId} was not sent: ${failure}`, { cause: error });
    await end(database, mail, { givenUpAt: clock.now() });
    log.error({ mailId, orderId, giftCardId, event, failure }, 'mail given up');
    return;
  }
  await end(database, mail, { sentAt: clock.now() });
}

/**
 * The job that sends one e-mail of the outbox, after earlier waiting ones about the same record. It sends at least
 * once: a process that dies between sending and marking sends again, under the same Message-ID. A failed e-mail is
 * retried, and given up when the server refuses it permanently or after the last attempt.
 */
export const createSendMail =
  (sending: Sending) =>
  async ({ payload, isLastAttempt, signal }: JobRun): Promise<void> => {
    const { mailId } = payloadSchema.parse(payload);
    // There is no row: the account was deleted meanwhile.
    for (const mail of await findWaitingMails(sending.database, mailId)) {
      await sendOne(sending, mail, { isLastAttempt: isLastAttempt && mail.id === mailId, signal });
    }
  };
