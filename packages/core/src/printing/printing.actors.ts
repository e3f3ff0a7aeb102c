import { fromCallback, fromPromise } from 'xstate';
import type { OrderPort } from '../order/order.port.ts';
import type { PrintDesk } from './print-desk.ts';
import type { Asked, PrintingEvent } from './printing.machine.ts';
import type { PrintingPort } from './printing.port.ts';

type Needed = {
  readonly printing: Pick<PrintingPort, 'loadDesk' | 'print'>;
  readonly order: Pick<OrderPort, 'load'>;
};

async function ask({ printing, order }: Needed, { orderId, target }: Asked): Promise<PrintingEvent> {
  const asked = await printing.print(orderId, target);
  if (!asked.ok) return { type: 'print.refused', orderId, error: asked.error };
  const loaded = target === 'browser' ? await order.load({ id: orderId, capability: null }) : null;
  return { type: 'print.begun', orderId, print: asked.value, order: loaded?.ok === true ? loaded.value : null };
}

/** The work of the printing machine, done through the ports. */
export const createPrintingActors = (ports: Needed) => ({
  loadDesk: fromPromise<PrintDesk>(() => ports.printing.loadDesk()),
  askForTicket: fromCallback<PrintingEvent, Asked>(({ sendBack, input }) => {
    ask(ports, input).then(sendBack, (error: unknown) =>
      sendBack({ type: 'print.failed', orderId: input.orderId, error }),
    );
  }),
});
