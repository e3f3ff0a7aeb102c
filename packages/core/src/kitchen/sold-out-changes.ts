import type { AuditedChange } from '../audit/audit-entry.ts';
import type { Instant } from '../time/instant.ts';

type SoldOut = { readonly id: string; readonly soldOutUntil: Instant | null };

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
