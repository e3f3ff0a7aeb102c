import * as z from 'zod/mini';
import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import { PRINT_PROBLEM_LABELS, type Print, print } from './print.ts';

/** What the order desk needs to know about printing, live. */
export const printingState = z.object({
  /** The printers that are switched on; tickets that are asked for go to the first. */
  printers: z.array(z.object({ id: z.uuid(), name: z.string(), automatic: z.boolean() })),
  /** What is under way, and what somebody has to look after. */
  prints: z.array(print),
});
export type PrintingState = z.infer<typeof printingState>;

const isUnderWay = ({ state }: Print): boolean => state === 'waiting' || state === 'sending';
const mayBeMissing = ({ state, dismissed }: Print): boolean =>
  (state === 'uncertain' || state === 'givenUp') && dismissed === null;

/**
 * Of prints in the order in which they were asked for, those that are not done: what is under way, and what may be
 * missing, unless the same order was printed again since or somebody said that it is done.
 */
export const openPrints = (prints: readonly Print[]): readonly Print[] =>
  prints.filter(
    (each, index) =>
      isUnderWay(each) ||
      (mayBeMissing(each) && prints.slice(index + 1).every(({ orderId }) => orderId !== each.orderId)),
  );

/** Since when staff wait for the ticket that the browser prints now: open prints of the same order were asked for earlier. */
export const requestedSince = (open: readonly Print[], { orderId, at }: Pick<Print, 'orderId' | 'at'>): Instant =>
  open.find((each) => each.orderId === orderId)?.at ?? at;

/** What waited for a printer until it was too old to come out unasked: staff print it, or set it aside. */
export const ticketsTooOld = ({ prints }: Pick<PrintingState, 'prints'>): readonly Print[] =>
  prints.filter(({ state }) => state === 'givenUp');

/** What the journal shows: the prints of today, and what of the days before is still open, with its order's others. */
export function printsInJournal(prints: readonly Print[], today: LocalDate): readonly Print[] {
  const open = new Set(openPrints(prints).map(({ orderId }) => orderId));
  return prints.filter(({ at, orderId }) => toLocalDate(at) === today || open.has(orderId));
}

/** A print that nobody has to look after any more; one that waits is given up. What goes to the printer goes on. */
export function dismissPrint(before: Print, at: Instant): Print {
  if (before.state === 'waiting') return { ...before, state: 'givenUp', dismissed: at, changedAt: at };
  return mayBeMissing(before) ? { ...before, dismissed: at } : before;
}

export type PrinterCondition = {
  /** `idle`: no printer is set up. */
  readonly state: 'idle' | 'ready' | 'printing' | 'trouble';
  /** German, for staff. */
  readonly label: string;
  /** How many tickets are not on paper for certain. */
  readonly missing: number;
};

/** How the printers are, in one word. A ticket that was tried in vain, or may be missing, is trouble. */
export function printerCondition({ printers, prints }: PrintingState): PrinterCondition {
  // What keeps the printer from printing now, before what waited too long for it.
  const trouble = prints.findLast(({ problem }) => problem !== null);
  if (trouble?.problem) {
    const missing = prints.length;
    const waiting = missing === 1 ? '1 Bon fehlt' : `${missing} Bons fehlen`;
    return { state: 'trouble', label: `${PRINT_PROBLEM_LABELS[trouble.problem]} · ${waiting}`, missing };
  }
  if (prints.length > 0) return { state: 'printing', label: 'Druckt …', missing: prints.length };
  return printers.length > 0
    ? { state: 'ready', label: 'Drucker bereit', missing: 0 }
    : { state: 'idle', label: 'Bons', missing: 0 };
}
