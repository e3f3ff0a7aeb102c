import { type SnapshotFrom, assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { reconnectDelay } from '../live/reconnect-delay.ts';
import { type KitchenCommand, type KitchenError, subjectOf } from './kitchen-command.ts';
import { type KitchenChange, type KitchenOverview, overviewAfter } from './kitchen-overview.ts';

export type KitchenEvent =
  /** What guests are shown has changed; somebody else may have been in the kitchen. */
  | { type: 'kitchen.outdated' }
  | { type: 'command.given'; command: KitchenCommand }
  | { type: 'command.settled'; command: KitchenCommand; change: KitchenChange }
  | { type: 'command.refused'; command: KitchenCommand; error: KitchenError }
  | { type: 'command.failed'; command: KitchenCommand; error: unknown };

/** `overview` is null until it came for the first time; `underWay` holds the subjects of the commands under way. */
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
 * What the kitchen holds back, as everybody at the desk sees it, and the commands that change it, several at a time. An
 * overview that was under way while a command settled may be older than it; the change that the command made in what
 * guests are shown has it loaded once more.
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
      // Somebody may have changed what is on offer meanwhile.
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

/** What was heard last; null before it came. */
export const selectOverview = ({ context }: Snapshot): KitchenOverview | null => context.overview;
/** Whether a command about this is under way, see `subjectOf`. */
export const selectIsUnderWay = ({ context }: Snapshot, subject: string): boolean => context.underWay.includes(subject);
