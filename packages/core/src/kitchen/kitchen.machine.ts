import { type SnapshotFrom, assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { reconnectDelay } from '../live/live.ts';
import { type Result, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { BusyError, Rush } from './busy-controls.ts';
import { type KitchenChange, type KitchenOverview, overviewAfter } from './kitchen-offers.ts';
import type { KitchenPort } from './kitchen.port.ts';
import type { SellOut, SellOutError } from './sell-out.ts';

/** The commands of staff to the kitchen. */
export type KitchenCommand =
  | { readonly kind: 'pause'; readonly until: Instant }
  | { readonly kind: 'endPause' }
  | { readonly kind: 'rush'; readonly rush: Rush }
  | { readonly kind: 'endRush' }
  | { readonly kind: 'sellOut'; readonly soldOut: SellOut };

export type KitchenError = BusyError | SellOutError;

/** The subject of a command: while one is pending, another one about the same subject is a double press and ignored. */
export function subjectOf(command: KitchenCommand): string {
  switch (command.kind) {
    case 'pause':
    case 'endPause':
      return 'pause';
    case 'rush':
    case 'endRush':
      return 'rush';
    case 'sellOut':
      return command.soldOut.ids.join();
  }
}

type KitchenEvent =
  /** The storefront has changed, perhaps by somebody else in the kitchen. */
  | { type: 'kitchen.outdated' }
  | { type: 'command.given'; command: KitchenCommand }
  | { type: 'command.settled'; command: KitchenCommand; change: KitchenChange }
  | { type: 'command.refused'; command: KitchenCommand; error: KitchenError }
  | { type: 'command.failed'; command: KitchenCommand; error: unknown };

/**
 * `overview` is null before the first answer. `underWay` holds the subjects of the commands whose answers are pending.
 * `failures` counts the failed attempts to load since the last success, for the delay of the next one.
 */
type Context = { overview: KitchenOverview | null; underWay: readonly string[]; failures: number };
type Emitted =
  | { type: 'command.refused'; command: KitchenCommand; error: KitchenError }
  | { type: 'command.failed'; command: KitchenCommand; error: unknown };

const loadKitchen = fromPromise<KitchenOverview>(() => {
  throw new Error('port not provided: kitchen');
});
const carryOut = fromCallback<KitchenEvent, KitchenCommand>(() => {
  throw new Error('port not provided: kitchen');
});

/**
 * What the kitchen has restricted, as all staff at the order desk see it, and the commands that change it, several at a
 * time. An overview that is requested before a command settles and arrives after it may lack the command's change. It
 * does not stay: the command also gives the storefront another version, whereupon the page sends `kitchen.outdated`,
 * which loads the overview again.
 */
export const kitchenMachine = setup({
  types: { context: {} as Context, events: {} as KitchenEvent, emitted: {} as Emitted },
  actors: { loadKitchen, carryOut },
  delays: { reconnect: ({ context }) => reconnectDelay(context.failures) },
  guards: {
    isFree: ({ context }, command: KitchenCommand) => !context.underWay.includes(subjectOf(command)),
  },
  actions: {
    setOverview: assign((_, overview: KitchenOverview) => ({ overview, failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    applyChange: assign(({ context: { overview } }, change: KitchenChange) => ({
      overview: overview === null ? null : overviewAfter(overview, change),
    })),
    beginCommand: assign(({ context }, command: KitchenCommand) => ({
      underWay: [...context.underWay, subjectOf(command)],
    })),
    sendCommand: enqueueActions(({ enqueue }, command: KitchenCommand) => {
      enqueue.spawnChild('carryOut', { id: subjectOf(command), input: command });
    }),
    endCommand: enqueueActions(({ enqueue, context }, command: KitchenCommand) => {
      enqueue.stopChild(subjectOf(command));
      enqueue.assign({ underWay: context.underWay.filter((subject) => subject !== subjectOf(command)) });
    }),
    emit: emit((_, reported: Emitted): Emitted => reported),
  },
}).createMachine({
  id: 'kitchen',
  context: { overview: null, underWay: [], failures: 0 },
  initial: 'loading',
  on: {
    'kitchen.outdated': '.loading',
    'command.given': {
      guard: { type: 'isFree', params: ({ event }) => event.command },
      actions: [
        { type: 'beginCommand', params: ({ event }) => event.command },
        { type: 'sendCommand', params: ({ event }) => event.command },
      ],
    },
    'command.settled': {
      actions: [
        { type: 'applyChange', params: ({ event }) => event.change },
        { type: 'endCommand', params: ({ event }) => event.command },
      ],
    },
    'command.refused': {
      // Somebody may have changed the offers meanwhile.
      target: '.loading',
      actions: [
        { type: 'emit', params: ({ event }) => event },
        { type: 'endCommand', params: ({ event }) => event.command },
      ],
    },
    'command.failed': {
      actions: [
        { type: 'emit', params: ({ event }) => event },
        { type: 'endCommand', params: ({ event }) => event.command },
      ],
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadKitchen',
        onDone: { target: 'ready', actions: { type: 'setOverview', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { entry: 'countFailure', after: { reconnect: 'loading' } },
  },
});

type Snapshot = SnapshotFrom<typeof kitchenMachine>;

/** The last answer; null before the first. */
export const selectOverview = ({ context }: Snapshot): KitchenOverview | null => context.overview;
/** Whether a command about this subject is pending, see `subjectOf`. */
export const selectIsUnderWay = ({ context }: Snapshot, subject: string): boolean => context.underWay.includes(subject);

type Answer = Result<KitchenChange, KitchenError>;

async function answerOf(kitchen: KitchenPort, command: KitchenCommand): Promise<Answer> {
  switch (command.kind) {
    case 'pause': {
      const paused = await kitchen.pause(command.until);
      return paused.ok ? ok({ busyControls: paused.value }) : paused;
    }
    case 'endPause':
      return ok({ busyControls: await kitchen.endPause() });
    case 'rush': {
      const rushed = await kitchen.rush(command.rush);
      return rushed.ok ? ok({ busyControls: rushed.value }) : rushed;
    }
    case 'endRush':
      return ok({ busyControls: await kitchen.endRush() });
    case 'sellOut': {
      const soldOut = await kitchen.sellOut(command.soldOut);
      return soldOut.ok ? ok({ soldOut: soldOut.value }) : soldOut;
    }
  }
}

/** The work of the kitchen machine, done through the ports. */
export const createKitchenActors = ({ kitchen }: { readonly kitchen: KitchenPort }) => ({
  loadKitchen: fromPromise<KitchenOverview>(() => kitchen.load()),
  carryOut: fromCallback<KitchenEvent, KitchenCommand>(({ sendBack, input: command }) => {
    answerOf(kitchen, command).then(
      (answer) =>
        sendBack(
          answer.ok
            ? { type: 'command.settled', command, change: answer.value }
            : { type: 'command.refused', command, error: answer.error },
        ),
      (error: unknown) => sendBack({ type: 'command.failed', command, error }),
    );
  }),
});
