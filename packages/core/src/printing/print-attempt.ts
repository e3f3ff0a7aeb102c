import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import type { Print, PrintProblem, PrintTestProblem } from './print.ts';

/** How an attempt ended. `notBegun`: nothing of the ticket reached the printer, so there is no paper. */
export type AttemptEnd =
  | { readonly kind: 'printed' }
  | { readonly kind: 'uncertain'; readonly problem: PrintProblem }
  | { readonly kind: 'notBegun'; readonly problem: PrintProblem };

/** A ticket that is older is not printed by itself any more: the desk shows it, and staff print it or set it aside. */
const GIVE_UP_MINUTES = 15;
const FIRST_DELAY_SECONDS = 2;
const DELAY_SECONDS_MAX = 30;

/** What a trial tells of how it ended; null where it was printed. */
export function trialProblem(end: AttemptEnd): PrintTestProblem | null {
  if (end.kind === 'printed') return null;
  return end.problem === 'paperOut' ? 'paperOut' : 'noAnswer';
}

/** How many seconds to wait before the next attempt: 2, 4, 8, 16, then 30. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** Math.max(0, attempts - 1), DELAY_SECONDS_MAX);

/**
 * A print that puts its ticket on paper now. It counts from here on, whatever becomes of it: `papers` is how many of this
 * order may exist already, so no two can be the original.
 */
export const beginPaper = (print: Print, papers: number, at: Instant): Print => ({
  ...print,
  state: 'sending',
  copy: papers,
  changedAt: at,
});

/** Whether a ticket has waited too long to come out unasked. */
export const isTooOld = ({ at: requestedAt }: Print, now: Instant): boolean =>
  minutesBetween(requestedAt, now) >= GIVE_UP_MINUTES;

function stateAfter(print: Print, end: AttemptEnd, at: Instant): Print['state'] {
  if (end.kind !== 'notBegun') return end.kind;
  return end.problem === 'switchedOff' || isTooOld(print, at) ? 'givenUp' : 'waiting';
}

/** A print after an attempt. It waits for the next one as long as nothing is on paper and the ticket is still of use. */
export const endAttempt = (print: Print, end: AttemptEnd, at: Instant): Print => ({
  ...print,
  state: stateAfter(print, end, at),
  problem: end.kind === 'printed' ? null : end.problem,
  attempts: print.attempts + 1,
  changedAt: at,
});

/**
 * Whether a copy is to be printed by itself: the kitchen must not miss an order, so what may not be on paper comes once
 * more, marked. Never twice: a printer that confirms nothing would print without end.
 */
export const needsFollowUp = ({ state, follows }: Print): boolean => state === 'uncertain' && follows === null;
