import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import { isAnswer } from '../error/error-catalogue.ts';
import { GIVE_UP_MILLISECONDS, CONNECTION_TIMEOUT_MILLISECONDS, reconnectDelay } from '../live/live.ts';
import { SEND_AGAIN_MS, afterTaps, isTapWaiting, isTemporary, withoutLastTap } from '../offline-taps/tap-queue.ts';
import { isUnseenCancellation } from '../order/guest-cancel.ts';
import { ordersOfSnapshot, withChangedOrders } from '../order/newer-revision.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import { canStep } from '../order/order-lifecycle.machine.ts';
import type { Order, OrderStep } from '../order/order.ts';
import { UNDO_MS } from '../time/undo-window.ts';
import { TOAST_MILLISECONDS } from '../toast/toast.machine.ts';
import type { OrdersById } from './board.ts';
import type { OrderDeskEvent } from './order-desk-event.ts';
import {
  type OrderDeskTap,
  type StepInput,
  type Undoable,
  afterOrderDeskTap,
  orderDeskTapOf,
  hasArrived,
  mayWait,
  undoableOf,
} from './order-desk-taps.ts';

/**
 * `orders` is null before the first answer; `stepping` holds the pending step of each order, its undo, or that its
 * cancellation was seen. `undoable` are the changes of this device, the last one at the end, and `overtaken` is the one
 * whose undo somebody else has just ended by going on. `waiting` are the steps that the server does not know yet, and
 * `sending` the first of them while it is under way.
 */
export type OrderDeskContext = {
  orders: OrdersById | null;
  stepping: Readonly<Record<string, OrderStep | 'undo' | 'see'>>;
  undoable: readonly Undoable[];
  overtaken: Undoable | null;
  waiting: readonly OrderDeskTap[];
  sending: OrderDeskTap | null;
  failures: number;
};
type Emitted =
  | { type: 'connection.lost'; error: unknown }
  | { type: 'step.settled'; id: string }
  /** This step takes money or tells a guest a reason, so that it cannot wait. */
  | { type: 'connection.needed'; order: Order | undefined }
  | { type: 'step.refused'; id: string; order: Order | undefined; error: OrderChangeError }
  | { type: 'step.failed'; id: string; order: Order | undefined; error: unknown };

const notProvided = (): never => {
  throw new Error('port not provided: orderDesk');
};
const watchOrders = fromCallback<OrderDeskEvent>(notProvided);

const takeStep = fromCallback<OrderDeskEvent, StepInput>(notProvided);
const undoChange = fromCallback<OrderDeskEvent, { id: string; revision: number }>(notProvided);
const seeCancellation = fromCallback<OrderDeskEvent, { id: string }>(notProvided);

/** How long it is said that an undo is over, in ms: as long as a toast. */
export const OVERTAKEN_MS = TOAST_MILLISECONDS;

const undoTimerOf = (id: string, revision: number) => `undo.${id}.${revision}`;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

const tapWas = ({ sending }: OrderDeskContext, id: string): boolean => sending?.id === id;

type Stepped = Extract<OrderDeskEvent, { type: 'step.taken' }>;
type Failed = Pick<Extract<OrderDeskEvent, { type: 'step.failed' }>, 'id' | 'error' | 'tap'>;
type Refused = Pick<Extract<OrderDeskEvent, { type: 'step.refused' }>, 'id' | 'error'>;

/** An order as it is once its waiting steps have arrived. */
const shownOrder = ({ orders, waiting }: OrderDeskContext, id: string): Order | undefined =>
  orders === null ? undefined : afterTaps(orders, waiting, afterOrderDeskTap)[id];

const isPossible = (context: OrderDeskContext, { id, step }: Pick<Stepped, 'id' | 'step'>): boolean => {
  const order = shownOrder(context, id);
  return order !== undefined && context.stepping[id] === undefined && canStep(order, step.to);
};

/** Whether a step has to wait: without a connection, or behind another one of the same order. */
const hasToWait = ({ failures, waiting }: OrderDeskContext, id: string): boolean =>
  failures > 0 || isTapWaiting(waiting, id);

