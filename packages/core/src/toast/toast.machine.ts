import { type SnapshotFrom, assign, enqueueActions, setup } from 'xstate';
import { type ToastMessage, toastMilliseconds } from './toast-message.ts';

export type Toast = ToastMessage & { readonly id: number };

export type ToastEvent =
  | { type: 'toast.shown'; message: ToastMessage }
  | { type: 'toast.closed'; id: number }
  | { type: 'toast.expired'; id: number }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' };

/** More would cover the page; the oldest gives way. */
const TOASTS_MAX = 3;

/** A message that is said again takes the place of its first saying. */
const isSame = (a: ToastMessage, b: ToastMessage) => a.kind === b.kind && a.title === b.title && a.detail === b.detail;

type Context = { toasts: readonly Toast[]; nextId: number };

const timerOf = (id: number) => `toast.${id}`;

/** The toasts on the screen, oldest first. Each has its own time; all wait while the pointer is over them. */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent },
  actions: {
    addToast: assign(({ context: { toasts, nextId } }, { message }: { message: ToastMessage }) => ({
      toasts: [...toasts.filter((toast) => !isSame(toast, message)), { ...message, id: nextId }].slice(-TOASTS_MAX),
      nextId: nextId + 1,
    })),
    removeToast: assign(({ context }, { id }: { id: number }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    startTimer: enqueueActions(({ context, enqueue }) => {
      const newest = context.toasts.at(-1);
      if (newest === undefined) return;
      enqueue.raise(
        { type: 'toast.expired', id: newest.id },
        { id: timerOf(newest.id), delay: toastMilliseconds(newest) },
      );
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) {
        enqueue.raise(
          { type: 'toast.expired', id: toast.id },
          { id: timerOf(toast.id), delay: toastMilliseconds(toast) },
        );
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(timerOf(id));
    }),
  },
}).createMachine({
  id: 'toast',
  context: { toasts: [], nextId: 1 },
  initial: 'running',
  on: {
    'toast.closed': { actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) } },
    'toast.expired': { actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) } },
  },
  states: {
    running: {
      on: {
        'toast.shown': {
          actions: [{ type: 'addToast', params: ({ event }) => ({ message: event.message }) }, 'startTimer'],
        },
        'pointer.entered': { target: 'paused', actions: 'stopTimers' },
      },
    },
    paused: {
      on: {
        'toast.shown': { actions: { type: 'addToast', params: ({ event }) => ({ message: event.message }) } },
        'pointer.left': { target: 'running', actions: 'startTimers' },
        // The toast under the pointer is gone: browsers tell no leaving of what was removed.
        'toast.closed': {
          target: 'running',
          actions: [{ type: 'removeToast', params: ({ event }) => ({ id: event.id }) }, 'startTimers'],
        },
      },
    },
  },
});

export const selectToasts = ({ context }: SnapshotFrom<typeof toastMachine>): readonly Toast[] => context.toasts;
