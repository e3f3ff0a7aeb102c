import { apiContract } from '@ofenpost/contract/api.contract';
import { trialProblem } from '@ofenpost/core/printing/print-attempt';
import { type PrintingState, openPrints } from '@ofenpost/core/printing/printing-state';
import { toInstant, toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { askForPrint } from './ask-for-print.ts';
import { dismissOldPrint } from './dismiss-print.ts';
import { encodeTicket } from './encode-ticket.ts';
import { findActivePrinters, findPrinters, findPrintsInJournal } from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';
import { trialTicket } from './trial-ticket.ts';

const printing = implement(apiContract.printing).$context<ApiContext>();

/** The handlers of `apiContract.printing`. */
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
