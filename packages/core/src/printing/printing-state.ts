import * as z from 'zod/mini';
import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import { PRINT_PROBLEM_LABELS, type Print, print } from './print.ts';

/** The state of printing that the order desk shows, live. */
export const printingState = z.object({
  /** The printers that are switched on. */
  printers: z.array(z.object({ id: z.uuid(), name: z.string(), automatic: z.boolean(), labels: z.boolean() })),
  /** The pending prints, and those that need attention. */
  prints: z.array(print),
});
export type PrintingState = z.infer<typeof printingState>;

const isUnderWay = ({ state }: Print): boolean => state === 'waiting' || state === 'sending';
const mayBeMissing = ({ state, dismissed }: Print): boolean =>
  (state === 'uncertain' || state === 'givenUp') && dismissed === null;

/** Whether both papers are of one order and stand for each other: labels never stand for its ticket. */
const replaces = (later: Print, { orderId, kind }: Print): boolean =>
  later.orderId === orderId && (later.kind === 'labels') === (kind === 'labels');

/**
 * Of prints in the order of their requests, those that are not done: pending ones, and those that may be missing,
 * unless the same order was printed again since or they were dismissed.
 */
export const openPrints = (prints: readonly Print[]): readonly Print[] =>
  prints.filter(
    (each, index) =>
      isUnderWay(each) || (mayBeMissing(each) && !prints.slice(index + 1).some((later) => replaces(later, each))),
  );

/** Since when staff wait for the ticket that the browser prints now: earlier open prints of the same order count. */
export const requestedSince = (open: readonly Print[], { orderId, at }: Pick<Print, 'orderId' | 'at'>): Instant =>
  open.find((each) => each.orderId === orderId && each.kind !== 'labels')?.at ?? at;

/** The tickets that waited too long to be printed automatically: staff print or dismiss them. */
export const ticketsTooOld = ({ prints }: Pick<PrintingState, 'prints'>): readonly Print[] =>
  prints.filter(({ state }) => state === 'givenUp');

/** The prints in the journal: those of today, and open ones of earlier days with the other prints of their orders. */
export function printsInJournal(prints: readonly Print[], today: LocalDate): readonly Print[] {
  const open = new Set(openPrints(prints).map(({ orderId }) => orderId));
  return prints.filter(({ at, orderId }) => toLocalDate(at) === today || open.has(orderId));
}

/** A dismissed print; a waiting one is given up. One that is being sent does not change. */
export function dismissPrint(before: Print, at: Instant): Print {
  if (before.state === 'waiting') return { ...before, state: 'givenUp', dismissed: at, changedAt: at };
  return mayBeMissing(before) ? { ...before, dismissed: at } : before;
}

export type PrinterCondition = {
  /** `idle` means that no printer is set up. */
  readonly state: 'idle' | 'ready' | 'printing' | 'trouble';
  /** The text for staff, in German. */
  readonly label: string;
  /** The number of tickets that are not on paper for certain. */
  readonly missing: number;
};

/** The state of the printers. A ticket whose attempts failed, or that may be missing, is `trouble`. */
export function printerCondition({ printers, prints }: PrintingState): PrinterCondition {
  // The problem of the printer comes before tickets that waited too long for it.
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

/** The mark on a paper: none on the original, which is the first of an order; each later one is a copy. */
export const copyMark = (copy: number): string | null => (copy > 0 ? `KOPIE ${copy}` : null);
