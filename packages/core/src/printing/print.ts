import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/**
 * `waiting → sending → printed | uncertain`, or `waiting → givenUp`. A print is one paper at most: from `sending` on it
 * has a copy number, and printing again makes a new print.
 */
export const printState = z.enum(['waiting', 'sending', 'printed', 'uncertain', 'givenUp']);
export type PrintState = z.infer<typeof printState>;

/** Why a ticket was not printed, or why it is unknown whether it was. */
export const printProblem = z.enum([
  'unreachable',
  'silent',
  'paperOut',
  'cutOff',
  'notConfirmed',
  'interrupted',
  'switchedOff',
  'tooOld',
]);
export type PrintProblem = z.infer<typeof printProblem>;

/** German labels for staff. */
export const PRINT_PROBLEM_LABELS: Record<PrintProblem, string> = {
  unreachable: 'Drucker antwortet nicht',
  silent: 'Drucker antwortet nicht',
  paperOut: 'Kein Papier im Drucker',
  cutOff: 'Verbindung beim Drucken abgebrochen',
  notConfirmed: 'Drucker hat den Bon nicht bestätigt',
  interrupted: 'Beim Drucken unterbrochen',
  switchedOff: 'Drucker ist nicht mehr eingerichtet',
  tooOld: 'Bon hat zu lange gewartet',
};

/** What a paper is for: an order, the word that an accepted one goes back, what changed of it, or a label for each box. */
export const printKind = z.enum(['order', 'withdrawal', 'change', 'labels']);
export type PrintKind = z.infer<typeof printKind>;

/** A requested ticket and its state. */
export const print = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.int(),
  kind: printKind,
  /** Null when the browser prints. */
  printer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The person who requested it; null when it was printed automatically. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** When it was requested. */
  at: instant,
  state: printState,
  /** 0 for the original, then each copy; null while there is no paper. */
  copy: z.nullable(z.int().check(z.nonnegative())),
  problem: z.nullable(printProblem),
  /** The number of attempts. */
  attempts: z.int().check(z.nonnegative()),
  changedAt: instant,
  /** The print that it repeats automatically, because it is unknown whether that one is on paper. */
  follows: z.nullable(z.uuid()),
  /** When staff dismissed it; null before. */
  dismissed: z.nullable(instant),
});
export type Print = z.infer<typeof print>;

/** What prints: a printer or the browser the ticket, or the printer of labels those of the boxes. */
export const printTarget = z.enum(['printer', 'browser', 'labels']);
export type PrintTarget = z.infer<typeof printTarget>;

export const printError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('orderUnknown') }),
  /** No printer is set up and switched on. */
  z.object({ code: z.literal('noPrinter') }),
  /** Nothing of the order goes into a box. */
  z.object({ code: z.literal('noBoxes') }),
]);
export type PrintError = z.infer<typeof printError>;

/**
 * The problems that a test print may reveal. They leave out whether something listens at an address, because that would
 * let a person scan the network.
 */
export const printTestProblem = z.enum(['noAnswer', 'paperOut']);
export type PrintTestProblem = z.infer<typeof printTestProblem>;

/** Why a test print failed. Only saved printers can be tested. */
export const printTestError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('notPrinted'), problem: printTestProblem }),
  z.object({ code: z.literal('printerUnknown') }),
]);
export type PrintTestError = z.infer<typeof printTestError>;
