import { type SnapshotFrom, assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import { GIVE_UP_MILLISECONDS, CONNECTION_TIMEOUT_MILLISECONDS, reconnectDelay } from '../live/live.ts';
import { canStep } from '../order/order-lifecycle.machine.ts';
import type { OrderDeskPort } from '../order/order.port.ts';
import type { Order, OrderStep, OrderStepError } from '../order/order.ts';
import { type OrdersById, ordersById, withChangedOrders } from './board.ts';

type OrderDeskEvent =
  | { type: 'orders.changed'; orders: readonly Order[] }
  | { type: 'connection.heard' }
  | { type: 'connection.lost'; error: unknown }
  | { type: 'connection.retried' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'step.taken'; id: string; step: OrderStep }
  | { type: 'step.settled'; order: Order }
  | { type: 'step.refused'; id: string; error: OrderStepError }
  | { type: 'step.failed'; id: string; error: unknown };

/** `orders` is null before the first answer; `stepping` holds the pending step of each order. */
type Context = { orders: OrdersById | null; stepping: Readonly<Record<string, OrderStep>>; failures: number };
type Emitted =
  | { type: 'connection.lost'; error: unknown }
  | { type: 'step.settled'; id: string }
  | { type: 'step.refused'; id: string; order: Order | undefined; error: OrderStepError }
  | { type: 'step.failed'; id: string; order: Order | undefined; error: unknown };

const watchOrders = fromCallback<OrderDeskEvent>(() => {
  throw new Error('port not provided: orderDesk');
});
const takeStep = fromCallback<OrderDeskEvent, { id: string; step: OrderStep }>(() => {
  throw new Error('port not provided: orderDesk');
});

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

/** All orders of the order desk, live, and the steps that staff take with them, several orders at a time. */
export const orderDeskMachine = setup({
  types: { context: {} as Context, events: {} as OrderDeskEvent, emitted: {} as Emitted },
  actors: { watchOrders, takeStep },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context.failures),
    connectionTimeout: CONNECTION_TIMEOUT_MILLISECONDS,
    giveUp: GIVE_UP_MILLISECONDS,
    giveUpTimeout: GIVE_UP_MILLISECONDS - CONNECTION_TIMEOUT_MILLISECONDS,
  },
  guards: {
    canTakeStep: ({ context }, { id, step }: { id: string; step: OrderStep }) => {
      const order = context.orders?.[id];
      return order !== undefined && context.stepping[id] === undefined && canStep(order, step.to);
    },
  },
  actions: {
    replaceOrders: assign((_, orders: readonly Order[]) => ({ orders: ordersById(orders), failures: 0 })),
    changeOrders: assign(({ context }, orders: readonly Order[]) => ({
      orders: withChangedOrders(context.orders ?? {}, orders),
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    beginStep: assign(({ context }, { id, step }: { id: string; step: OrderStep }) => ({
      stepping: { ...context.stepping, [id]: step },
    })),
    endStep: assign(({ context }, { id }: { id: string }) => ({ stepping: without(context.stepping, id) })),
    sendStep: enqueueActions(({ enqueue }, input: { id: string; step: OrderStep }) => {
      enqueue.spawnChild('takeStep', { id: input.id, input });
    }),
    stopSending: enqueueActions(({ enqueue }, { id }: { id: string }) => enqueue.stopChild(id)),
    emitLoss: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'connection.lost', error })),
    emitSettled: emit((_, { id }: { id: string }): Emitted => ({ type: 'step.settled', id })),
    emitRefusal: emit(({ context }, { id, error }: { id: string; error: OrderStepError }): Emitted => ({
      type: 'step.refused',
      id,
      order: context.orders?.[id],
      error,
    })),
    emitFailure: emit(({ context }, { id, error }: { id: string; error: unknown }): Emitted => ({
      type: 'step.failed',
      id,
      order: context.orders?.[id],
      error,
    })),
  },
}).createMachine({
  id: 'orderDesk',
  context: { orders: null, stepping: {}, failures: 0 },
  initial: 'watching',
  on: {
    'step.taken': {
      guard: { type: 'canTakeStep', params: ({ event }) => event },
      actions: [
        { type: 'beginStep', params: ({ event }) => event },
        { type: 'sendStep', params: ({ event: { id, step } }) => ({ id, step }) },
      ],
    },
    'step.settled': {
      actions: [
        { type: 'changeOrders', params: ({ event }) => [event.order] },
        { type: 'emitSettled', params: ({ event }) => event.order },
        { type: 'endStep', params: ({ event }) => event.order },
        { type: 'stopSending', params: ({ event }) => event.order },
      ],
    },
    'step.refused': {
      actions: [
        { type: 'emitRefusal', params: ({ event }) => event },
        { type: 'endStep', params: ({ event }) => event },
        { type: 'stopSending', params: ({ event }) => event },
      ],
    },
    'step.failed': {
      actions: [
        { type: 'emitFailure', params: ({ event }) => event },
        { type: 'endStep', params: ({ event }) => event },
        { type: 'stopSending', params: ({ event }) => event },
      ],
    },
    'network.lost': '.offline',
  },
  states: {
    watching: {
      invoke: { src: 'watchOrders', onError: 'reconnecting' },
      on: {
        'orders.changed': {
          target: '.connected',
          actions: { type: 'replaceOrders', params: ({ event }) => event.orders },
        },
        'connection.lost': {
          target: 'reconnecting',
          actions: { type: 'emitLoss', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          tags: 'busy',
          after: { giveUp: '#orderDesk.reconnecting' },
          on: { 'connection.heard': 'catchingUp' },
        },
        catchingUp: { tags: 'busy', after: { giveUp: '#orderDesk.reconnecting' } },
        connected: {
          after: { connectionTimeout: 'silent' },
          on: {
            'connection.heard': { target: 'connected', reenter: true },
            'orders.changed': {
              target: 'connected',
              reenter: true,
              actions: { type: 'changeOrders', params: ({ event }) => event.orders },
            },
          },
        },
        silent: {
          after: { giveUpTimeout: '#orderDesk.reconnecting' },
          on: {
            'connection.heard': 'connected',
            'orders.changed': {
              target: 'connected',
              actions: { type: 'changeOrders', params: ({ event }) => event.orders },
            },
          },
        },
      },
    },
    reconnecting: {
      entry: 'countFailure',
      after: { reconnect: 'watching' },
      on: { 'network.returned': 'watching', 'connection.retried': 'watching' },
    },
    offline: { entry: 'countFailure', on: { 'network.returned': 'watching', 'connection.retried': 'watching' } },
  },
});

type Snapshot = SnapshotFrom<typeof orderDeskMachine>;

export type BoardConnection = 'connecting' | 'catchingUp' | 'connected' | 'silent' | 'lost' | 'offline';

/** `connected` only while the orders are complete: the board must not look live when it is not. */
export function selectConnection(snapshot: Snapshot): BoardConnection {
  if (snapshot.matches({ watching: 'connected' })) return 'connected';
  if (snapshot.matches({ watching: 'silent' })) return 'silent';
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.context.failures === 0) return 'connecting';
  return snapshot.matches({ watching: 'catchingUp' }) ? 'catchingUp' : 'lost';
}

/** All known orders, or null before the first answer; the same object until one of them changes. */
export const selectKnownOrders = ({ context }: Snapshot): OrdersById | null => context.orders;

/** The pending step of each order that has one; the same object until one begins or ends. */
export const selectStepping = ({ context }: Snapshot): Context['stepping'] => context.stepping;

/** The work of the order desk machine, done through the ports. */
export const createOrderDeskActors = ({
  orderDesk,
}: {
  readonly orderDesk: Pick<OrderDeskPort, 'watch' | 'step'>;
}) => ({
  watchOrders: fromCallback<OrderDeskEvent>(({ sendBack }) =>
    orderDesk.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (orders) => sendBack({ type: 'orders.changed', orders }),
      lost: (error) => sendBack({ type: 'connection.lost', error }),
    }),
  ),
  takeStep: fromCallback<OrderDeskEvent, { id: string; step: OrderStep }>(({ sendBack, input: { id, step } }) => {
    orderDesk.step(id, step).then(
      (result) =>
        sendBack(
          result.ok ? { type: 'step.settled', order: result.value } : { type: 'step.refused', id, error: result.error },
        ),
      (error: unknown) => sendBack({ type: 'step.failed', id, error }),
    );
  }),
});
