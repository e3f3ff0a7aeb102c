import { type OrderStatus, orderStatus } from './order-status.ts';

/** Which status can follow which. Source: product design, "Order". */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['onTheWay', 'cancelled'],
  onTheWay: ['delivered', 'undeliverable'],
  delivered: [],
  undeliverable: [],
  rejected: [],
  cancelled: [],
};

export const canStep = (from: OrderStatus, to: OrderStatus): boolean => ORDER_TRANSITIONS[from].includes(to);

/** Nothing happens to the order any more. */
export const isFinished = (status: OrderStatus): boolean => ORDER_TRANSITIONS[status].length === 0;

/** The statuses that staff still have to act on, for queries. */
export const OPEN_STATUSES: readonly OrderStatus[] = orderStatus.options.filter((status) => !isFinished(status));
