import type { Action } from '@ofenpost/core/role/permission';
import { ORPCError } from '@orpc/server';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration/configuration.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppEnvironment } from './app.ts';
import type { SenderAddress } from './sender-address.ts';

type Limit = { readonly calls: number; readonly seconds: number };

/**
 * How often one address may call what can be guessed or floods the restaurant: generous enough for an office behind one
 * address. Source: OWASP ASVS 5, 2.4.1 and 6.3.1.
 */
export const RATE_LIMITS = {
  'session.signIn': { calls: 30, seconds: 300 },
  'giftCard.readBalance': { calls: 10, seconds: 60 },
  'promotion.check': { calls: 10, seconds: 60 },
  // Ten guesses a minute at the phone number of an order.
  'order.find': { calls: 10, seconds: 60 },
  'order.place': { calls: 30, seconds: 300 },
  'order.notify': { calls: 60, seconds: 300 },
  // A code has 36 bits and is valid for a quarter of an hour.
  'device.start': { calls: 10, seconds: 60 },
  // People at a desk; each device also counts wrong PINs by person.
  'sitting.begin': { calls: 60, seconds: 300 },
  // Guests who try another card need some; each opens a page at the provider.
  'payment.begin': { calls: 10, seconds: 3600 },
  'payment.notify': { calls: 60, seconds: 60 },
  'feedback.send': { calls: 10, seconds: 600 },
  // Each occupies a processor for seconds.
  'photo.upload': { calls: 60, seconds: 300 },
  // Half a second of a processor each, beside those that are known: an evening in the pizza creator.
  'illustration.draw': { calls: 120, seconds: 300 },
  // Frequent calls could scan the restaurant's network for open ports.
  'printer.try': { calls: 10, seconds: 60 },
} as const satisfies Partial<Record<Action | 'session.signIn' | 'payment.notify' | 'illustration.draw', Limit>>;

export type RateLimited = keyof typeof RATE_LIMITS;

export const isRateLimited = (action: string): action is RateLimited => Object.hasOwn(RATE_LIMITS, action);

/** The message for callers over the limit. */
export const tooManyCalls = (): ORPCError<'TOO_MANY_REQUESTS', undefined> =>
  new ORPCError('TOO_MANY_REQUESTS', {
    message: 'Das war etwas oft hintereinander. Bitte warte einen Moment und versuch es nochmals.',
  });

/** Counts a call; returns after how many seconds the next one is allowed, or null when this one is. */
export type CallCounter = (limit: RateLimited, context: Context<AppEnvironment>) => Promise<number | null>;

const createLimiters = () =>
  new Map(
    Object.entries(RATE_LIMITS).map(([name, { calls, seconds }]) => [
      name,
      new RateLimiterMemory({ points: calls, duration: seconds }),
    ]),
  );

type Parts = {
  readonly configuration: Pick<Configuration, 'rateLimits'>;
  readonly senderAddress: SenderAddress;
  readonly metrics: Metrics;
};

/** Each process counts by itself: see decision 0026. */
export function createCallCounter({ configuration, senderAddress, metrics }: Parts): CallCounter {
  if (!configuration.rateLimits) return () => Promise.resolve(null);
  const limiters = createLimiters();

  return async (limit, context) => {
    try {
      await limiters.get(limit)?.consume(senderAddress(context));
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      context.get('log').info({ limit }, 'too many calls');
      metrics.callRefused(limit);
      return Math.ceil(reason.msBeforeNext / 1000);
    }
  };
}
