import { randomUUID } from 'node:crypto';
import { printingContract } from '@ofenpost/contract/printing/printing.contract';
import type { TicketBlock } from '@ofenpost/core/printing/paper-ticket';
import type { Print, PrintError, PrintTarget } from '@ofenpost/core/printing/print';
import { beginPaper, endAttempt, isTooOld, requestedPrint, trialProblem } from '@ofenpost/core/printing/print-attempt';
import { dismissPrint, type PrintingState, openPrints } from '@ofenpost/core/printing/printing-state';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatDate, formatTime, toInstant, toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { Transaction } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { lockOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { encodeTicket } from './encode-ticket.ts';
import {
  countPapers,
  enqueuePrint,
  findActivePrinters,
  findWaitingPrint,
  insertPrint,
  lockPrint,
  savePrint,
  findPrinters,
  findPrintsInJournal,
} from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';

type Asking = { readonly orderId: string; readonly target: PrintTarget; readonly by: NonNullable<Print['by']> };

/** A ticket for the browser counts as printed, since nothing reports its end. */
async function printInBrowser(tx: Transaction, requested: Print): Promise<Print> {
  const papers = await countPapers(tx, requested.orderId);
  const printed = endAttempt(beginPaper(requested, papers, requested.at), { kind: 'printed' }, requested.at);
  await insertPrint(tx, printed);
  return printed;
}

/** Requests the ticket of an order for staff. A second request while one is waiting is the same print. */
const askForPrint = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { orderId, target, by }: Asking,
): Promise<Result<Print, PrintError>> =>
  database.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    if (stored === null) return err({ code: 'orderUnknown' });
    const requested = { id: randomUUID(), order: stored.order, by, at: clock.now() };
    if (target === 'browser') return ok(await printInBrowser(tx, requestedPrint({ ...requested, printer: null })));
    const [printer] = await findActivePrinters(tx);
    if (printer === undefined) return err({ code: 'noPrinter' });
    const { id, name } = printer;
    const waiting = await findWaitingPrint(tx, orderId, id);
    const isUnderWay = waiting !== null && !isTooOld(waiting, requested.at);
    const print = isUnderWay ? waiting : requestedPrint({ ...requested, printer: { id, name } });
    if (!isUnderWay) await insertPrint(tx, print);
    await enqueuePrint(tx, print);
    return ok(print);
  });

/**
 * Dismisses a print, which staff need not look after any more; a waiting one is not printed. An unknown id changes
 * nothing.
 */
const dismissOldPrint = ({ database, clock }: Pick<Services, 'database' | 'clock'>, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const print = await lockPrint(tx, id);
    if (print === null) return;
    const dismissed = dismissPrint(print, clock.now());
    if (dismissed !== print) await savePrint(tx, dismissed);
  });

/** The test print of a printer: each size, and the letters that fail most often. */
const trialTicket = (name: string, at: Instant): readonly TicketBlock[] => [
  { kind: 'mark', text: 'TESTDRUCK' },
  { kind: 'number', text: '1234' },
  { kind: 'headline', left: name, right: formatTime(at) },
  { kind: 'rule' },
  { kind: 'item', amount: '2×', name: 'Käsefladen', details: ['Rüebli, Röschti, Crème fraîche, Jalapeños'] },
  { kind: 'alert', label: 'Bemerkung', text: 'So steht eine Allergie auf dem Bon.' },
  { kind: 'rule' },
  { kind: 'pair', left: 'Alles lesbar bis zum Rand?', right: 'CHF 12.50' },
  { kind: 'text', text: `Gedruckt ${formatDate(at)}, ${formatTime(at)}`, isStrong: false },
];

const printing = implement(printingContract).$context<ApiContext>();

/** The handlers of `printingContract`. */
export function createPrintingRoutes({ database, clock, configuration }: Services) {
  const journal = () => findPrintsInJournal(database, toInstant(toLocalDate(clock.now()), '00:00'));
  const loadPrintingState = async (): Promise<PrintingState> => {
    const [printers, prints] = await Promise.all([findActivePrinters(database), journal()]);
    return {
      printers: printers.map(({ id, name, automatic }) => ({ id, name, automatic })),
      prints: [...openPrints(prints)],
    };
  };
  return {
    loadDesk: printing.loadDesk.handler(loadPrintingState),
    listToday: printing.listToday.handler(async () => (await journal()).toReversed()),
    dismiss: printing.dismiss.handler(async ({ input: { id } }) => {
      await dismissOldPrint({ database, clock }, id);
      return loadPrintingState();
    }),
    print: printing.print.handler(async ({ context, input, errors }) => {
      const id = await signedInId(context);
      const { firstname, lastname } = await context.account();
      const by = { id, name: `${firstname} ${lastname}`.trim() };
      const result = await askForPrint({ database, clock }, { orderId: input.id, target: input.target, by });
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    test: printing.test.handler(async ({ input, errors }) => {
      const printer = (await findPrinters(database)).find(({ id }) => id === input.id);
      if (printer === undefined) throw errors.REFUSED({ data: { code: 'printerUnknown' } });
      const end = await sendToPrinter(printer, configuration, () =>
        encodeTicket(trialTicket(printer.name, clock.now()), printer.charactersPerLine),
      );
      const problem = trialProblem(end);
      if (problem !== null) throw errors.REFUSED({ data: { code: 'notPrinted', problem } });
    }),
  };
}
