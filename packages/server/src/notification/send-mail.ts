import type { Instant } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import { type Composing, composeMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { findMail, markGivenUp, markSent } from './mail.repository.ts';

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

/**
 * The job that sends one e-mail of the outbox. It is at least once: whoever dies between sending and marking sends again,
 * under the same Message-ID. What cannot be sent is tried again, and given up after the last attempt.
 */
export const createSendMail =
  ({ transport, log, ...composing }: Sending) =>
  async ({ payload, isLastAttempt, signal }: JobRun): Promise<void> => {
    const { database, clock } = composing;
    const { mailId } = payloadSchema.parse(payload);
    const mail = await findMail(database, mailId);
    // Without a row the account was deleted meanwhile.
    if (mail === null || mail.sentAt !== null) return;
    const now: Instant = clock.now();
    const outgoing = await composeMail(composing, mail);
    const failure = await transport.send(outgoing, signal).then(() => null, describeFailure);
    if (failure === null) {
      await markSent(database, mailId, now);
    } else if (isLastAttempt) {
      await markGivenUp(database, mailId, now);
      const { orderId, giftCardId, event } = mail;
      log.error({ mailId, orderId, giftCardId, event, failure }, 'mail given up');
    } else {
      throw new Error(`mail ${mailId} was not sent: ${failure}`);
    }
  };
