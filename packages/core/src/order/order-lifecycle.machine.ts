import { setup } from 'xstate';
import type { Fulfilment } from '../vat/fulfilment.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** An order is placed once and reaches every other status by a step. */
type ReachedStatus = Exclude<OrderStatus, 'placed'>;

/**
 * The life of an order; its states are the statuses. A collected order is not driven, so it waits at the counter.
 * Source: product design, "Order".
 */
export const orderLifecycleMachine = setup({
  types: {
    context: {} as { fulfilment: Fulfilment },
    input: {} as { fulfilment: Fulfilment },
    events: {} as { type: `order.${ReachedStatus}` },
  },
  guards: {
    isDelivered: ({ context }) => context.fulfilment === 'delivered',
    isCollected: ({ context }) => context.fulfilment === 'collected',
  },
}).createMachine({
  id: 'orderLifecycle',
  context: ({ input: { fulfilment } }) => ({ fulfilment }),
  initial: 'placed',
  states: {
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

/** The statuses in which staff still have to act, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter((status) => !isFinished(status));

/** Whether the customer may cancel an order: until staff accept it. */
export const canCustomerCancel = ({ status }: { readonly status: OrderStatus }): boolean => status === 'placed';

/**
 * The newer of two versions of an order: answers and the live stream may overtake each other. The higher revision wins,
 * of equal ones `changes`.
 */
export const newerRevision = (known: Order | null, changes: Order): Order =>
  known === null || changes.revision >= known.revision ? changes : known;
