import { randomUUID } from 'node:crypto';
import type { KitchenStorefront } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { type TicketBlock, paperTicket } from '@ofenpost/core/printing/paper-ticket';
import type { Print } from '@ofenpost/core/printing/print';
import {
  type AttemptEnd,
  beginPaper,
  endAttempt,
  isTooOld,
  needsFollowUp,
  retryDelay,
  followingPrint,
} from '@ofenpost/core/printing/print-attempt';
import { dismissPrint } from '@ofenpost/core/printing/printing-state';
import { labelsOf } from '@ofenpost/core/printing/printing.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';
import type { JobRun } from '../jobs/job.ts';
import { findOrder, lockOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { encodeTicket } from './encode-ticket.ts';
import {
  countPapers,
  countTickets,
  enqueuePrint,
  findActivePrinters,
  findRequestedSince,
  findNextPrint,
  findPrint,
  insertPrint,
  lockPrint,
  savePrint,
} from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';

const payloadSchema = z.object({ printId: z.uuid() });

type Printing = Pick<Services, 'database' | 'clock' | 'configuration' | 'content'>;

/** The end of a print of which nothing is to print, such as the labels of an order that was cancelled meanwhile. */
type Needless = { readonly kind: 'needless' };

/**
 * Saves the result of an attempt, and the copy that follows from it. Returns the pause until the next attempt in
 * seconds.
 */
async function saveEnd(tx: Transaction, id: string, end: AttemptEnd | Needless, at: Instant): Promise<number> {
  const before = await lockPrint(tx, id);
  // Staff dismissed it during the attempt.
  if (before === null || before.state === 'givenUp') return 0;
  const after = end.kind === 'needless' ? dismissPrint(before, at) : endAttempt(before, end, at);
  await savePrint(tx, after);
  if (needsFollowUp(after)) await insertPrint(tx, followingPrint(after, { id: randomUUID(), at }));
  return after.state === 'waiting' ? retryDelay(after.attempts) : 0;
}

/** Saves the result of an attempt, and enqueues the job for the next print of the same printer. */
const saveOutcome = (
  { database, clock }: Pick<Printing, 'database' | 'clock'>,
  id: string,
  { printerId, end }: { readonly printerId: string; readonly end: AttemptEnd | Needless },
): Promise<void> =>
  database.transaction(async (tx) => {
    const delaySeconds = await saveEnd(tx, id, end, clock.now());
    const next = await findNextPrint(tx, printerId);
    if (next !== null) await enqueuePrint(tx, next, delaySeconds);
  });

/** Gives the paper its final number, and returns the contents to print, each to be cut off: the order as it is now. */
const beginOnPaper = (
  { database, clock }: Pick<Printing, 'database' | 'clock'>,
  print: Print,
  storefront: KitchenStorefront | null,
): Promise<readonly (readonly TicketBlock[])[]> =>
  database.transaction(async (tx) => {
    const stored = await lockOrder(tx, print.orderId);
    if (stored === null) throw new Error(`The order of print ${print.id} is missing.`);
    const at = clock.now();
    const copy = await countPapers(tx, print.orderId);
    const tickets = await countTickets(tx, print.orderId);
    const requestedAt = (await findRequestedSince(tx, print.orderId)) ?? print.at;
    await savePrint(tx, beginPaper(print, copy, at));
    if (storefront !== null) return labelsOf(stored.order, storefront);
    return [paperTicket(stored.order, { kind: print.kind, changedAt: print.at, copy: tickets, at, requestedAt })];
  });

async function attempt(services: Printing, print: Print): Promise<AttemptEnd | Needless> {
  if (print.state === 'sending') return { kind: 'uncertain', problem: 'interrupted' };
  if (isTooOld(print, services.clock.now())) return { kind: 'notBegun', problem: 'tooOld' };
  const printer = (await findActivePrinters(services.database)).find(({ id }) => id === print.printer?.id);
  if (printer === undefined) return { kind: 'notBegun', problem: 'switchedOff' };
  const storefront = print.kind === 'labels' ? await services.content.read() : null;
  const labelled = storefront === null ? null : await findOrder(services.database, print.orderId);
  if (storefront !== null && labelled !== null && labelsOf(labelled.order, storefront).length === 0)
    return { kind: 'needless' };
  // Text is rendered after the order is unlocked.
  return sendToPrinter(printer, services.configuration, async () => {
    const papers = await beginOnPaper(services, print, storefront);
    return Buffer.concat(await Promise.all(papers.map((blocks) => encodeTicket(blocks, printer.charactersPerLine))));
  });
}

/**
 * The job that prints the next ticket of a printer; the print in its payload only identifies the printer. The paper is
 * counted before its first byte is sent: a process that dies then leaves a print in the state `sending`, which may be
 * on paper, so the next one is marked as a copy.
 */
export const createPrintTicket =
  (services: Printing) =>
  async ({ payload }: JobRun): Promise<void> => {
    const { printId } = payloadSchema.parse(payload);
    const printerId = (await findPrint(services.database, printId))?.printer?.id;
    if (printerId === undefined) return;
    const print = await findNextPrint(services.database, printerId);
    if (print !== null) await saveOutcome(services, print.id, { printerId, end: await attempt(services, print) });
  };
