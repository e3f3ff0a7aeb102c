import { fromCallback, fromPromise } from 'xstate';
import type { PrintDesk } from './print-desk.ts';
import type { Asked, PrintingEvent } from './printing.machine.ts';
import type { PrintingPort } from './printing.port.ts';

/** The work of the printing machine, done through the ports. */
export const createPrintingActors = ({
  printing,
}: {
  readonly printing: Pick<PrintingPort, 'loadDesk' | 'print'>;
}) => ({
  loadDesk: fromPromise<PrintDesk>(() => printing.loadDesk()),
  askForTicket: fromCallback<PrintingEvent, Asked>(({ sendBack, input: { order, target } }) => {
    printing.print(order.id, target).then(
      (result) =>
        sendBack(
          result.ok
            ? { type: 'print.begun', order, print: result.value }
            : { type: 'print.refused', order, error: result.error },
        ),
      (error: unknown) => sendBack({ type: 'print.failed', order, error }),
    );
  }),
});
