import { type ReachedStatus, orderLifecycleMachine } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';

/** The order's life at this status, or null for what is none. */
const orderIn = (status: OrderStatus) =>
  orderStatus.safeParse(status).success ? orderLifecycleMachine.resolveState({ value: status }) : null;

/**
 * Whether an order can go from one status to the next: as the machine of its life allows. False for what is no status.
 */
export const canStep = (from: OrderStatus, to: ReachedStatus): boolean =>
  orderIn(from)?.can({ type: `order.${to}` }) ?? false;

const FINISHED: ReadonlySet<OrderStatus> = new Set(
  orderStatus.options.filter((status) => orderIn(status)?.status === 'done'),
);

/** Nothing happens to the order any more. False for what is no status. */
export const isFinished = (status: OrderStatus): boolean => FINISHED.has(status);

/** The statuses that staff still have to act on, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter((status) => !isFinished(status));

/** The customer may take an order back as long as nobody accepted it. */
export const canCustomerCancel = ({ status }: { readonly status: OrderStatus }): boolean => status === 'placed';
