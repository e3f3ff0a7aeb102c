import { setup } from 'xstate';
import type { Fulfilment } from '../money/fulfilment.ts';
import type { OrderStatus } from './order-status.ts';

/** An order is placed once and reaches every other status by a step. */
export type ReachedStatus = Exclude<OrderStatus, 'placed'>;

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
