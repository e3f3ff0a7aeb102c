import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';

/**
 * `waiting → sending → printed | uncertain`, or `waiting → givenUp`. A print is one paper at most: from `sending` on it
 * has a copy number, and whoever prints again makes a new print.
 */
export const printState = z.enum(['waiting', 'sending', 'printed', 'uncertain', 'givenUp']);
export type PrintState = z.infer<typeof printState>;

/** What kept a ticket from being printed, or from being known as printed. */
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

/** For staff. */
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

/** A ticket that was asked for, and what became of it. */
export const print = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.int(),
  /** Null: the browser prints. */
  printer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Who asked for it; null: it was printed by itself. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** When it was asked for. */
  at: instant,
  state: printState,
  /** 0 the original, then each copy; null as long as there is no paper. */
  copy: z.nullable(z.int().check(z.nonnegative())),
  problem: z.nullable(printProblem),
  /** How often the printer was tried. */
  attempts: z.int().check(z.nonnegative()),
  changedAt: instant,
  /** The print in whose place it came by itself, because nobody knows whether that one is on paper. */
  follows: z.nullable(z.uuid()),
  /** When staff said that nobody has to look after it any more; null as long as nobody did. */
  dismissed: z.nullable(instant),
});
export type Print = z.infer<typeof print>;

export const printTarget = z.enum(['printer', 'browser']);
export type PrintTarget = z.infer<typeof printTarget>;

export const printError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('orderUnknown') }),
  /** No printer is set up and switched on. */
  z.object({ code: z.literal('noPrinter') }),
]);
export type PrintError = z.infer<typeof printError>;

/** All that a trial tells of a failure: whether something listens at an address is nobody's business. */
export const printTestProblem = z.enum(['noAnswer', 'paperOut']);
export type PrintTestProblem = z.infer<typeof printTestProblem>;

/** Why a trial print failed. Only printers that are saved are tried. */
export const printTestError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('notPrinted'), problem: printTestProblem }),
  z.object({ code: z.literal('printerUnknown') }),
]);
export type PrintTestError = z.infer<typeof printTestError>;
