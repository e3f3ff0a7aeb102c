import { type ReachedStatus, orderLifecycleMachine } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import type { Order } from './order.ts';

type Standing = Pick<Order, 'status' | 'fulfilment'>;

/** The order's life as it stands, or null for what is no status. */
const orderIn = ({ status, fulfilment }: Standing) =>
  orderStatus.safeParse(status).success
    ? orderLifecycleMachine.resolveState({ value: status, context: { fulfilment } })
    : null;

/** Whether an order can go to a status from where it stands: as the machine of its life allows. False for what is none. */
export const canStep = (order: Standing, to: ReachedStatus): boolean =>
  orderIn(order)?.can({ type: `order.${to}` }) ?? false;

const FINISHED: ReadonlySet<OrderStatus> = new Set(
  orderStatus.options.filter((status) => orderIn({ status, fulfilment: 'delivered' })?.status === 'done'),
);

/** Nothing happens to the order any more. False for what is no status. */
export const isFinished = (status: OrderStatus): boolean => FINISHED.has(status);

/** Whether an order ended before anybody had it: nothing was supplied, so nothing is owed. False for what is no status. */
export const isStopped = (status: OrderStatus): boolean => isFinished(status) && status !== 'delivered';

/** The statuses that staff still have to act on, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter((status) => !isFinished(status));

/** The customer may take an order back as long as nobody accepted it. */
export const canCustomerCancel = ({ status }: { readonly status: OrderStatus }): boolean => status === 'placed';
