import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import { isAnswer } from '../error/error-catalogue.ts';
import { isTemporary } from '../offline-taps/tap-queue.ts';
import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { CourierAction, CourierError } from './courier-action.ts';
import { type CourierTap, type DoorAttempt, FIRST_ATTEMPT, isHeld, tourAfter } from './courier-tap.ts';
import type { CourierTour } from './courier-tour.ts';
import type { CourierPort } from './courier.port.ts';
import type { HandInDraft } from './hand-in.ts';
import type { StoredTour } from './stored-tour.ts';
import type { CourierStop } from './tour.ts';

type CourierScreenEvent =
  /** What this phone has stored; null: nothing. */
  | { type: 'tour.restored'; stored: StoredTour | null }
  | { type: 'time.passed'; at: Instant }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'action.tapped'; key: string; stop: Pick<CourierStop, 'id' | 'number'>; action: CourierAction }
  | { type: 'cash.handedIn'; draft: HandInDraft }
  | { type: 'tap.undone'; key: string }
  | { type: 'bell.rung'; id: string }
  | { type: 'guest.called'; id: string };

type Context = {
  /** As the server knows it; null before the first answer. */
  tour: CourierTour | null;
  waiting: readonly CourierTap[];
  attempts: Readonly<Record<string, DoorAttempt>>;
  isOffline: boolean;
  now: Instant;
};

type Emitted =
  | { type: 'tap.refused'; tap: CourierTap; error: CourierError }
  /** The server will never take this tap. */
  | { type: 'tap.failed'; tap: CourierTap; error: unknown }
  | { type: 'call.failed'; error: unknown };

/** How often the tour is asked for, in ms: a courier has seconds to see a cancellation. */
const INTERVAL_MS = 8000;
/** How long a call that did not reach the server waits before the next, in ms. */
const SEND_AGAIN_MS = 4000;
/** An answer that takes longer does not come any more. */
const DEADLINE_MS = 15_000;

const loadTour = fromPromise<CourierTour>(() => {
  throw new Error('port not provided: courier');
});
const sendTap = fromPromise<Result<CourierTour, CourierError>, CourierTap | undefined>(() => {
  throw new Error('port not provided: courier');
});

const shownTour = ({ tour, waiting }: Pick<Context, 'tour' | 'waiting'>): CourierTour | null =>
  tour === null ? null : waiting.reduce(tourAfter, tour);

/** The taps without one, and without what was tapped on its order after it, which followed from it. */
function withoutTap(waiting: readonly CourierTap[], key: string): readonly CourierTap[] {
  const from = waiting.findIndex((tap) => tap.key === key);
  const undone = waiting[from];
  return waiting.filter(
    (tap, index) => index < from || undone?.kind !== 'act' || tap.kind !== 'act' || tap.id !== undone.id,
  );
}

const attemptsAfter = (attempts: Context['attempts'], id: string, change: Partial<DoorAttempt>) => ({
  ...attempts,
  [id]: { ...(attempts[id] ?? FIRST_ATTEMPT), ...change },
});

/**
 * The tour of a courier on a phone: it is asked for every few seconds, and what is tapped goes to the server one by one.
 * Only one of both is under way, so that no old tour follows a newer one.
 */
