import { type ReachedStatus, orderLifecycleMachine } from './order-lifecycle.machine.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';

const orderIn = (status: OrderStatus) => orderLifecycleMachine.resolveState({ value: status });

/** Whether an order can go from one status to the next: as the machine of its life allows. */
export const canStep = (from: OrderStatus, to: ReachedStatus): boolean => orderIn(from).can({ type: `order.${to}` });

/** Nothing happens to the order any more. */
export const isFinished = (status: OrderStatus): boolean => orderIn(status).status === 'done';

/** The statuses that staff still have to act on, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter((status) => !isFinished(status));

/** The customer may take an order back as long as nobody accepted it. */
export const canCustomerCancel = ({ status }: { readonly status: OrderStatus }): boolean => status === 'placed';
