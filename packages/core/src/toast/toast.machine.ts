import { assign, enqueueActions, setup } from 'xstate';

export type NewToast = { readonly kind: 'info' | 'error'; readonly title: string; readonly detail: string };
export type Toast = NewToast & { readonly id: number };

/** Source: specification, section 9. */
const DURATION_MILLISECONDS = { info: 3_000, error: 10_000 } as const;

type Context = { readonly toasts: readonly Toast[]; readonly nextId: number };
type Event =
  | { type: 'toast.requested'; toast: NewToast }
  | { type: 'toast.closed'; id: number }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' };

const timer = (id: number) => `close-${id}`;

/** Short messages that go by themselves, unless the pointer rests on one: then all wait. */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    show: assign(({ context }, toast: NewToast) => ({
      toasts: [...context.toasts, { ...toast, id: context.nextId }],
      nextId: context.nextId + 1,
    })),
    close: assign(({ context }, id: number) => ({ toasts: context.toasts.filter((toast) => toast.id !== id) })),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id, kind } of context.toasts) {
        enqueue.raise({ type: 'toast.closed', id }, { id: timer(id), delay: DURATION_MILLISECONDS[kind] });
      }
    }),
    startNewestTimer: enqueueActions(({ context, enqueue }) => {
      const newest = context.toasts.at(-1);
      if (newest === undefined) return;
      const { id, kind } = newest;
      enqueue.raise({ type: 'toast.closed', id }, { id: timer(id), delay: DURATION_MILLISECONDS[kind] });
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(timer(id));
    }),
  },
}).createMachine({
  id: 'toast',
  context: { toasts: [], nextId: 1 },
  initial: 'running',
  on: {
    'toast.closed': { actions: { type: 'close', params: ({ event }) => event.id } },
  },
  states: {
    running: {
      on: {
        'toast.requested': { actions: [{ type: 'show', params: ({ event }) => event.toast }, 'startNewestTimer'] },
        'pointer.entered': { target: 'paused', actions: 'stopTimers' },
      },
    },
    paused: {
      on: {
        'toast.requested': { actions: { type: 'show', params: ({ event }) => event.toast } },
        // The toast under the pointer is gone, and with it the pointer's leaving.
        'toast.closed': {
          target: 'running',
          actions: [{ type: 'close', params: ({ event }) => event.id }, 'startTimers'],
        },
        'pointer.left': { target: 'running', actions: 'startTimers' },
      },
    },
  },
});
