import { type SnapshotFrom, assign, enqueueActions, setup } from 'xstate';

export type ToastMessage = {
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  /** May be empty. */
  readonly detail: string;
};

/** In milliseconds. Source: specification, sections 8 and 9. */
export const TOAST_MILLISECONDS = 3_000;
export const ERROR_TOAST_MILLISECONDS = 10_000;

/** How long a toast stays, in milliseconds. */
export const toastMilliseconds = ({ kind }: Pick<ToastMessage, 'kind'>): number =>
  kind === 'error' ? ERROR_TOAST_MILLISECONDS : TOAST_MILLISECONDS;

type Toast = ToastMessage & { readonly id: number };

/** More would cover the page, so the oldest is removed. */
const TOASTS_MAX = 3;

const saysTheSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.kind === b.kind && a.title === b.title && a.detail === b.detail;

/** The toasts with a new one at the end, which replaces an older one with the same text; at most three. */
const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts.filter((shown) => !saysTheSame(shown, toast)), toast].slice(-TOASTS_MAX);

export type ToastEvent =
  | { type: 'toast.shown'; message: ToastMessage }
  | { type: 'toast.closed'; id: number }
  | { type: 'toast.expired'; id: number }
  | { type: 'pointer.entered'; id: number }
  | { type: 'pointer.left'; id: number };

/** `hoveredId` is the toast that the pointer last entered. */
type Context = { toasts: readonly Toast[]; nextId: number; hoveredId: number | null };

const timerOf = (id: number) => `toast.${id}`;

/**
 * The toasts on the screen, oldest first. Each has its own timer; all timers stop while the pointer is over a toast.
 */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent },
  guards: {
    isShown: ({ context }, { id }: { id: number }) => context.toasts.some((toast) => toast.id === id),
    isHoverEnded: ({ context: { toasts, hoveredId } }) => toasts.every((toast) => toast.id !== hoveredId),
    isHovered: ({ context }, { id }: { id: number }) => context.hoveredId === id,
  },
  actions: {
    addToast: assign(({ context: { toasts, nextId } }, { message }: { message: ToastMessage }) => ({
      toasts: withToast(toasts, { ...message, id: nextId }),
      nextId: nextId + 1,
    })),
    setHovered: assign((_, { id }: { id: number }) => ({ hoveredId: id })),
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
  context: { toasts: [], nextId: 1, hoveredId: null },
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
        'pointer.entered': {
          guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
          target: 'paused',
          actions: [{ type: 'setHovered', params: ({ event }) => ({ id: event.id }) }, 'stopTimers'],
        },
      },
    },
    paused: {
      // The toast under the pointer may have been removed: browsers emit no leave event for removed elements.
      always: {
        guard: 'isHoverEnded',
        target: 'running',
        actions: 'startTimers',
      },
      on: {
        'toast.shown': { actions: { type: 'addToast', params: ({ event }) => ({ message: event.message }) } },
        'pointer.entered': {
          guard: { type: 'isShown', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'setHovered', params: ({ event }) => ({ id: event.id }) },
        },
        'pointer.left': {
          guard: { type: 'isHovered', params: ({ event }) => ({ id: event.id }) },
          target: 'running',
          actions: 'startTimers',
        },
      },
    },
  },
});

export const selectToasts = ({ context }: SnapshotFrom<typeof toastMachine>): readonly Toast[] => context.toasts;
