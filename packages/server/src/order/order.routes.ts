import { orderContract } from '@ofenpost/contract/order/order.contract';
import { GUEST } from '@ofenpost/core/account/guest';
import { canSeeOrder } from '@ofenpost/core/order/order-summary';
import { createOrderUseCases, findVisibleOrder } from '@ofenpost/core/order/order.use-cases';
import type { RoleHolder } from '@ofenpost/core/role/role';
import { implement } from '@orpc/server';
import { cartDependencies } from '../cart/cart.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import type { Services } from '../services.ts';
import { orderAccess, orderCapability } from './order-capability.ts';
import { type OrderEffect, createOrderRepository } from './order.repository.ts';
import { watchOrder } from './watch-orders.ts';

const order = implement(orderContract).$context<ApiContext>();

/** The handlers of `orderContract`. */
export function createOrderRoutes(services: Services, effectsBy: (account: RoleHolder) => readonly OrderEffect[]) {
  const access = orderAccess(services);
  const changingOrders = (account: RoleHolder) =>
    createOrderUseCases({
      ...cartDependencies(services),
      ...access,
      content: services.content,
      orders: createOrderRepository(services, effectsBy(account)),
      capabilityOf: (id) => orderCapability(services.authSecret, id),
    });
  // Only who cancels changes an order.
  const ordersFor = changingOrders(GUEST);
  return {
    load: order.load.handler(async ({ context, input, errors }) => {
      const found = await ordersFor(context).load(input);
      if (!found.ok) throw errors.NOT_FOUND();
      return found.value;
    }),
    find: order.find.handler(async ({ context, input, errors }) => {
      const found = await ordersFor(context).find(input);
      if (!found.ok) throw errors.NOT_FOUND();
      return found.value;
    }),
    watch: order.watch.handler(async ({ context, input, errors }) => {
      const mayRead = async () => (await findVisibleOrder(access, context.accountNow, input, canSeeOrder)) !== null;
      if (!(await mayRead())) throw errors.NOT_FOUND();
      const queue = await context.openLive(() => watchOrder(services, input.id));
      return authorizeStream(services, queue, { ...context, mayRead });
    }),
    listMine: order.listMine.handler(({ context, input: { before = null, limit } }) =>
      ordersFor(context).listMine({ before, limit }),
    ),
    cancel: order.cancel.handler(async ({ context, input, errors }) => {
      const cancelled = await changingOrders(await context.account())(context).cancel(input);
      if (!cancelled.ok) throw errors.REFUSED({ data: cancelled.error });
      return cancelled.value;
    }),
    orderAgain: order.orderAgain.handler(async ({ context, input: { idempotencyKey, ...key }, errors }) => {
      const refilled = await ordersFor(context).orderAgain(key, idempotencyKey);
      if (!refilled.ok) throw errors.NOT_FOUND();
      return refilled.value;
    }),
  };
}
