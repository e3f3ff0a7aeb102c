import { orderDeskContract } from '@ofenpost/contract/order/order.contract';
import { createOrderDeskUseCases } from '@ofenpost/core/order-desk/order-desk.use-cases';
import { may } from '@ofenpost/core/role/permission';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import type { Services } from '../services.ts';
import { listEarlierOrders } from './earlier-orders.repository.ts';
import { type OrderEffect, createOrderRepository } from './order.repository.ts';
import { watchBoard } from './watch-orders.ts';

const orderDesk = implement(orderDeskContract).$context<ApiContext>();

/** The handlers of `orderDeskContract`. */
export function createOrderDeskRoutes(services: Services, effects: readonly OrderEffect[]) {
  const orderDeskFor = createOrderDeskUseCases({
    ...services,
    orders: {
      ...createOrderRepository(services.database, effects),
      listEarlier: (search, today) => listEarlierOrders(services.database, search, today),
    },
  });
  return {
    watch: orderDesk.watch.handler(async ({ context }) =>
      authorizeStream(services, await context.openLive(() => watchBoard(services)), {
        ...context,
        mayRead: async () => may(await context.accountNow(), 'order.readAll'),
      }),
    ),
    findEarlier: orderDesk.findEarlier.handler(async ({ context, input: { query } }) => [
      ...(await orderDeskFor((await context.account()).id).findEarlier(query)),
    ]),
    step: orderDesk.step.handler(async ({ context, input: { id, step }, errors }) => {
      const result = await orderDeskFor((await context.account()).id).step(id, step);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
