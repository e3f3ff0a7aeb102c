import { type SnapshotFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { GIVE_UP_MILLISECONDS, CONNECTION_TIMEOUT_MILLISECONDS, reconnectDelay } from '../live/live.ts';
import type { Result } from '../result/result.ts';
import { newerRevision } from './newer-revision.ts';
import type { OrderKey, OrderPort } from './order.port.ts';
import type { Order } from './order.ts';

/** How often a page polls the order while no stream is available. */
export const POLL_MILLISECONDS = 15_000;

type OrderEvent =
  | { type: 'order.changed'; order: Order }
  | { type: 'connection.heard' }
  | { type: 'connection.lost' }
  | { type: 'stream.unavailable' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'order.refreshed' };

type Context = { key: OrderKey; order: Order | null; failures: number; isPolled: boolean };
type LoadResult = Result<Order, { readonly code: 'orderUnknown' }>;

const loadOrder = fromPromise<LoadResult, OrderKey>(() => {
  throw new Error('port not provided: order');
});
const watchOrder = fromCallback<OrderEvent, OrderKey>(() => {
  throw new Error('port not provided: order');
});

/**
 * One order as the customer watches it. Every connection begins with the present order, so that no change is missed in
 * between. A hidden page closes its stream and loads the order again when it is shown; a page without a stream polls
 * the order.
 */
export const orderMachine = setup({
  types: { context: {} as Context, events: {} as OrderEvent, input: {} as { key: OrderKey; order: Order | null } },
  actors: { loadOrder, watchOrder },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context.failures),
    connectionTimeout: CONNECTION_TIMEOUT_MILLISECONDS,
    giveUp: GIVE_UP_MILLISECONDS,
    giveUpTimeout: GIVE_UP_MILLISECONDS - CONNECTION_TIMEOUT_MILLISECONDS,
    poll: POLL_MILLISECONDS,
  },
  guards: {
    isLoaded: ({ context }) => context.order !== null,
    isUnknown: (_, result: LoadResult) => !result.ok,
  },
  actions: {
    setOrder: assign(({ context }, { order }: { order: Order }) => ({
      order: newerRevision(context.order, order),
      failures: 0,
    })),
    takeLoaded: assign(({ context }, result: LoadResult) => ({
      order: result.ok ? newerRevision(context.order, result.value) : context.order,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    beginPolling: assign({ isPolled: true, failures: 0 }),
    endPolling: assign({ isPolled: false }),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, failures: 0, isPolled: false }),
  initial: 'starting',
  on: { 'page.hidden': '.hidden' },
  states: {
    starting: { always: [{ guard: 'isLoaded', target: 'watching' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadOrder',
        input: ({ context }) => context.key,
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          { target: 'watching', actions: { type: 'takeLoaded', params: ({ event }) => event.output } },
        ],
        onError: 'reconnecting',
      },
      on: { 'network.lost': 'offline' },
    },
    watching: {
      invoke: { src: 'watchOrder', input: ({ context }) => context.key, onError: 'reconnecting' },
      on: {
        'order.changed': {
          target: '.connected',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.order }) },
        },
        'connection.lost': 'reconnecting',
        'stream.unavailable': 'polling',
        'network.lost': 'offline',
      },
      initial: 'connecting',
      states: {
        connecting: { after: { giveUp: '#order.reconnecting' }, on: { 'connection.heard': 'catchingUp' } },
        catchingUp: { entry: 'endPolling', after: { giveUp: '#order.reconnecting' } },
        connected: {
          entry: 'endPolling',
          after: { connectionTimeout: 'silent' },
          on: { 'connection.heard': { target: 'connected', reenter: true } },
        },
        silent: { after: { giveUpTimeout: '#order.reconnecting' }, on: { 'connection.heard': 'connected' } },
      },
    },
    reconnecting: {
      entry: 'countFailure',
      after: { reconnect: 'loading' },
      on: { 'network.lost': 'offline', 'network.returned': 'loading' },
    },
    polling: {
      entry: 'beginPolling',
      after: { poll: 'loading' },
      on: { 'order.refreshed': 'loading', 'network.lost': 'offline' },
    },
    /** A hidden page closes its stream, because other pages may need it. */
    hidden: { on: { 'page.hidden': {}, 'page.shown': 'loading' } },
    offline: { entry: 'countFailure', on: { 'network.returned': 'loading' } },
    unknown: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof orderMachine>;

/** The last known order; null before the first answer. */
export const selectOrder = ({ context }: Snapshot): Order | null => context.order;
/** Whether there is no such order, or the person may not see it. */
export const selectIsUnknown = (snapshot: Snapshot): boolean => snapshot.matches('unknown');
/** Whether the page may be outdated, because the connection is lost or silent. */
export const selectIsConnectionLost = (snapshot: Snapshot): boolean =>
  snapshot.context.failures > 0 || snapshot.matches({ watching: 'silent' });
/** Whether the page polls the order, because other pages use all streams. */
export const selectIsPolled = ({ context }: Snapshot): boolean => context.isPolled;

/** The work of the order machine, done through the ports. */
export const createOrderActors = (ports: { readonly order: Pick<OrderPort, 'load' | 'watch'> }) => ({
  loadOrder: fromPromise<Result<Order, { readonly code: 'orderUnknown' }>, OrderKey>(({ input }) =>
    ports.order.load(input),
  ),
  watchOrder: fromCallback<OrderEvent, OrderKey>(({ input, sendBack }) =>
    ports.order.watch(input, {
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (order) => sendBack({ type: 'order.changed', order }),
      lost: () => sendBack({ type: 'connection.lost' }),
      unavailable: () => sendBack({ type: 'stream.unavailable' }),
    }),
  ),
});
