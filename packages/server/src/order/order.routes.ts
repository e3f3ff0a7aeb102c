import { orderContract } from '@ofenpost/contract/order/order.contract';
import { ownOrdersPageOf, canSeeOrder, isOwnOrder } from '@ofenpost/core/order/order-summary';
import { refillCart } from '@ofenpost/core/order/order.use-cases';
import { implement } from '@orpc/server';
import { cartDependencies } from '../cart/cart.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import type { Services } from '../services.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { findOwnOrders } from './order.repository.ts';
import { type OrderEffect, cancelOrder } from './step-order.ts';
import { watchOrder } from './watch-orders.ts';

const order = implement(orderContract).$context<ApiContext>();

/** The handlers of `orderContract`. */
export function createOrderRoutes(services: Services, effects: readonly OrderEffect[]) {
  return {
    load: order.load.handler(async ({ context, input, errors }) => {
      const stored = await findVisibleOrder(services, context.account, input, canSeeOrder);
      if (stored === null) throw errors.NOT_FOUND();
      return stored.order;
    }),
    watch: order.watch.handler(async ({ context, input, errors }) => {
      const mayRead = async () => (await findVisibleOrder(services, context.accountNow, input, canSeeOrder)) !== null;
      if (!(await mayRead())) throw errors.NOT_FOUND();
      const queue = await context.openLive(() => watchOrder(services, input.id));
      return authorizeStream(services, queue, { ...context, mayRead });
    }),
    listMine: order.listMine.handler(async ({ context, input: { before = null, limit } }) => {
      const query = { before, limit };
      return ownOrdersPageOf(await findOwnOrders(services.database, (await context.account()).id, query), query);
    }),
    cancel: order.cancel.handler(async ({ context, input, errors }) => {
      if ((await findVisibleOrder(services, context.account, input, isOwnOrder)) === null)
        throw errors.REFUSED({ data: { code: 'orderUnknown' } });
      const { id: by } = await context.account();
      const cancelled = await cancelOrder({ ...services, effects }, { id: input.id, by });
      if (!cancelled.ok) throw errors.REFUSED({ data: cancelled.error });
      return cancelled.value;
    }),
    orderAgain: order.orderAgain.handler(async ({ context, input, errors }) => {
      const stored = await findVisibleOrder(services, context.account, input, isOwnOrder);
      if (stored === null) throw errors.NOT_FOUND();
      return refillCart(cartDependencies(services), context, stored.order.productOrders, input.idempotencyKey);
    }),
  };
}
