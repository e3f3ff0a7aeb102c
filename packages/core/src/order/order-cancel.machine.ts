import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Result } from '../result/result.ts';
import { type CancelTerms, canGuestCancel } from './guest-cancel.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderKey, OrderPort } from './order.port.ts';
import type { Order, OrderStepError } from './order.ts';

export type OrderCancelEvent = { type: 'cancel.requested' } | { type: 'cancel.confirmed' } | { type: 'cancel.closed' };

export type OrderCancelEmitted = { type: 'order.cancelled'; order: Order } | { type: 'cancel.failed'; error: unknown };

type CancelResult = Result<Order, OrderStepError>;
type Context = { key: OrderKey; refusal: OrderStepError | null };

const cancelOrder = fromPromise<CancelResult, OrderKey>(() => {
  throw new Error('port not provided: order');
});

/** How a customer cancels an order: after a confirmation it is done, or refused because staff were faster. */
export const orderCancelMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OrderCancelEvent,
    emitted: {} as OrderCancelEmitted,
    input: {} as { key: OrderKey },
  },
  actors: { cancelOrder },
  guards: { isCancelled: (_, result: CancelResult) => result.ok },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, result: CancelResult) => ({ refusal: result.ok ? null : result.error })),
    emitCancelled: emit((_, result: CancelResult) => {
      if (!result.ok) throw new Error('a refusal is no cancelled order');
      return { type: 'order.cancelled' as const, order: result.value };
    }),
    emitFailure: emit((_, failure: { error: unknown }) => ({ type: 'cancel.failed' as const, ...failure })),
  },
}).createMachine({
  id: 'orderCancel',
  context: ({ input: { key } }) => ({ key, refusal: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'cancel.requested': { target: 'asking', actions: 'forgetRefusal' } } },
    asking: { on: { 'cancel.confirmed': 'cancelling', 'cancel.closed': 'closed' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        src: 'cancelOrder',
        input: ({ context }) => context.key,
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'emitCancelled', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refused: { on: { 'cancel.closed': 'closed' } },
  },
});

type Snapshot = SnapshotFrom<typeof orderCancelMachine>;

export const selectIsOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed');
export const selectIsCancelling = (snapshot: Snapshot): boolean => snapshot.matches('cancelling');

/**
 * Why the order cannot be cancelled; null while it can, and after it was. `order` is its present state, which may be
 * newer than the answer. The reason stays when the question is closed, so that the page does not change meanwhile.
 */
export function selectCancelRefusal(snapshot: Snapshot, order: Order, terms: CancelTerms): OrderStepError | null {
  if (snapshot.context.refusal !== null) return snapshot.context.refusal;
  const { status } = order;
  const isDone = snapshot.matches('cancelling') || (snapshot.matches('closed') && status === 'cancelled');
  return isDone || canGuestCancel(order, terms) ? null : { code: 'stepRefused', status };
}

/** The work of the order cancel machine, done through the port. */
export const createOrderCancelActors = (ports: { readonly order: Pick<OrderPort, 'cancel'> }) => ({
  cancelOrder: fromPromise<Result<Order, OrderStepError>, OrderKey>(({ input }) => ports.order.cancel(input)),
});

const ACCEPTED =
  'Wir haben deine Bestellung gerade angenommen, darum lässt sie sich hier nicht mehr stornieren. Ruf uns an, wenn du sie nicht mehr willst.';

const TOO_LATE: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Deine Bestellung ist schon storniert. Du bezahlst nichts.',
  rejected: 'Wir können diese Bestellung nicht liefern. Du bezahlst nichts.',
  delivered: 'Deine Bestellung ist schon geliefert.',
  undeliverable: 'Wir konnten diese Bestellung nicht liefern. Ruf uns an, dann finden wir eine Lösung.',
};

/** Why a customer cannot cancel an order, in German. */
export const orderCancelMessage = (refusal: OrderStepError): string =>
  refusal.code === 'orderUnknown'
    ? 'Nur wer bestellt hat, kann die Bestellung hier stornieren.'
    : (TOO_LATE[refusal.status] ?? ACCEPTED);
