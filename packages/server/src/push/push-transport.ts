import { isStaffEvent, pushTopic, pushTtl, type PushEvent, type PushNotice } from '@ofenpost/core/push/push-notice';
import { isPushEndpoint } from '@ofenpost/core/push/push-subscription';
import webPush from 'web-push';
import type { StoredSubscription } from './push.repository.ts';

/** A push service that does not answer within this time, in ms, is asked again later. */
const ANSWERED_WITHIN_MS = 10_000;

/** What became of a notice: `gone` when the device does not want any more, `refused` when no repetition would help. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

const UNKNOWN_STATUSES = [404, 410];
/** Too many requests, or too slow: later it may work. */
const TEMPORARY_STATUSES = [408, 425, 429];

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (UNKNOWN_STATUSES.includes(status)) return 'gone';
  return status >= 500 || TEMPORARY_STATUSES.includes(status) ? 'failed' : 'refused';
}

export type OutgoingPush = {
  readonly subscription: StoredSubscription;
  readonly notice: PushNotice;
  readonly event: PushEvent;
  readonly orderId: string;
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  /** Whom a push service writes to when it has trouble with this restaurant. */
  readonly contact: string;
};

export type PushTransport = { send(push: OutgoingPush, signal: AbortSignal): Promise<PushOutcome> };

/** Sends one request, as `fetch` does. */
export type PushRequest = (endpoint: string, init: RequestInit) => Promise<Response>;

/**
 * Sends to the push services, encrypted for the device. The host is checked again before each request, and a redirect is
 * an error, as it could lead anywhere. Tests replace `request` by a service of their own. Source: RFC 8030, 8291, 8292.
 */
export const createPushTransport = (request: PushRequest = fetch): PushTransport => ({
  async send({ subscription, notice, event, orderId, keys, contact }, signal) {
    if (!isPushEndpoint(subscription.endpoint)) return 'gone';
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: pushTtl(event),
      urgency: 'high',
      // Another event of the same order is a notice of its own at the desk.
      ...(isStaffEvent(event) ? {} : { topic: pushTopic(orderId) }),
      contentEncoding: 'aes128gcm',
    });
    const answer = await request(endpoint, {
      method,
      headers: Object.entries(headers),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]),
    });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  },
});
