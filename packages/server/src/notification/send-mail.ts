import * as z from 'zod/mini';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { type Composing, composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { type StoredMail, endMail, findWaitingMails } from './mail.repository.ts';

const payloadSchema = z.object({ mailId: z.uuid() });

type Sending = Composing & {
  readonly transport: MailTransport;
  readonly log: Logger;
};

/** What of a failure may be kept: mail servers repeat addresses in their words. */
function describeFailure(error: unknown): string {
  const { code, responseCode } = error instanceof Object ? (error as { code?: unknown; responseCode?: unknown }) : {};
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.length > 0 ? known.join(' ') : 'unknown';
}

/** RFC 4954: the server wants a password first, which says nothing of this e-mail. */
const PASSWORD_REQUIRED = 530;

/** Whether the server refused this e-mail or its recipient for good. RFC 5321, 4.2.1: a reply of 5xx is not to be tried again. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error instanceof Object ? (error as { code?: unknown; responseCode?: unknown }) : {};
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (typeof responseCode !== 'number') return isAboutMail;
  return isAboutMail && responseCode >= 500 && responseCode !== PASSWORD_REQUIRED;
}

/** Sends one e-mail as things stand now, or finds that it is no longer true. Throws what may succeed later. */
async function sendOne(
  { transport, log, ...composing }: Sending,
  mail: StoredMail,
  { isLastAttempt, signal }: Pick<JobRun, 'isLastAttempt' | 'signal'>,
): Promise<void> {
  const { database, clock } = composing;
  const { id: mailId, orderId, giftCardId, event } = mail;
  const outgoing = await composeMail(composing, mail);
  if (outgoing === null) {
    await endMail(database, mail, { supersededAt: clock.now() });
    return;
  }
  try {
    await transport.send(outgoing, signal);
  } catch (error) {
    const failure = describeFailure(error);
    if (!isPermanent(error) && !isLastAttempt)
      throw new Error(`mail ${mailId} was not sent: ${failure}`, { cause: error });
    await endMail(database, mail, { givenUpAt: clock.now() });
    log.error({ mailId, orderId, giftCardId, event, failure }, 'mail given up');
    return;
  }
  await endMail(database, mail, { sentAt: clock.now() });
}

/**
 * The job that sends one e-mail of the outbox, after those about the same thing that still wait. It is at least once:
 * whoever dies between sending and marking sends again, under the same Message-ID. What cannot be sent is tried again, and
 * given up when the server refuses it for good or after the last attempt.
 */
export const createSendMail =
  (sending: Sending) =>
  async ({ payload, isLastAttempt, signal }: JobRun): Promise<void> => {
    const { mailId } = payloadSchema.parse(payload);
    // Without a row the account was deleted meanwhile.
    for (const mail of await findWaitingMails(sending.database, mailId)) {
      await sendOne(sending, mail, { isLastAttempt: isLastAttempt && mail.id === mailId, signal });
    }
  };
