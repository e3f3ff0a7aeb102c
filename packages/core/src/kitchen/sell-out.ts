import * as z from 'zod/mini';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import { areUnique } from '../validation/unique-list.ts';
import { type EndOutOfRange, checkEnd, endOutOfRange } from './kitchen-ends.ts';

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

/** The instant until which something is sold out; null: it is not. */
export type SoldOut = { readonly id: string; readonly soldOutUntil: Instant | null };

/**
 * The entries of the audit log when staff sell these offers out until `until` at `now`, or put them back on sale
 * (null): one for each offer, none where nothing changed in effect, such as an offer whose end has passed.
 */
export function soldOutChanges(offers: readonly SoldOut[], until: Instant | null, now: Instant): AuditedChange[] {
  return offers.flatMap(({ id, soldOutUntil }) => {
    const was = soldOutUntil !== null && soldOutUntil > now ? soldOutUntil : null;
    const untilOf = (end: Instant | null) => (end === null ? null : { until: end });
    return was === until ? [] : [{ action: 'offer.soldOut', subject: id, before: untilOf(was), after: untilOf(until) }];
  });
}
