import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Result } from '../result/result.ts';
import type { ServiceWorkerError, AppUpdatePort } from './app-update.port.ts';

type AppUpdateEvent = { type: 'app.stabilised' } | { type: 'worker.broken'; reason: string };

/** Service workers are used in production only. */
export type AppUpdateInput = { readonly isProduction: boolean };

type Context = AppUpdateInput & { isStable: boolean; isRegistered: boolean };
type Registration = Result<void, ServiceWorkerError>;
type Emitted =
  | { type: 'update.failed'; error: unknown }
  | { type: 'worker.broken'; reason: string }
  | { type: 'worker.unavailable'; message: string };

/** Source: specification, sections 4, 8 and 9. */
export const REGISTRATION_DEADLINE_MILLISECONDS = 30_000;
export const UPDATE_CHECK_MILLISECONDS = 360 * 60_000;
export const WORKER_UNAVAILABLE_MESSAGE = 'Service workers are disabled or not supported by this browser';

const watchApp = fromCallback<AppUpdateEvent>(() => {
  throw new Error('port not provided: appUpdate');
});
const register = fromPromise<Registration>(() => {
  throw new Error('port not provided: appUpdate');
});
const check = fromPromise<boolean>(() => {
  throw new Error('port not provided: appUpdate');
});
const activate = fromPromise<void>(() => {
  throw new Error('port not provided: appUpdate');
});
const reload = fromPromise<void>(() => {
  throw new Error('port not provided: appUpdate');
});

/**
 * Keeps the app up to date: looks for a new version once the app is stable and then every 360 minutes, activates it and
 * reloads the page. Failures are only logged.
 */
export const appUpdateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateInput,
    emitted: {} as Emitted,
  },
  actors: { watchApp, register, check, activate, reload },
  delays: {
    registrationDeadline: REGISTRATION_DEADLINE_MILLISECONDS,
    checkInterval: UPDATE_CHECK_MILLISECONDS,
  },
  guards: {
    isProduction: ({ context }) => context.isProduction,
    isStable: ({ context }) => context.isStable,
    isRegistered: ({ context }) => context.isRegistered,
    isUnavailable: (_, registration: Registration) => !registration.ok,
    isNewVersion: (_, { found }: { found: boolean }) => found,
  },
  actions: {
    setStable: assign({ isStable: true }),
    setRegistered: assign({ isRegistered: true }),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'update.failed', error })),
    emitBroken: emit((_, { reason }: { reason: string }): Emitted => ({ type: 'worker.broken', reason })),
    emitUnavailable: emit((): Emitted => ({ type: 'worker.unavailable', message: WORKER_UNAVAILABLE_MESSAGE })),
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => ({ ...input, isStable: false, isRegistered: false }),
  initial: 'off',
  states: {
    off: { always: { guard: 'isProduction', target: 'running' } },
    running: {
      invoke: {
        src: 'watchApp',
        onError: { actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'app.stabilised': { actions: 'setStable' },
        'worker.broken': {
          target: '.activating',
          actions: { type: 'emitBroken', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
      initial: 'starting',
      states: {
        starting: {
          after: { registrationDeadline: 'registering' },
          on: { 'app.stabilised': { target: 'registering', actions: 'setStable' } },
        },
        registering: {
          invoke: {
            src: 'register',
            onDone: [
              {
                guard: { type: 'isUnavailable', params: ({ event }) => event.output },
                target: '#appUpdate.unavailable',
                actions: 'emitUnavailable',
              },
              { guard: 'isStable', target: 'checking', actions: 'setRegistered' },
              { target: 'registered', actions: 'setRegistered' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** The worker was registered before the deadline, but the app is not stable yet. */
        registered: { on: { 'app.stabilised': 'checking' } },
        checking: {
          invoke: {
            src: 'check',
            onDone: [
              {
                guard: { type: 'isNewVersion', params: ({ event }) => ({ found: event.output }) },
                target: 'activating',
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        resting: {
          after: { checkInterval: [{ guard: 'isRegistered', target: 'checking' }, { target: 'registering' }] },
        },
        activating: {
          invoke: {
            src: 'activate',
            onDone: 'reloading',
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          // The worker is being replaced already.
          on: { 'worker.broken': {} },
        },
        reloading: {
          invoke: {
            src: 'reload',
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'worker.broken': {} },
        },
      },
    },
    unavailable: { type: 'final' },
  },
});

/** The work of the app update machine, done through the port. */
export const createAppUpdateActors = ({ appUpdate }: { readonly appUpdate: AppUpdatePort }) => ({
  watchApp: fromCallback<AppUpdateEvent>(({ sendBack }) =>
    appUpdate.watch({
      changed: (changes) =>
        sendBack(
          changes.code === 'stable' ? { type: 'app.stabilised' } : { type: 'worker.broken', reason: changes.reason },
        ),
      // When the events stop, the deadline and the interval go on.
      lost: () => {},
    }),
  ),
  register: fromPromise<Result<void, ServiceWorkerError>>(() => appUpdate.register()),
  check: fromPromise<boolean>(() => appUpdate.check()),
  activate: fromPromise<void>(() => appUpdate.activate()),
  reload: fromPromise<void>(() => appUpdate.reload()),
});
