import type { AuditedChange } from '../audit/audit-entry.ts';
import { isSame } from '../editor/is-same.ts';
import type { Instant } from '../time/instant.ts';
import { type BusyControls, busyAt } from './busy-controls.ts';

/** The beginning is left out, because the entry about it names it. */
function describe(controls: BusyControls, now: Instant) {
  const { pause, rush } = busyAt(controls, now);
  return { 'delivery.paused': pause && { until: pause.until }, 'kitchen.rushed': rush };
}

/**
 * The entries of the audit log when staff replace the controls at `now`; none when nothing changed in effect, such as
 * when something is ended that is over already.
 */
export function busyChanges(before: BusyControls, after: BusyControls, now: Instant): AuditedChange[] {
  const [was, is] = [describe(before, now), describe(after, now)];
  return (['delivery.paused', 'kitchen.rushed'] as const).flatMap((action) =>
    isSame(was[action], is[action]) ? [] : [{ action, subject: 'kitchen', before: was[action], after: is[action] }],
  );
}
