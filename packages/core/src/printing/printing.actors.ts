import { fromCallback, fromPromise } from 'xstate';
import type { OrderPort } from '../order/order.port.ts';
import type { PrintingState } from './printing-state.ts';
import type { Requested, PrintingEvent } from './printing.machine.ts';
import type { PrintingPort } from './printing.port.ts';

type Needed = {
  readonly printing: Pick<PrintingPort, 'loadDesk' | 'print'>;
  readonly order: Pick<OrderPort, 'load'>;
};

async function ask({ printing, order }: Needed, { orderId, target }: Requested): Promise<PrintingEvent> {
  const answer = await printing.print(orderId, target);
  if (!answer.ok) return { type: 'print.refused', orderId, error: answer.error };
  const loaded = target === 'browser' ? await order.load({ id: orderId, capability: null }) : null;
  return { type: 'print.begun', orderId, print: answer.value, order: loaded?.ok === true ? loaded.value : null };
}

/** The work of the printing machine, done through the ports. */
export const createPrintingActors = (ports: Needed) => ({
  loadDesk: fromPromise<PrintingState>(() => ports.printing.loadDesk()),
  askForTicket: fromCallback<PrintingEvent, Requested>(({ sendBack, input }) => {
    ask(ports, input).then(sendBack, (error: unknown) =>
      sendBack({ type: 'print.failed', orderId: input.orderId, error }),
    );
  }),
});
