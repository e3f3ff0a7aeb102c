import type { AuditedChange } from '../audit/audit-entry.ts';
import { isSame } from '../editor/is-same.ts';
import type { Instant } from '../time/instant.ts';
import { type BusyControls, busyAt } from './busy-controls.ts';

/** When a pause began says the entry about its beginning. */
function describe(controls: BusyControls, now: Instant) {
  const { pause, rush } = busyAt(controls, now);
  return { 'delivery.paused': pause && { until: pause.until }, 'kitchen.rushed': rush };
}

/**
 * What the audit log says when staff change one to the other at `now`; nothing where nothing changed for anybody, such as
 * by ending what is over already.
 */
export function busyChanges(before: BusyControls, after: BusyControls, now: Instant): AuditedChange[] {
  const [was, is] = [describe(before, now), describe(after, now)];
  return (['delivery.paused', 'kitchen.rushed'] as const).flatMap((action) =>
    isSame(was[action], is[action]) ? [] : [{ action, subject: 'kitchen', before: was[action], after: is[action] }],
  );
}
