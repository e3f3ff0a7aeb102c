import { type SnapshotFrom, assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { reconnectDelay } from '../live/live.ts';
import type { OrderPort } from '../order/order.port.ts';
import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import type { Print, PrintError, PrintTarget } from './print.ts';
import { type PrintingState, requestedSince } from './printing-state.ts';
import type { PrintingPort } from './printing.port.ts';

/** The interval of polling the printing state: while a ticket is pending, and otherwise. */
const BUSY_MILLISECONDS = 1_000;
const CALM_MILLISECONDS = 3_000;

/** `order` is what the browser prints; null when a printer does, or when the order could not be read. */
type Outcome =
  | { type: 'print.begun'; orderId: string; print: Print; order: Order | null }
  | { type: 'print.refused'; orderId: string; error: PrintError }
  | { type: 'print.failed'; orderId: string; error: unknown };

type Requested = { readonly orderId: string; readonly target: PrintTarget };

type PrintingEvent =
  | Outcome
  | ({ type: 'ticket.requested' } & Requested)
  /** A print was dismissed, and this is the new state. */
  | { type: 'printing.changed'; printingState: PrintingState }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

/** `printingState` is null before the first answer; `asking` holds the orders whose ticket is being requested. */
type Context = { printingState: PrintingState | null; asking: readonly string[]; failures: number };

const loadPrintingState = fromPromise<PrintingState>(() => {
  throw new Error('port not provided: printing');
});
const askForTicket = fromCallback<PrintingEvent, Requested>(() => {
  throw new Error('port not provided: printing');
});

/**
 * The state of printing, and the tickets that staff request, one of each order at a time. The state is polled, because
 * browsers open only six connections to a server without HTTP/2, and each tab of the order desk holds two already.
 */
export const printingMachine = setup({
  types: { context: {} as Context, events: {} as PrintingEvent, emitted: {} as Outcome },
  actors: { loadDesk: loadPrintingState, askForTicket },
  delays: {
    nextLook: ({ context: { failures, printingState } }) => {
      if (failures > 0) return reconnectDelay(failures);
      return printingState !== null && printingState.prints.length > 0 ? BUSY_MILLISECONDS : CALM_MILLISECONDS;
    },
  },
  guards: {
    isAnotherTicket: ({ context }, { orderId }: Requested) => !context.asking.includes(orderId),
  },
  actions: {
    storeState: assign((_, printingState: PrintingState) => ({ printingState, failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    ask: enqueueActions(({ context, enqueue }, input: Requested) => {
      enqueue.assign({ asking: [...context.asking, input.orderId] });
      enqueue.spawnChild('askForTicket', { id: input.orderId, input });
    }),
    endAsking: enqueueActions(({ context, enqueue }, { orderId }: { orderId: string }) => {
      enqueue.assign({ asking: context.asking.filter((id) => id !== orderId) });
      enqueue.stopChild(orderId);
    }),
    emit: emit((_, outcome: Outcome) => outcome),
  },
}).createMachine({
  id: 'printing',
  context: { printingState: null, asking: [], failures: 0 },
  initial: 'looking',
  on: {
    'ticket.requested': {
      guard: { type: 'isAnotherTicket', params: ({ event }) => event },
      actions: { type: 'ask', params: ({ event: { orderId, target } }) => ({ orderId, target }) },
    },
    'print.begun': {
      target: '.looking',
      actions: [
        { type: 'endAsking', params: ({ event }) => event },
        { type: 'emit', params: ({ event }) => event },
      ],
    },
    'print.refused': {
      actions: [
        { type: 'endAsking', params: ({ event }) => event },
        { type: 'emit', params: ({ event }) => event },
      ],
    },
    'print.failed': {
      actions: [
        { type: 'endAsking', params: ({ event }) => event },
        { type: 'emit', params: ({ event }) => event },
      ],
    },
    'printing.changed': {
      target: '.waiting',
      actions: { type: 'storeState', params: ({ event: { printingState } }) => printingState },
    },
    'network.lost': '.offline',
  },
  states: {
    looking: {
      invoke: {
        src: 'loadDesk',
        onDone: { target: 'waiting', actions: { type: 'storeState', params: ({ event }) => event.output } },
        onError: { target: 'waiting', actions: 'countFailure' },
      },
    },
    waiting: { after: { nextLook: 'looking' } },
    offline: { on: { 'network.returned': 'looking' } },
  },
});

type Snapshot = SnapshotFrom<typeof printingMachine>;

/** The last known state of printing; null before the first answer. */
export const selectPrintingState = ({ context }: Snapshot): PrintingState | null => context.printingState;

/** What prints requested tickets: a printer where there is one, else the browser. Null before the first answer. */
export const selectPrintTarget = ({ context: { printingState } }: Snapshot): 'printer' | 'browser' | null =>
  printingState === null ? null : printingState.printers.length > 0 ? 'printer' : 'browser';

/** Whether a printer prints requested tickets. */
export const selectHasPrinter = (snapshot: Snapshot): boolean => selectPrintTarget(snapshot) === 'printer';

/** Whether a printer has labels for boxes in it. */
export const selectHasLabels = ({ context: { printingState } }: Snapshot): boolean =>
  printingState?.printers.some(({ labels }) => labels) ?? false;

/** Since when staff wait for the ticket of this print. */
export const selectRequestedSince = ({ context: { printingState } }: Snapshot, print: Print): Instant =>
  requestedSince(printingState?.prints ?? [], print);

/** Whether the ticket of this order is being requested. */
export const selectIsAsking = ({ context }: Snapshot, orderId: string): boolean => context.asking.includes(orderId);

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
