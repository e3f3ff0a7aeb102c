import { randomUUID } from 'node:crypto';
import { followingPrint } from '@ofenpost/core/printing/asked-print';
import { type TicketBlock, paperTicket } from '@ofenpost/core/printing/paper-ticket';
import type { Print } from '@ofenpost/core/printing/print';
import {
  type AttemptEnd,
  beginPaper,
  endAttempt,
  needsFollowUp,
  retryDelay,
} from '@ofenpost/core/printing/print-attempt';
import * as z from 'zod/mini';
import type { JobRun } from '../jobs/job.ts';
import { lockOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { encodeTicket } from './encode-ticket.ts';
import {
  countPapers,
  enqueuePrint,
  findActivePrinters,
  findPrint,
  insertPrint,
  lockPrint,
  savePrint,
} from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';

const payloadSchema = z.object({ printId: z.uuid() });

type Printing = Pick<Services, 'database' | 'clock' | 'configuration'>;

/** Keeps how an attempt ended, together with what follows from it. */
async function keepEnd(
  { database, clock }: Omit<Printing, 'configuration'>,
  id: string,
  end: AttemptEnd,
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockPrint(tx, id);
    // Given up by staff while the printer was asked.
    if (before === null || before.state === 'givenUp') return;
    const at = clock.now();
    const after = endAttempt(before, end, at);
    await savePrint(tx, after);
    if (after.state === 'waiting') await enqueuePrint(tx, after, retryDelay(after.attempts));
    if (!needsFollowUp(after)) return;
    const following = followingPrint(after, { id: randomUUID(), at });
    await insertPrint(tx, following);
    await enqueuePrint(tx, following);
  });
}

/** Gives the paper its number, for good, and answers what is to be printed: the order as it is now. */
const beginOnPaper = (
  { database, clock }: Omit<Printing, 'configuration'>,
  print: Print,
): Promise<readonly TicketBlock[]> =>
  database.transaction(async (tx) => {
    const stored = await lockOrder(tx, print.orderId);
    if (stored === null) throw new Error(`The order of print ${print.id} is missing.`);
    const at = clock.now();
    const copy = await countPapers(tx, print.orderId);
    await savePrint(tx, beginPaper(print, copy, at));
    return paperTicket(stored.order, { copy, at });
  });

async function attempt(services: Printing, print: Print): Promise<AttemptEnd> {
  const printer = (await findActivePrinters(services.database)).find(({ id }) => id === print.printer?.id);
  if (printer === undefined) return { kind: 'notBegun', problem: 'switchedOff' };
  // Letters are drawn when the order is no longer locked.
  return sendToPrinter(printer, services.configuration, async () =>
    encodeTicket(await beginOnPaper(services, print), printer.charactersPerLine),
  );
}

/**
 * The job that puts one ticket on paper. The paper is counted before its first byte leaves: whoever dies meanwhile leaves
 * a print that is `sending`, which may be on paper, so the next one is a copy and says so.
 */
export const createPrintTicket =
  (services: Printing) =>
  async ({ payload }: JobRun): Promise<void> => {
    const { printId } = payloadSchema.parse(payload);
    const print = await findPrint(services.database, printId);
    if (print?.state === 'sending') await keepEnd(services, printId, { kind: 'uncertain', problem: 'interrupted' });
    if (print?.state === 'waiting') await keepEnd(services, printId, await attempt(services, print));
  };
