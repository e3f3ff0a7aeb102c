import { setup } from 'xstate';
import type { OrderStatus } from './order-status.ts';

/** An order is placed once and comes to every other status by a step. */
export type ReachedStatus = Exclude<OrderStatus, 'placed'>;

/** The life of an order; its states are the statuses. Source: product design, "Order". */
export const orderLifecycleMachine = setup({
  types: { events: {} as { type: `order.${ReachedStatus}` } },
}).createMachine({
  id: 'orderLifecycle',
  initial: 'placed',
  states: {
    placed: {
      on: { 'order.accepted': 'accepted', 'order.rejected': 'rejected', 'order.cancelled': 'cancelled' },
    },
    accepted: { on: { 'order.preparing': 'preparing', 'order.cancelled': 'cancelled' } },
    preparing: { on: { 'order.ready': 'ready', 'order.cancelled': 'cancelled' } },
    ready: { on: { 'order.onTheWay': 'onTheWay', 'order.cancelled': 'cancelled' } },
    onTheWay: { on: { 'order.delivered': 'delivered', 'order.undeliverable': 'undeliverable' } },
    rejected: { type: 'final' },
    delivered: { type: 'final' },
    undeliverable: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
