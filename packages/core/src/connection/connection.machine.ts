import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import { reconnectDelay } from '../live/live.ts';
import type { Ports } from '../ports.ts';
import { REACH_DEADLINE_MILLISECONDS } from './connection.port.ts';

export type ConnectionEvent = { type: 'network.lost' } | { type: 'network.returned' } | { type: 'page.shown' };

/** Whether the page came from the server; false for a cached page. */
export type ConnectionInput = { readonly isReached: boolean };

type Context = ConnectionInput & { readonly failures: number };
type Emitted = { type: 'connection.lost' } | { type: 'connection.returned' };

const reach = fromPromise<void>(() => {
  throw new Error('port not provided: connection');
});

/**
 * Whether the server can be reached. A device that reports to be online may still have no connection, so only an answer
 * of the server ends being offline; until then the server is called again, at growing intervals.
 */
export const connectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConnectionEvent,
    input: {} as ConnectionInput,
    emitted: {} as Emitted,
  },
  actors: { reach },
  delays: {
    retry: ({ context }) => reconnectDelay(context.failures),
    reachDeadline: REACH_DEADLINE_MILLISECONDS,
  },
  guards: { isReached: ({ context }) => context.isReached },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    emitLost: emit((): Emitted => ({ type: 'connection.lost' })),
    emitReturned: emit((): Emitted => ({ type: 'connection.returned' })),
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isReached', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'network.lost': { target: 'offline.waiting', actions: ['countFailure', 'emitLost'] } } },
    offline: {
      initial: 'reaching',
      states: {
        waiting: {
          after: { retry: 'reaching' },
          on: { 'network.returned': 'reaching', 'page.shown': 'reaching' },
        },
        reaching: {
          invoke: {
            src: 'reach',
            onDone: { target: '#connection.online', actions: ['forgetFailures', 'emitReturned'] },
            onError: { target: 'waiting', actions: 'countFailure' },
          },
          after: { reachDeadline: { target: 'waiting', actions: 'countFailure' } },
          on: { 'network.lost': { target: 'waiting', actions: 'countFailure' } },
        },
      },
    },
  },
});

/** When offline, nothing can be ordered, and the page may show outdated data. */
export const selectIsOffline = (snapshot: SnapshotFrom<typeof connectionMachine>): boolean =>
  snapshot.matches('offline');

/** The work of the connection machine, done through the port. */
export const createConnectionActors = ({ connection }: Pick<Ports, 'connection'>) => ({
  reach: fromPromise<void>(async () => void (await connection.reach())),
});
