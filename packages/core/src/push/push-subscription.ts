import * as z from 'zod/mini';

/** The push services of the browsers, by the exact name of their host. */
const HOSTS: readonly string[] = ['fcm.googleapis.com'];

/** The push services that give each device a host below their own name. */
const PARENT_HOSTS: readonly string[] = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

const ENDPOINT_LENGTH_MAX = 1000;

/** An address with a name as host, no user and the usual port. The platform's parser is not in reach of this package. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(?::443)?\/[!-~]*$/i;

/**
 * Whether the server may send to this address. A browser names it, so without this list anybody could make the server
 * call any host, also inside the restaurant's network. Source: integrations design, 5.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > ENDPOINT_LENGTH_MAX) return false;
  const host = ADDRESS.exec(endpoint)?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return HOSTS.includes(host) || PARENT_HOSTS.some((parent) => host.endsWith(`.${parent}`));
}

const base64Url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 8) / 6)}}$`)));

/** What a browser hands out to be reached: an address, and the keys that only this device can decrypt with. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(ENDPOINT_LENGTH_MAX)),
  /** A point on the curve P-256, and a shared secret. Source: RFC 8291. */
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;

/** The address alone, by which a subscription is ended. */
export const pushEndpoint = pushSubscription.shape.endpoint;

/** How many devices follow one order, or one account at the desk: a further one takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 5;

/** The refusal of a subscription. */
export const pushError = z.object({
  /** The address belongs to no push service that the server knows. */
  code: z.literal('pushServiceUnknown'),
});
export type PushError = z.infer<typeof pushError>;
