import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import { addMinutes, minutesBetween } from '../time/zurich.ts';

/** What the kitchen asks for ends sooner or later than it may. */
export const endOutOfRange = z.object({ code: z.literal('endOutOfRange'), earliest: instant, latest: instant });
export type EndOutOfRange = z.infer<typeof endOutOfRange>;

/** Refuses an end that is not `min` to `max` minutes after `now`, or is no instant at all. */
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
