import type { Instant } from '@ofenpost/core/time/instant';
import type { StorefrontReader } from './storefront.ts';

const MINUTE_MS = 60_000;

const INSTANT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g;

const minuteOf = (now: Instant, later = 0): Instant =>
  new Date((Math.floor(Date.parse(now) / MINUTE_MS) + later) * MINUTE_MS).toISOString();

/**
 * Until when the storefront stays the same without a change: scheduled data changes with the minute, everything else (a
 * pause, a rush, what is sold out) at an instant in the data.
 */
export function expiresAt(content: StorefrontReader, now: Instant): Instant {
  const { products, orderLocations: _, ...others } = content;
  const text = JSON.stringify([others, [...products.values()]]);
  const named = [...text.matchAll(INSTANT)].map(([, instant = '']) => instant).filter((instant) => instant > now);
  return named.reduce((first, instant) => (instant < first ? instant : first), minuteOf(now, 1));
}

/**
 * Since when the storefront has been the same: the minute, or what ended within it. Everything that is rendered for this
 * instant is equal until it expires.
 */
export function sameSince(content: StorefrontReader, now: Instant): Instant {
  let since = minuteOf(now);
  for (let next = expiresAt(content, since); next <= now; next = expiresAt(content, next)) since = next;
  return since;
}
