import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { type Instant, instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import { checkEnd, endOutOfRange } from './kitchen-ends.ts';

/** How long from now a pause or a rush may last, in minutes. */
export const BUSY_MINUTES_MIN = 5;
export const BUSY_MINUTES_MAX = 24 * 60;
/** How many minutes a rush may add to the preparation. */
export const RUSH_EXTRA_MIN = 5;
export const RUSH_EXTRA_MAX = 120;

/** No delivery from `from` until `until` (exclusive), whatever the opening hours. */
export const pause = z.object({ from: instant, until: instant });
export type Pause = z.infer<typeof pause>;

/** Until `until` the preparation takes `extraMinutes` longer. */
export const rush = z.object({
  extraMinutes: z.int().check(z.gte(RUSH_EXTRA_MIN), z.lte(RUSH_EXTRA_MAX)),
  until: instant,
});
export type Rush = z.infer<typeof rush>;

/** What a busy kitchen can set; both end by themselves. */
export const busyControls = z.object({ pause: z.nullable(pause), rush: z.nullable(rush) });
export type BusyControls = z.infer<typeof busyControls>;

export const NOT_BUSY: BusyControls = { pause: null, rush: null };

/** A rush as staff request it; `startRush` validates the minutes. */
export const rushRequest = z.object({ extraMinutes: z.int(), until: instant });

/** The end is too early or too late, or the added minutes are too few or too many. */
export const busyError = z.discriminatedUnion('code', [
  endOutOfRange,
  z.object({ code: z.literal('extraMinutesOutOfRange'), min: z.int(), max: z.int() }),
]);
export type BusyError = z.infer<typeof busyError>;

const BUSY_MINUTES = { min: BUSY_MINUTES_MIN, max: BUSY_MINUTES_MAX };

/** A pause of the delivery from `now` on, of 5 minutes to 24 hours. */
export function startPause(until: Instant, now: Instant): Result<Pause, BusyError> {
  const end = checkEnd(until, now, BUSY_MINUTES);
  return end.ok ? ok({ from: now, until: end.value }) : end;
}

/** A rush from `now` on, of 5 minutes to 24 hours, that adds 5 to 120 whole minutes. */
export function startRush({ extraMinutes, until }: Rush, now: Instant): Result<Rush, BusyError> {
  if (!rush.shape.extraMinutes.safeParse(extraMinutes).success)
    return err({ code: 'extraMinutesOutOfRange', min: RUSH_EXTRA_MIN, max: RUSH_EXTRA_MAX });
  const end = checkEnd(until, now, BUSY_MINUTES);
  return end.ok ? ok({ extraMinutes, until: end.value }) : end;
}

/** The controls in force at `now`; one whose end has come is over. */
export const busyAt = ({ pause: paused, rush: rushed }: BusyControls, now: Instant): BusyControls => ({
  pause: paused !== null && inUtc(paused.until) > inUtc(now) ? paused : null,
  rush: rushed !== null && inUtc(rushed.until) > inUtc(now) ? rushed : null,
});

/** The beginning is left out, because the entry about it names it. */
function describe(controls: BusyControls, now: Instant) {
  const { pause: currentPause, rush: currentRush } = busyAt(controls, now);
  return { 'delivery.paused': currentPause && { until: currentPause.until }, 'kitchen.rushed': currentRush };
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
