import type { Fulfilment } from '@ofenpost/core/money/fulfilment';
import type { Order } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import type { Instant } from '@ofenpost/core/time/instant';

export type ProgressStep = {
  readonly status: OrderStatus;
  /** `stopped` is the last step of a rejected or cancelled order. */
  readonly state: 'done' | 'current' | 'coming' | 'stopped';
  readonly at: Instant | null;
};

const WAY: Record<Fulfilment, readonly OrderStatus[]> = {
  delivered: ['placed', 'accepted', 'preparing', 'ready', 'onTheWay', 'delivered'],
  collected: ['placed', 'accepted', 'preparing', 'ready', 'delivered'],
};

const reachedAt = ({ orderTimeProgresses: times }: Order, status: OrderStatus): Instant | null =>
  (status === 'placed' ? times.created : times[status]) ?? null;

/** Returns the steps of an order up to its current status; a stopped one shows where it ended. */
export function progressSteps(order: Order): readonly ProgressStep[] {
  const way = WAY[order.fulfilment];
  const position = way.indexOf(order.status);
  if (position === -1) {
    const reached = way.filter((status) => reachedAt(order, status) !== null);
    return [...reached.map((status) => step(order, status, 'done')), step(order, order.status, 'stopped')];
  }
  return way.map((status, index) => {
    if (index > position) return step(order, status, 'coming');
    return step(order, status, index < position || status === 'delivered' ? 'done' : 'current');
  });
}

const step = (order: Order, status: OrderStatus, state: ProgressStep['state']): ProgressStep => ({
  status,
  state,
  at: state === 'coming' ? null : reachedAt(order, status),
});
