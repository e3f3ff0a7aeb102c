import { type SnapshotFrom, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { type Places, stablePlaces } from '../list/stable-places.ts';
import { CONNECTION_TIMEOUT_MILLISECONDS, GIVE_UP_MILLISECONDS, reconnectDelay } from '../live/live.ts';
import { SEND_AGAIN_MS, afterTaps, isTapWaiting, isTemporary } from '../offline-taps/tap-queue.ts';
import { type KitchenMark, kitchenTask } from '../order/kitchen-mark.ts';
import { ordersOfSnapshot, withChangedOrders } from '../order/newer-revision.ts';
import type { Result } from '../result/result.ts';
import { instant, type Instant } from '../time/instant.ts';
import { UNDO_MS } from '../time/undo-window.ts';
import { type KitchenOrder, workNow } from './kitchen-order.ts';
import type { KitchenScreenPort } from './kitchen-screen.port.ts';
import { type StationFilter, ticketsOf } from './kitchen-tickets.ts';
import { type KitchenMarkError, recallReport, reportTask } from './station-work.ts';

/** What was tapped at this device and is not at the server yet. */
export const kitchenTap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), id: z.uuid(), at: instant, key: z.uuid(), task: kitchenTask }),
  z.object({ kind: z.literal('recall'), id: z.uuid(), at: instant, key: z.uuid() }),
  z.object({ kind: z.literal('seen'), id: z.uuid(), at: instant }),
]);
export type KitchenTap = z.infer<typeof kitchenTap>;

/** A report of this device that can be taken back. */
export type Reported = Pick<KitchenMark, 'key' | 'task' | 'at'> & { readonly id: string };

type OrdersById = Readonly<Record<string, KitchenOrder>>;

type KitchenScreenEvent =
  | { type: 'orders.changed'; orders: readonly KitchenOrder[] }
  | { type: 'connection.heard' }
  | { type: 'connection.lost'; error: unknown }
  | { type: 'connection.retried' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'time.passed'; at: Instant }
  | { type: 'screen.sized'; size: number }
  | { type: 'station.chosen'; station: StationFilter }
  | { type: 'task.reported'; id: string; key: string; task: KitchenMark['task'] }
  /** Without a key the last report of this device. */
  | { type: 'report.recalled'; key?: string }
  | { type: 'cancellation.seen'; id: string };

type Context = {
  /** Null before the first answer. */
  orders: OrdersById | null;
  waiting: readonly KitchenTap[];
  reported: readonly Reported[];
  places: Readonly<Partial<Record<StationFilter, Places<string>>>>;
  station: StationFilter;
  size: number;
  now: Instant;
  failures: number;
};

type Emitted =
  | { type: 'connection.lost'; error: unknown }
  | { type: 'tap.refused'; order: KitchenOrder | undefined; error: KitchenMarkError }
  | { type: 'tap.failed'; error: unknown };

/** So many reports of a device can be taken back. */
const REPORTED_MAX = 20;

const watchOrders = fromCallback<KitchenScreenEvent>(() => {
  throw new Error('port not provided: kitchenScreen');
});
const sendTap = fromPromise<Result<KitchenOrder, KitchenMarkError>, KitchenTap | undefined>(() => {
  throw new Error('port not provided: kitchenScreen');
});

/** The order after a tap that the server does not know yet; unchanged where it does not fit any more. */
function afterTap(order: KitchenOrder, tap: KitchenTap): KitchenOrder {
  if (tap.kind === 'seen') return { ...order, isCancelled: false };
  if (tap.kind === 'recall') {
    const left = recallReport(order.marks, tap.key);
    return left.ok
      ? { ...order, marks: left.value, status: order.status === 'ready' ? 'preparing' : order.status }
      : order;
  }
  const marked = reportTask(order, tap);
  return marked.ok ? marked.value : order;
}

function shownOrders({ orders, waiting }: Pick<Context, 'orders' | 'waiting'>): readonly KitchenOrder[] {
  return Object.values(afterTaps(orders ?? {}, waiting, afterTap));
}

const isRecent = ({ at }: Reported, now: Instant): boolean => Date.parse(now) - Date.parse(at) < UNDO_MS;

/** The places of the chosen station, after whatever has changed. */
function seated(context: Context): Pick<Context, 'places'> {
  const { station, size, now } = context;
  const tickets = ticketsOf(workNow(shownOrders(context), now), station).map(({ id }) => id);
  const held = new Set(
    context.reported.filter((each) => each.task !== 'ovenOut' && isRecent(each, now)).map(({ id }) => id),
  );
  const before = context.places[station] ?? [];
  return { places: { ...context.places, [station]: stablePlaces(before, tickets, { held, size }) } };
}

