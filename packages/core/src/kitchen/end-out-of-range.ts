import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import { addMinutes, minutesBetween } from '../time/zurich.ts';

/** The requested end is earlier or later than allowed. */
export const endOutOfRange = z.object({ code: z.literal('endOutOfRange'), earliest: instant, latest: instant });
export type EndOutOfRange = z.infer<typeof endOutOfRange>;

/** Refuses an end that is not `min` to `max` minutes after `now`, or is no valid instant. */
export function checkEnd(
  until: Instant,
  now: Instant,
  { min, max }: { readonly min: number; readonly max: number },
): Result<Instant, EndOutOfRange> {
  const end = instant.safeParse(until);
  const minutes = minutesBetween(now, until);
  if (end.success && minutes >= min && minutes <= max) return ok(end.data);
  return err({ code: 'endOutOfRange', earliest: addMinutes(now, min), latest: addMinutes(now, max) });
}
