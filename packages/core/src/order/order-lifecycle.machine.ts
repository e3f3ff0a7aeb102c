import { setup } from 'xstate';
import type { Instant } from '../time/instant.ts';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** Every status but the first is reached by a step. One that is paid online is placed once that is paid. */
type ReachedStatus = Exclude<OrderStatus, 'awaitingPayment'>;

/**
 * The life of an order; its states are the statuses. A collected order is not driven, so it waits at the counter.
 * Source: product design, "Order".
 */
export const orderLifecycleMachine = setup({
  types: {
    context: {} as { fulfilment: Fulfilment; isPaidOnline?: boolean },
    input: {} as { fulfilment: Fulfilment; isPaidOnline?: boolean },
    events: {} as { type: `order.${ReachedStatus}` },
  },
  guards: {
    isDelivered: ({ context }) => context.fulfilment === 'delivered',
    isCollected: ({ context }) => context.fulfilment === 'collected',
    isPaidOnline: ({ context }) => context.isPaidOnline === true,
  },
}).createMachine({
  id: 'orderLifecycle',
  context: ({ input }) => input,
  initial: 'ordering',
  states: {
    ordering: { always: [{ guard: 'isPaidOnline', target: 'awaitingPayment' }, { target: 'placed' }] },
    awaitingPayment: { on: { 'order.placed': 'placed', 'order.cancelled': 'cancelled' } },
    placed: {
      on: { 'order.accepted': 'accepted', 'order.rejected': 'rejected', 'order.cancelled': 'cancelled' },
    },
    accepted: { on: { 'order.preparing': 'preparing', 'order.cancelled': 'cancelled' } },
    preparing: { on: { 'order.ready': 'ready', 'order.cancelled': 'cancelled' } },
    ready: {
      on: {
        'order.onTheWay': { guard: 'isDelivered', target: 'onTheWay' },
        'order.delivered': { guard: 'isCollected', target: 'delivered' },
        'order.undeliverable': { guard: 'isCollected', target: 'undeliverable' },
        'order.cancelled': 'cancelled',
      },
    },
    onTheWay: { on: { 'order.delivered': 'delivered', 'order.undeliverable': 'undeliverable' } },
    rejected: { type: 'final' },
    delivered: { type: 'final' },
    undeliverable: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

type Standing = Pick<Order, 'status' | 'fulfilment'>;

/** The state of the order's life, or null for an invalid status. */
const orderIn = ({ status, fulfilment }: Standing) =>
  orderStatus.safeParse(status).success
    ? orderLifecycleMachine.resolveState({ value: status, context: { fulfilment } })
    : null;

/** Whether an order can step to a status: as the machine of its life allows. False for an invalid status. */
export const canStep = (order: Standing, to: ReachedStatus): boolean =>
  orderIn(order)?.can({ type: `order.${to}` }) ?? false;

const FINISHED: ReadonlySet<OrderStatus> = new Set(
  orderStatus.options.filter((status) => orderIn({ status, fulfilment: 'delivered' })?.status === 'done'),
);

/** Whether an order is finished, so that no step can follow. False for an invalid status. */
export const isFinished = (status: OrderStatus): boolean => FINISHED.has(status);

/**
 * Whether an order ended before it was fulfilled: nothing was supplied, so nothing is owed. False for an invalid
 * status.
 */
export const isStopped = (status: OrderStatus): boolean => isFinished(status) && status !== 'delivered';

/** When an order ended; when it was placed, where it has not. */
export const endedAt = ({ status, orderTimeProgresses }: Order): Instant =>
  (isFinished(status) && status !== 'awaitingPayment' ? orderTimeProgresses[status] : undefined) ??
  orderTimeProgresses.created;

/** The statuses in which staff still have to act, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter(
  (status) => !isFinished(status) && status !== 'awaitingPayment',
);

/**
 * Whether an order never came to the restaurant: it waits for its payment, or it ended without one. Such an order is on
 * no board, and nothing is printed, mailed or booked for it.
 */
export const isUnpaid = ({ status, reason }: Pick<Order, 'status' | 'reason'>): boolean =>
  status === 'awaitingPayment' || reason?.code === 'unpaid';
