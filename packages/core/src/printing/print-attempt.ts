import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import type { Print, PrintKind, PrintProblem, PrintTestProblem } from './print.ts';

/** The result of an attempt. `notBegun`: nothing of the ticket reached the printer, so there is no paper. */
export type AttemptEnd =
  | { readonly kind: 'printed' }
  | { readonly kind: 'uncertain'; readonly problem: PrintProblem }
  | { readonly kind: 'notBegun'; readonly problem: PrintProblem };

/** An older ticket is not printed automatically: the order desk shows it, and staff print or dismiss it. */
const GIVE_UP_MINUTES = 15;
const FIRST_DELAY_SECONDS = 2;
const DELAY_SECONDS_MAX = 30;

/** The problem that a test print reports; null when it was printed. */
export function trialProblem(end: AttemptEnd): PrintTestProblem | null {
  if (end.kind === 'printed') return null;
  return end.problem === 'paperOut' ? 'paperOut' : 'noAnswer';
}

/** How many seconds to wait before the next attempt: 2, 4, 8, 16, then 30. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** Math.max(0, attempts - 1), DELAY_SECONDS_MAX);

/**
 * A print whose ticket is sent to paper now. It counts as a paper from here on, whatever happens: `papers` is the
 * number of papers of this order that may exist already, so that only one is the original.
 */
export const beginPaper = (print: Print, papers: number, at: Instant): Print => ({
  ...print,
  state: 'sending',
  copy: papers,
  changedAt: at,
});

/** Whether a ticket has waited too long to be printed automatically. */
export const isTooOld = ({ at: requestedAt }: Print, now: Instant): boolean =>
  minutesBetween(requestedAt, now) >= GIVE_UP_MINUTES;

function stateAfter(print: Print, end: AttemptEnd, at: Instant): Print['state'] {
  if (end.kind !== 'notBegun') return end.kind;
  return end.problem === 'switchedOff' || isTooOld(print, at) ? 'givenUp' : 'waiting';
}

/** A print after an attempt. It waits for the next one while nothing is on paper and the ticket is not too old. */
export const endAttempt = (print: Print, end: AttemptEnd, at: Instant): Print => ({
  ...print,
  state: stateAfter(print, end, at),
  problem: end.kind === 'printed' ? null : end.problem,
  attempts: print.attempts + 1,
  changedAt: at,
});

/**
 * Whether a copy is printed automatically: the kitchen must not miss an order, so a ticket that may not be on paper is
 * printed again, marked as a copy. This happens only once, because a printer that confirms nothing would print without
 * end.
 */
export const needsFollowUp = ({ state, follows }: Print): boolean => state === 'uncertain' && follows === null;

type Asking = Pick<Print, 'id' | 'printer' | 'by'> & {
  readonly kind?: PrintKind;
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly at: Instant;
};

/** The print of a ticket that was just requested. */
export const requestedPrint = ({ id, order, kind = 'order', printer, by, at }: Asking): Print => ({
  id,
  orderId: order.id,
  orderNumber: order.number,
  kind,
  printer,
  by,
  at,
  state: 'waiting',
  copy: null,
  problem: null,
  attempts: 0,
  changedAt: at,
  follows: null,
  dismissed: null,
});

/**
 * The automatic print that repeats one of which it is unknown whether it is on paper. It has the request time of that
 * one, so it comes before later requests, and is not printed when it is too old.
 */
export const followingPrint = (print: Print, { id, at }: Pick<Print, 'id' | 'at'>): Print => ({
  ...requestedPrint({
    id,
    order: { id: print.orderId, number: print.orderNumber },
    kind: print.kind,
    printer: print.printer,
    by: null,
    at: print.at,
  }),
  changedAt: at,
  follows: print.id,
});
