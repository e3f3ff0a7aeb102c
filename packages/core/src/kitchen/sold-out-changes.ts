import type { AuditedChange } from '../audit/audit-entry.ts';
import type { Instant } from '../time/instant.ts';

type SoldOut = { readonly id: string; readonly soldOutUntil: Instant | null };

/**
 * What the audit log says when staff sell these offers out until `until` at `now`, or bring them back (null): one change an
 * offer, and none where nothing changed for anybody, such as by bringing back what came back by itself.
 */
export function soldOutChanges(offers: readonly SoldOut[], until: Instant | null, now: Instant): AuditedChange[] {
  return offers.flatMap(({ id, soldOutUntil }) => {
    const was = soldOutUntil !== null && soldOutUntil > now ? soldOutUntil : null;
    const untilOf = (end: Instant | null) => (end === null ? null : { until: end });
    return was === until ? [] : [{ action: 'offer.soldOut', subject: id, before: untilOf(was), after: untilOf(until) }];
  });
}
