import { randomUUID } from 'node:crypto';
import type { Print, PrintError, PrintTarget } from '@ofenpost/core/printing/print';
import { beginPaper, endAttempt, isTooOld } from '@ofenpost/core/printing/print-attempt';
import { requestedPrint } from '@ofenpost/core/printing/requested-print';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Transaction } from '../database/database.ts';
import { lockOrder } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { countPapers, enqueuePrint, findActivePrinters, findWaitingPrint, insertPrint } from './print.repository.ts';

type Asking = { readonly orderId: string; readonly target: PrintTarget; readonly by: NonNullable<Print['by']> };

/** A ticket for the browser counts as printed, since nothing reports its end. */
async function printInBrowser(tx: Transaction, requested: Print): Promise<Print> {
  const papers = await countPapers(tx, requested.orderId);
  const printed = endAttempt(beginPaper(requested, papers, requested.at), { kind: 'printed' }, requested.at);
  await insertPrint(tx, printed);
  return printed;
}

/** Requests the ticket of an order for staff. A second request while one is waiting is the same print. */
export const askForPrint = (
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