/** The taps and reports after taking one report back: a tap that has not been sent is simply dropped. */
function recalled({ waiting, reported, now }: Context, key: string | undefined): Partial<Context> {
  const last = key === undefined ? reported.at(-1) : reported.find((each) => each.key === key);
  if (last === undefined) return {};
  const isUnsent = waiting.slice(1).some((tap) => tap.kind === 'report' && tap.key === last.key);
  return {
    reported: reported.filter((each) => each !== last),
    waiting: isUnsent
      ? waiting.filter((tap) => tap.kind !== 'report' || tap.key !== last.key)
      : [...waiting, { kind: 'recall', id: last.id, at: now, key: last.key }],
  };
}

/** The screen of the kitchen: its orders, live, its places, and the taps on their way to the server, one by one. */
export const kitchenScreenMachine = setup({
  types: {
    context: {} as Context,
    events: {} as KitchenScreenEvent,
    emitted: {} as Emitted,
    /** `orders` are those that the device knew last, where its page came up without a network. */
    input: {} as {
      now: Instant;
      station?: StationFilter;
      waiting?: readonly KitchenTap[];
      orders?: readonly KitchenOrder[] | null;
    },
  },
  actors: { watchOrders, sendTap },
  delays: {
    reconnect: ({ context }) => reconnectDelay(context.failures),
    connectionTimeout: CONNECTION_TIMEOUT_MILLISECONDS,
    giveUp: GIVE_UP_MILLISECONDS,
    giveUpTimeout: GIVE_UP_MILLISECONDS - CONNECTION_TIMEOUT_MILLISECONDS,
    sendAgain: SEND_AGAIN_MS,
  },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
    canReport: ({ context }, { id, task }: { id: string; task: KitchenMark['task'] }) => {
      const order = shownOrders(context).find((each) => each.id === id);
      return order !== undefined && reportTask(order, { key: '', task, at: context.now }).ok;
    },
  },
  actions: {
    seat: assign(({ context }) => seated(context)),
    replaceOrders: assign(({ context }, orders: readonly KitchenOrder[]) => ({
      orders: ordersOfSnapshot(orders, context.orders),
      failures: 0,
    })),
    changeOrders: assign(({ context }, orders: readonly KitchenOrder[]) => ({
      orders: withChangedOrders(context.orders ?? {}, orders),
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    dropSent: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    /** What the server refused was no report. */
    forgetSent: assign(({ context }) => {
      const [sent] = context.waiting;
      return { reported: context.reported.filter(({ key }) => sent?.kind !== 'report' || sent.key !== key) };
    }),
    emitLoss: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'connection.lost', error })),
    emitRefusal: emit(({ context }, error: KitchenMarkError): Emitted => ({
      type: 'tap.refused',
      order: context.orders?.[context.waiting[0]?.id ?? ''],
      error,
    })),
    emitFailure: emit((_, error: unknown): Emitted => ({ type: 'tap.failed', error })),
  },
}).createMachine({
  id: 'kitchenScreen',
  type: 'parallel',
  context: ({ input }) => ({
    orders: input.orders ? ordersOfSnapshot(input.orders, null) : null,
    waiting: input.waiting ?? [],
    reported: [],
    places: {},
    station: input.station ?? 'oven',
    size: 9,
    now: input.now,
    failures: input.orders ? 1 : 0,
  }),
  on: {
    'time.passed': { actions: [assign(({ event }) => ({ now: event.at })), 'seat'] },
    'screen.sized': { actions: [assign(({ event }) => ({ size: event.size })), 'seat'] },
    'station.chosen': { actions: [assign(({ event }) => ({ station: event.station })), 'seat'] },
    'task.reported': {
      guard: { type: 'canReport', params: ({ event }) => event },
      actions: [
        assign(({ context, event: { id, key, task } }) => ({
          waiting: [...context.waiting, { kind: 'report' as const, id, key, task, at: context.now }],
          reported: [...context.reported, { id, key, task, at: context.now }].slice(-REPORTED_MAX),
        })),
        'seat',
      ],
    },
    'report.recalled': { actions: [assign(({ context, event }) => recalled(context, event.key)), 'seat'] },
    'cancellation.seen': {
      actions: [
        assign(({ context, event }) => ({
          waiting: [...context.waiting, { kind: 'seen' as const, id: event.id, at: context.now }],
        })),
        'seat',
      ],
    },
  },
  states: {
    connection: {
      initial: 'watching',
      on: { 'network.lost': '.offline' },
      states: {
        watching: {
          invoke: { src: 'watchOrders', onError: 'reconnecting' },
          on: {
            'orders.changed': {
              target: '.connected',
              actions: [{ type: 'replaceOrders', params: ({ event }) => event.orders }, 'seat'],
            },
            'connection.lost': {
              target: 'reconnecting',
              actions: { type: 'emitLoss', params: ({ event }) => ({ error: event.error }) },
            },
            'connection.retried': { target: 'watching', reenter: true },
          },
          initial: 'connecting',
          states: {
            connecting: {
              after: { giveUp: '#kitchenScreen.connection.reconnecting' },
            },
            connected: {
              after: { connectionTimeout: 'silent' },
              on: {
                'connection.heard': { target: 'connected', reenter: true },
                'orders.changed': {
                  target: 'connected',
                  reenter: true,
                  actions: [{ type: 'changeOrders', params: ({ event }) => event.orders }, 'seat'],
                },
              },
            },
            silent: {
              after: { giveUpTimeout: '#kitchenScreen.connection.reconnecting' },
              on: {
                'connection.heard': 'connected',
                'orders.changed': {
                  target: 'connected',
                  actions: [{ type: 'changeOrders', params: ({ event }) => event.orders }, 'seat'],
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
        offline: {
          entry: 'countFailure',
          on: { 'network.returned': 'watching', 'connection.retried': 'watching' },
        },
      },
    },
    sending: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isWaiting', target: 'busy' } },
        busy: {
          invoke: {
            src: 'sendTap',
            input: ({ context }) => context.waiting[0],
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'idle',
                actions: [
                  {
                    type: 'changeOrders',
                    params: ({ event: { output } }) => (output.ok ? [output.value] : []),
                  },
                  'dropSent',
                  'seat',
                ],
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'emitRefusal',
                    params: ({ event: { output } }): KitchenMarkError =>
                      output.ok ? { code: 'orderUnknown' } : output.error,
                  },
                  'forgetSent',
                  'dropSent',
                  'seat',
                ],
              },
            ],
            onError: [
              {
                guard: ({ event }) => isTemporary(event.error),
                target: 'stalled',
                actions: { type: 'emitFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
              },
              {
                // What the server will never take must not hold up the taps behind it.
                target: 'idle',
                actions: [
                  { type: 'emitFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
                  'forgetSent',
                  'dropSent',
                  'seat',
                ],
              },
            ],
          },
        },
        stalled: {
          after: { sendAgain: 'busy' },
          on: { 'network.returned': 'busy', 'orders.changed': 'busy' },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof kitchenScreenMachine>;

export type KitchenConnection = 'connecting' | 'connected' | 'lost';

/** `connected` only while the orders are complete. */
export function selectKitchenConnection(snapshot: Snapshot): KitchenConnection {
  if (snapshot.matches({ connection: { watching: 'connected' } })) return 'connected';
  return snapshot.context.failures === 0 && snapshot.matches({ connection: { watching: 'connecting' } })
    ? 'connecting'
    : 'lost';
}

/** The orders as they will be when every tap has arrived; null before the first answer. */
export const kitchenOrdersAfter = (
  orders: Context['orders'],
  waiting: Context['waiting'],
): readonly KitchenOrder[] | null => (orders === null ? null : shownOrders({ orders, waiting }));

export const selectKitchenOrders = ({ context }: Snapshot): readonly KitchenOrder[] | null =>
  kitchenOrdersAfter(context.orders, context.waiting);

/** Whether a tap on this order has not arrived yet. */
export const selectIsTapWaiting = ({ context }: Snapshot, id: string): boolean => isTapWaiting(context.waiting, id);

/** The work of the machine, done through the ports. */
export const createKitchenScreenActors = ({ kitchenScreen }: { readonly kitchenScreen: KitchenScreenPort }) => ({
  watchOrders: fromCallback<KitchenScreenEvent>(({ sendBack }) =>
    kitchenScreen.watch({
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (orders) => sendBack({ type: 'orders.changed', orders }),
      lost: (error) => sendBack({ type: 'connection.lost', error }),
    }),
  ),
  sendTap: fromPromise<Result<KitchenOrder, KitchenMarkError>, KitchenTap | undefined>(({ input: tap }) => {
    if (tap === undefined) throw new Error('Nothing waits.');
    if (tap.kind === 'seen') return kitchenScreen.seeCancellation(tap.id);
    if (tap.kind === 'recall') return kitchenScreen.recall(tap.id, tap.key);
    return kitchenScreen.report(tap.id, { key: tap.key, task: tap.task });
  }),
});
