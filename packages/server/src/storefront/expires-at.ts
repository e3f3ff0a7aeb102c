import type { Instant } from '@ofenpost/core/time/instant';
import type { StorefrontReader } from './storefront.ts';

const MINUTE_MS = 60_000;

const INSTANT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"/g;

const nextMinute = (now: Instant): Instant =>
  new Date((Math.floor(Date.parse(now) / MINUTE_MS) + 1) * MINUTE_MS).toISOString();

/**
 * Until when the storefront stays the same without a change: scheduled data changes with the minute, everything else (a
 * pause, a rush, what is sold out) at an instant in the data.
 */
export function expiresAt(content: StorefrontReader, now: Instant): Instant {
  const { products, orderLocations: _, ...others } = content;
  const text = JSON.stringify([others, [...products.values()]]);
  const named = [...text.matchAll(INSTANT)].map(([, instant = '']) => instant).filter((instant) => instant > now);
  return named.reduce((first, instant) => (instant < first ? instant : first), nextMinute(now));
}
