import type { Order } from '@ofenpost/core/order/order';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import type { Instant } from '@ofenpost/core/time/instant';

export type ProgressStep = {
  readonly status: OrderStatus;
  /** `stopped` is the end of an order that will not arrive. */
  readonly state: 'done' | 'current' | 'coming' | 'stopped';
  readonly at: Instant | null;
};

const WAY: readonly OrderStatus[] = ['placed', 'accepted', 'preparing', 'ready', 'onTheWay', 'delivered'];

const reachedAt = ({ orderTimeProgresses: times }: Order, status: OrderStatus): Instant | null =>
  (status === 'placed' ? times.created : times[status]) ?? null;

/** The way of an order from the kitchen to the door, as far as it has come; a stopped one shows where it ended. */
export function progressSteps(order: Order): readonly ProgressStep[] {
  const position = WAY.indexOf(order.status);
  if (position === -1) {
    const reached = WAY.filter((status) => reachedAt(order, status) !== null);
    return [...reached.map((status) => step(order, status, 'done')), step(order, order.status, 'stopped')];
  }
  return WAY.map((status, index) => {
    if (index > position) return step(order, status, 'coming');
    return step(order, status, index < position || status === 'delivered' ? 'done' : 'current');
  });
}

const step = (order: Order, status: OrderStatus, state: ProgressStep['state']): ProgressStep => ({
  status,
  state,
  at: state === 'coming' ? null : reachedAt(order, status),
});
