import { fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { OrderKey, OrderPort } from './order.port.ts';
import type { Order, OrderStepError } from './order.ts';

/** The work of the order cancel machine, done through the port. */
export const createOrderCancelActors = (ports: { readonly order: Pick<OrderPort, 'cancel'> }) => ({
  cancelOrder: fromPromise<Result<Order, OrderStepError>, OrderKey>(({ input }) => ports.order.cancel(input)),
});
