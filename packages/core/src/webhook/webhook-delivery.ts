import * as z from 'zod/mini';
import { type Instant, instant } from '../time/instant.ts';
import { sentEvent } from './webhook-event.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses before each further try: ten tries in a little more than three days. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
const JITTER = 0.1;
/** No receiver puts a delivery off for longer. */
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;
/** A webhook that takes nothing for so long is switched off. */
const FAILING_MAX_MS = 72 * HOUR_MS;

/** So many days the log of deliveries is kept. */
export const DELIVERY_DAYS = 30;
/** So many deliveries the log shows. */
export const DELIVERIES_SHOWN = 100;

export const deliveryState = z.enum(['waiting', 'delivered', 'failed']);
export type DeliveryState = z.infer<typeof deliveryState>;

/** An event on its way to one webhook, with its last try. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  type: sentEvent,
  at: instant,
  state: deliveryState,
  /** How often it was tried since it was last sent anew. */
  tries: z.int(),
  triedAt: z.nullable(instant),
  /** When it is tried again; null once it is delivered or given up. */
  nextAt: z.nullable(instant),
  /** The HTTP status of the last try; null when nobody answered. */
  status: z.nullable(z.int()),
  /** How long the last try took. */
  milliseconds: z.nullable(z.int()),
  /** The beginning of the answer, or why there was none. */
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** How a try ended. `status` is null without an answer. */
export type TryAnswer = { readonly status: number | null; readonly retryAfter: string | null };

export type TryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  /** No try is left. */
  | { readonly kind: 'givenUp' }
  /** The receiver wants nothing any more. */
  | { readonly kind: 'gone' };

/** What `Retry-After` asks for, in milliseconds: seconds, or a date. 0: nothing. */
function requestedPause(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const pause = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now;
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), RETRY_AFTER_MAX_MS);
}

type Tried = {
  readonly answer: TryAnswer;
  /** This try counted, from 1 on. */
  readonly tries: number;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** From 0 to 1. */
  readonly random: number;
};

/** What follows from a try. Only 2xx is a success: a redirect is not followed. */
export function outcomeOfTry({ answer: { status, retryAfter }, tries, now, random }: Tried): TryOutcome {
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return { kind: 'givenUp' };
  const jittered = Math.round(delay * (1 + JITTER * (2 * random - 1)));
  return { kind: 'retry', afterMs: Math.max(jittered, requestedPause(retryAfter, now)) };
}

/** Whether a webhook that has failed since an instant, without a success, is switched off now. */
export const hasFailedTooLong = (failingSince: Instant | null, now: Instant): boolean =>
  failingSince !== null && Date.parse(now) - Date.parse(failingSince) >= FAILING_MAX_MS;
