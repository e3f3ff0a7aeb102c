import { apiContract } from '@ofenpost/contract/api.contract';
import { openPrints } from '@ofenpost/core/printing/print-desk';
import { toInstant, toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { askForPrint } from './ask-for-print.ts';
import { encodeTicket } from './encode-ticket.ts';
import { findActivePrinters, findPrintsSince } from './print.repository.ts';
import { sendToPrinter } from './send-to-printer.ts';
import { trialTicket } from './trial-ticket.ts';

const printing = implement(apiContract.printing).$context<ApiContext>();

/** The handlers of `apiContract.printing`. */
export function createPrintingRoutes({ database, clock }: Services) {
  const printsOfToday = () => findPrintsSince(database, toInstant(toLocalDate(clock.now()), '00:00'));
  return {
    loadDesk: printing.loadDesk.handler(async () => {
      const [printers, prints] = await Promise.all([findActivePrinters(database), printsOfToday()]);
      return {
        printers: printers.map(({ id, name, automatic }) => ({ id, name, automatic })),
        prints: [...openPrints(prints)],
      };
    }),
    listToday: printing.listToday.handler(async () => (await printsOfToday()).toReversed()),
    print: printing.print.handler(async ({ context, input, errors }) => {
      const { id, firstname, lastname } = await context.account();
      if (id === null) throw errors.UNAUTHORIZED();
      const by = { id, name: `${firstname} ${lastname}`.trim() };
      const result = await askForPrint({ database, clock }, { orderId: input.id, target: input.target, by });
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    test: printing.test.handler(async ({ input: printer, errors }) => {
      const end = await sendToPrinter(printer, () =>
        encodeTicket(trialTicket(printer.name, clock.now()), printer.charactersPerLine),
      );
      if (end.kind !== 'printed') throw errors.REFUSED({ data: { code: 'notPrinted', problem: end.problem } });
    }),
  };
}
