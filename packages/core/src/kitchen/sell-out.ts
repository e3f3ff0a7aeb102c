import * as z from 'zod/mini';
import { type Result, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import { areUnique } from '../validation/unique.ts';
import { type EndOutOfRange, checkEnd, endOutOfRange } from './end-out-of-range.ts';

/** How long from now something may be sold out, in minutes; what is missing for longer should be switched off. */
export const SOLD_OUT_MINUTES_MIN = 5;
export const SOLD_OUT_MINUTES_MAX = 31 * 24 * 60;
/** Far more than the offers that contain one ingredient. */
export const SOLD_OUT_IDS_MAX = 200;

/**
 * Takes products, options or parts of a pizza off sale until an instant, all of them or none; null puts them back on
 * sale at once.
 */
export const sellOut = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(SOLD_OUT_IDS_MAX), z.refine(areUnique)),
  until: z.nullable(instant),
});
export type SellOut = z.infer<typeof sellOut>;

export const sellOutError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('offerUnknown') }),
  endOutOfRange,
]);
export type SellOutError = z.infer<typeof sellOutError>;

/** Refuses an end that is not 5 minutes to 31 days after `now`; null is allowed. */
export const checkSoldOutUntil = (until: Instant | null, now: Instant): Result<Instant | null, EndOutOfRange> =>
  until === null ? ok(null) : checkEnd(until, now, { min: SOLD_OUT_MINUTES_MIN, max: SOLD_OUT_MINUTES_MAX });
