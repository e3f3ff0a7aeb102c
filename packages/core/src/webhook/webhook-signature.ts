import type { Instant } from '../time/instant.ts';
import type { WebhookMessage } from './webhook-event.ts';

/** Bytes of a secret. Source: Standard Webhooks 1.0.0, 24 to 64. */
export const WEBHOOK_SECRET_BYTES = 32;

const PREFIX = 'whsec_';

/** A secret as receivers get it; `base64` are its bytes. */
export const webhookSecretText = (base64: string): string => `${PREFIX}${base64}`;

/** The base64 of such a secret; null when it is none. */
export const webhookSecretBase64 = (text: string): string | null =>
  text.startsWith(PREFIX) && /^[A-Za-z0-9+/]{32,88}={0,2}$/.test(text.slice(PREFIX.length))
    ? text.slice(PREFIX.length)
    : null;

/** The message id of a delivery, the same in each of its tries. */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId.replaceAll('-', '')}`;

/** The body, whose bytes are signed. */
export const webhookBody = ({ type, data }: WebhookMessage, at: Instant): string =>
  JSON.stringify({ type, timestamp: at, data });

/** Signs a text with HMAC-SHA256 and a webhook's secret; returns base64. */
export type SignText = (text: string) => string;

type Signed = { readonly id: string; readonly seconds: number; readonly body: string; readonly sign: SignText };

/** The headers of a try at `seconds` since 1970. Source: Standard Webhooks 1.0.0. */
export const signedHeaders = ({ id, seconds, body, sign }: Signed): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'webhook-id': id,
  'webhook-timestamp': `${seconds}`,
  'webhook-signature': `v1,${sign(`${id}.${seconds}.${body}`)}`,
});
