import { type ReachedStatus, orderLifecycleMachine } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import type { Order } from './order.ts';

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