export const courierScreenMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CourierScreenEvent,
    emitted: {} as Emitted,
    input: {} as { now: Instant },
  },
  actors: { loadTour, sendTap },
  delays: { interval: INTERVAL_MS, sendAgain: SEND_AGAIN_MS, deadline: DEADLINE_MS },
  guards: {
    isDue: ({ context: { waiting, now } }) => waiting[0] !== undefined && !isHeld(waiting[0], now),
    hasStop: ({ context }, id: string) => shownTour(context)?.stops.some((stop) => stop.id === id) ?? false,
    isUndoable: ({ context: { waiting, now } }, key: string) =>
      waiting.some((tap) => tap.key === key && isHeld(tap, now)),
  },
  actions: {
    showTour: assign(({ context }, tour: CourierTour) => ({
      tour,
      isOffline: false,
      attempts: Object.fromEntries(
        Object.entries(context.attempts).filter(([id]) => tour.stops.some((stop) => stop.id === id)),
      ),
    })),
    goOffline: assign({ isOffline: true }),
    noteFailure: assign((_, error: unknown) => (isAnswer(error) ? {} : { isOffline: true })),
    dropSent: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    emitFailure: emit((_, error: unknown): Emitted => ({ type: 'call.failed', error })),
  },
}).createMachine({
  id: 'courierScreen',
  context: ({ input }) => ({ tour: null, waiting: [], attempts: {}, isOffline: false, now: input.now }),
  on: {
    'time.passed': { actions: assign(({ event }) => ({ now: event.at })) },
    'network.lost': { actions: 'goOffline' },
    'action.tapped': {
      guard: { type: 'hasStop', params: ({ event }) => event.stop.id },
      actions: assign(({ context, event: { key, stop, action } }) => ({
        waiting: [
          ...context.waiting,
          { kind: 'act' as const, key, at: context.now, id: stop.id, number: stop.number, action },
        ],
      })),
    },
    'cash.handedIn': {
      actions: assign(({ context, event: { draft } }) => ({
        waiting: [...context.waiting, { kind: 'handIn' as const, key: draft.id, at: context.now, draft }],
      })),
    },
    'tap.undone': {
      guard: { type: 'isUndoable', params: ({ event }) => event.key },
      actions: assign(({ context: { waiting }, event }) => ({ waiting: withoutTap(waiting, event.key) })),
    },
    'bell.rung': {
      actions: assign(({ context, event }) => ({
        attempts: attemptsAfter(context.attempts, event.id, { hasRung: true }),
      })),
    },
    'guest.called': {
      actions: assign(({ context, event }) => ({
        attempts: attemptsAfter(context.attempts, event.id, {
          // A second call does not begin the wait again.
          calledAt: context.attempts[event.id]?.calledAt ?? context.now,
        }),
      })),
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      on: {
        'tour.restored': { target: 'due', actions: assign(({ event }) => ({ ...event.stored })) },
      },
    },
    due: { always: [{ guard: 'isDue', target: 'sending' }, { target: 'loading' }] },
    idle: {
      always: { guard: 'isDue', target: 'sending' },
      after: { interval: 'loading' },
      on: { 'network.returned': 'due' },
    },
    loading: {
      invoke: {
        src: 'loadTour',
        onDone: { target: 'idle', actions: { type: 'showTour', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: [
            { type: 'noteFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
            { type: 'emitFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
          ],
        },
      },
      after: { deadline: { target: 'idle', actions: 'goOffline' } },
    },
    sending: {
      invoke: {
        src: 'sendTap',
        input: ({ context }) => context.waiting[0],
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'idle',
            actions: [
              'dropSent',
              assign(({ event: { output } }) => (output.ok ? { tour: output.value, isOffline: false } : {})),
            ],
          },
          {
            // The tap did not count: the server's tour says what is true.
            target: 'loading',
            actions: [
              emit(({ context, event: { output } }): Emitted => {
                const [tap] = context.waiting;
                if (output.ok || tap === undefined) throw new Error('Nothing was refused.');
                return { type: 'tap.refused', tap, error: output.error };
              }),
              'dropSent',
            ],
          },
        ],
        onError: [
          {
            guard: ({ event }) => isTemporary(event.error),
            target: 'stalled',
            actions: [
              { type: 'noteFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
              { type: 'emitFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
            ],
          },
          {
            // It would fail for ever, and keep back all that follow.
            target: 'loading',
            actions: [
              emit(({ context, event }): Emitted => {
                const [tap] = context.waiting;
                if (tap === undefined) throw new Error('Nothing was sent.');
                return { type: 'tap.failed', tap, error: event.error };
              }),
              'dropSent',
            ],
          },
        ],
      },
      after: { deadline: { target: 'stalled', actions: 'goOffline' } },
    },
    stalled: { after: { sendAgain: 'sending' }, on: { 'network.returned': 'sending' } },
  },
});

type Snapshot = SnapshotFrom<typeof courierScreenMachine>;

/** The tour as it will be when every tap has arrived; null before the first answer. */
export const selectTour = ({ context }: Snapshot): CourierTour | null => shownTour(context);

/** What the phone keeps of the tour. */
export const storedTourFrom = ({ context: { tour, waiting, attempts } }: Snapshot): StoredTour => ({
  tour,
  waiting,
  attempts,
});

/** The last tap that can still be undone; undefined: none. */
export const selectUndoable = ({ context: { waiting, now } }: Snapshot): CourierTap | undefined =>
  waiting.findLast((tap) => isHeld(tap, now));

/** The work of the machine, done through the ports. */
export const createCourierScreenActors = ({ courier }: { readonly courier: CourierPort }) => ({
  loadTour: fromPromise<CourierTour>(() => courier.loadTour()),
  sendTap: fromPromise<Result<CourierTour, CourierError>, CourierTap | undefined>(async ({ input: tap }) => {
    if (tap === undefined) throw new Error('Nothing waits.');
    if (tap.kind === 'handIn') return courier.handIn(tap.draft);
    return courier.act(tap.id, { key: tap.key, action: tap.action });
  }),
});