/** All orders of the order desk, live, and the steps that staff take with them, several orders at a time. */
export const orderDeskMachine = setup({
  types: {
    context: {} as OrderDeskContext,
    events: {} as OrderDeskEvent,
    emitted: {} as Emitted,
    /** `orders` are those that the device knew last, where its page came up without a network. */
    input: {} as { readonly waiting: readonly OrderDeskTap[]; readonly orders?: readonly Order[] | null } | undefined,
  },
  actors: { watchOrders, takeStep, undoChange, seeCancellation },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context.failures),
    connectionTimeout: CONNECTION_TIMEOUT_MILLISECONDS,
    giveUp: GIVE_UP_MILLISECONDS,
    giveUpTimeout: GIVE_UP_MILLISECONDS - CONNECTION_TIMEOUT_MILLISECONDS,
  },
  guards: {
    canTakeStep: ({ context }, stepped: Stepped) => isPossible(context, stepped) && !hasToWait(context, stepped.id),
    canWait: ({ context }, stepped: Stepped) => isPossible(context, stepped) && mayWait(stepped.step),
    needsConnection: ({ context }, stepped: Stepped) => isPossible(context, stepped),
    canTakeBack: ({ context }, { id }: { id: string }) =>
      withoutLastTap(context.waiting, id, context.sending) !== context.waiting,
    hasArrived: ({ context: { sending } }, { id, error }: Refused) =>
      sending !== null && sending.id === id && hasArrived(sending, error),
    waitsOn: ({ context }, { id, error, tap }: Failed) =>
      tapWas(context, id) ? isTemporary(error) : tap !== undefined && tap !== null && !isAnswer(error),
    canSee: ({ context }, { id }: { id: string }) => {
      const order = context.orders?.[id];
      return order !== undefined && context.stepping[id] === undefined && isUnseenCancellation(order);
    },
    canUndo: ({ context }, { id }: { id: string }) =>
      context.stepping[id] === undefined && context.undoable.some((change) => change.id === id),
  },
  actions: {
    replaceOrders: assign(({ context: { orders } }, all: readonly Order[]) => ({
      orders: ordersOfSnapshot(all, orders),
      failures: 0,
    })),
    changeOrders: assign(({ context }, orders: readonly Order[]) => ({
      orders: withChangedOrders(context.orders ?? {}, orders),
    })),
    /** Takes away what somebody else has gone on from; the answer to an own step or undo tells of itself. */
    noticeOvertaken: enqueueActions(({ context: { undoable, orders, stepping }, enqueue }) => {
      const isOver = ({ id, revision }: Undoable) =>
        stepping[id] === undefined && (orders?.[id]?.revision ?? revision) > revision;
      const overtaken = undoable.findLast(isOver);
      if (overtaken === undefined) return;
      enqueue.assign({ overtaken, undoable: undoable.filter((change) => !isOver(change)) });
      enqueue.cancel('overtaken');
      enqueue.raise({ type: 'overtaken.expired' }, { id: 'overtaken', delay: OVERTAKEN_MS });
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    begin: assign(({ context }, { id, what }: { id: string; what: OrderDeskContext['stepping'][string] }) => ({
      stepping: { ...context.stepping, [id]: what },
    })),
    sendSeen: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.spawnChild('seeCancellation', { id, input: { id } });
    }),
    sendUndo: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const change = context.undoable.find((each) => each.id === id);
      if (change !== undefined) enqueue.spawnChild('undoChange', { id, input: { id, revision: change.revision } });
    }),
    offerUndo: enqueueActions(({ context, enqueue }, { kind, order }: Pick<Undoable, 'kind'> & { order: Order }) => {
      const { id, revision } = order;
      const others = context.undoable.filter((each) => each.id !== id);
      enqueue.assign({ undoable: [...others, undoableOf(kind, order)], overtaken: null });
      enqueue.raise({ type: 'undo.expired', id, revision }, { id: undoTimerOf(id, revision), delay: UNDO_MS });
    }),
    withdrawUndo: assign(({ context: { undoable, overtaken } }, { id }: { id: string }) => ({
      undoable: undoable.filter((change) => change.id !== id),
      overtaken: overtaken?.id === id ? null : overtaken,
    })),
    expireUndo: assign(({ context }, { id, revision }: { id: string; revision: number }) => ({
      undoable: context.undoable.filter((change) => change.id !== id || change.revision !== revision),
    })),
    endStep: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.assign({ stepping: without(context.stepping, id) });
      enqueue.stopChild(id);
    }),
    sendStep: enqueueActions(({ context, enqueue }, { id, step, at, key }: Stepped) => {
      const order = context.orders?.[id];
      const tap = order !== undefined && mayWait(step) ? orderDeskTapOf(order, step, at, key) : null;
      enqueue.spawnChild('takeStep', { id, input: { id, step, key, tap, isLate: false } });
    }),
    addTap: assign(({ context }, { id, step, at, key }: Stepped) => {
      const order = shownOrder(context, id);
      return order === undefined ? {} : { waiting: [...context.waiting, orderDeskTapOf(order, step, at, key)] };
    }),
    takeTapBack: assign(({ context: { waiting, sending } }, { id }: { id: string }) => ({
      waiting: withoutLastTap(waiting, id, sending),
    })),
    /** Sends the first waiting step, unless one is under way. */
    sendWaiting: enqueueActions(({ context: { waiting, sending, stepping, failures, orders }, enqueue }) => {
      const [tap] = waiting;
      if (tap === undefined || sending !== null || failures > 0 || orders === null) return;
      const { id, step } = tap;
      if (stepping[id] !== undefined) return;
      enqueue.assign({ sending: tap, stepping: { ...stepping, [id]: step } });
      enqueue.spawnChild('takeStep', { id, input: { id, step, key: tap.key, tap, isLate: true } });
    }),
    /** The step has arrived. */
    dropSent: assign(({ context: { waiting, sending } }, { id }: { id: string }) =>
      sending?.id === id ? { waiting: waiting.filter((tap) => tap !== sending), sending: null } : {},
    ),
    /** What follows from a step that is not possible any more is not possible either. */
    dropTaps: assign(({ context: { waiting, sending } }, { id }: { id: string }) =>
      sending?.id === id ? { waiting: waiting.filter((tap) => tap.id !== id), sending: null } : {},
    ),
    keepTap: enqueueActions(({ context: { waiting, sending }, enqueue }, { id, tap }: Failed) => {
      if (sending?.id === id) enqueue.assign({ sending: null });
      else if (tap !== undefined && tap !== null) enqueue.assign({ waiting: [...waiting, tap] });
      enqueue.cancel('taps');
      enqueue.raise({ type: 'taps.due' }, { id: 'taps', delay: SEND_AGAIN_MS });
    }),
    emitLoss: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'connection.lost', error })),
    emitNeed: emit(({ context }, { id }: { id: string }): Emitted => ({
      type: 'connection.needed',
      order: context.orders?.[id],
    })),
    emitSettled: emit((_, { id }: { id: string }): Emitted => ({ type: 'step.settled', id })),
    emitRefusal: emit(({ context }, { id, error }: { id: string; error: OrderChangeError }): Emitted => ({
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
  context: ({ input }) => ({
    orders: input?.orders ? ordersOfSnapshot(input.orders, null) : null,
    stepping: {},
    undoable: [],
    overtaken: null,
    waiting: input?.waiting ?? [],
    sending: null,
    failures: input?.orders ? 1 : 0,
  }),
  initial: 'watching',
  on: {
    'step.taken': [
      {
        guard: { type: 'canTakeStep', params: ({ event }) => event },
        actions: [
          { type: 'begin', params: ({ event: { id, step } }) => ({ id, what: step }) },
          { type: 'sendStep', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'canWait', params: ({ event }) => event },
        actions: { type: 'addTap', params: ({ event }) => event },
      },
      {
        guard: { type: 'needsConnection', params: ({ event }) => event },
        actions: { type: 'emitNeed', params: ({ event }) => event },
      },
    ],
    'taps.due': { actions: 'sendWaiting' },
    'step.settled': {
      actions: [
        { type: 'changeOrders', params: ({ event }) => [event.order] },
        { type: 'offerUndo', params: ({ event }) => ({ kind: 'step', order: event.order }) },
        { type: 'emitSettled', params: ({ event }) => event.order },
        { type: 'dropSent', params: ({ event }) => event.order },
        { type: 'endStep', params: ({ event }) => event.order },
        'sendWaiting',
      ],
    },
    'promise.moved': {
      actions: [
        { type: 'changeOrders', params: ({ event }) => [event.order] },
        { type: 'offerUndo', params: ({ event }) => ({ kind: 'promiseMoved', order: event.order }) },
      ],
    },
    'order.corrected': {
      actions: [
        { type: 'changeOrders', params: ({ event }) => [event.order] },
        { type: 'withdrawUndo', params: ({ event }) => event.order },
      ],
    },
    'cancellation.seen': {
      guard: { type: 'canSee', params: ({ event }) => event },
      actions: [
        { type: 'begin', params: ({ event: { id } }) => ({ id, what: 'see' as const }) },
        { type: 'sendSeen', params: ({ event }) => event },
      ],
    },
    'cancellation.settled': {
      actions: [
        { type: 'changeOrders', params: ({ event: { order } }) => (order === null ? [] : [order]) },
        { type: 'endStep', params: ({ event }) => event },
        'sendWaiting',
      ],
    },
    'undo.taken': [
      {
        guard: { type: 'canTakeBack', params: ({ event }) => event },
        actions: { type: 'takeTapBack', params: ({ event }) => event },
      },
      {
        guard: { type: 'canUndo', params: ({ event }) => event },
        actions: [
          { type: 'sendUndo', params: ({ event }) => event },
          { type: 'begin', params: ({ event: { id } }) => ({ id, what: 'undo' as const }) },
        ],
      },
    ],
    'undo.settled': {
      actions: [
        { type: 'changeOrders', params: ({ event }) => [event.order] },
        { type: 'withdrawUndo', params: ({ event }) => event.order },
        { type: 'endStep', params: ({ event }) => event.order },
        'sendWaiting',
      ],
    },
    'undo.expired': { actions: { type: 'expireUndo', params: ({ event }) => event } },
    'overtaken.expired': { actions: assign({ overtaken: null }) },
    'step.refused': [
      {
        guard: { type: 'hasArrived', params: ({ event }) => event },
        actions: [
          { type: 'dropSent', params: ({ event }) => event },
          { type: 'endStep', params: ({ event }) => event },
          'sendWaiting',
        ],
      },
      {
        actions: [
          { type: 'withdrawUndo', params: ({ event }) => event },
          { type: 'emitRefusal', params: ({ event }) => event },
          { type: 'dropTaps', params: ({ event }) => event },
          { type: 'endStep', params: ({ event }) => event },
          'sendWaiting',
        ],
      },
    ],
    'step.failed': [
      {
        guard: { type: 'waitsOn', params: ({ event }) => event },
        actions: [
          { type: 'keepTap', params: ({ event }) => event },
          { type: 'endStep', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'emitFailure', params: ({ event }) => event },
          { type: 'dropTaps', params: ({ event }) => event },
          { type: 'endStep', params: ({ event }) => event },
          'sendWaiting',
        ],
      },
    ],
    'network.lost': '.offline',
  },
  states: {
    watching: {
      invoke: { src: 'watchOrders', onError: 'reconnecting' },
      on: {
        'orders.changed': {
          target: '.connected',
          actions: [{ type: 'replaceOrders', params: ({ event }) => event.orders }, 'noticeOvertaken', 'sendWaiting'],
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
              actions: [{ type: 'changeOrders', params: ({ event }) => event.orders }, 'noticeOvertaken'],
            },
          },
        },
        silent: {
          after: { giveUpTimeout: '#orderDesk.reconnecting' },
          on: {
            'connection.heard': 'connected',
            'orders.changed': {
              target: 'connected',
              actions: [{ type: 'changeOrders', params: ({ event }) => event.orders }, 'noticeOvertaken'],
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
