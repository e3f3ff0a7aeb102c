import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';

let known = { milliseconds: Number.NaN, instant: '' };

/**
 * The instant in milliseconds since 1970 as ISO text. On a busy evening dozens of calls are in the same millisecond, so
 * the last text is cached.
 */
export function instantAt(milliseconds: number): Instant {
  if (milliseconds !== known.milliseconds) known = { milliseconds, instant: new Date(milliseconds).toISOString() };
  return known.instant;
}

/** This machine's clock; with `start`, one that begins at `start` and runs on. */
export function createClock(start: Instant | null): ClockPort {
  const offset = start === null ? 0 : Date.parse(start) - Date.now();
  return { now: () => instantAt(Date.now() + offset) };
}

/**
 * The instant on the shop's clock of a moment on the machine's: sessions run by the machine's clock, as the browser's
 * cookies do, and what people read of them by the shop's.
 */
export const onShopClock = ({ now }: ClockPort, moment: Date): Instant =>
  instantAt(moment.getTime() + Date.parse(now()) - Date.now());

/** Waits until the work has ended, but at most this long: hanging work must not delay a shutdown. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
