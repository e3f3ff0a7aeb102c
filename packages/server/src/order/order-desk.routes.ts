import { orderDeskContract } from '@ofenpost/contract/order/order.contract';
import { may } from '@ofenpost/core/role/permission';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import type { Services } from '../services.ts';
import { findEarlierOrders } from './earlier-orders.repository.ts';
import { type OrderEffect, stepOrder } from './step-order.ts';
import { watchBoard } from './watch-orders.ts';

const orderDesk = implement(orderDeskContract).$context<ApiContext>();

/** The handlers of `orderDeskContract`. */
export const createOrderDeskRoutes = (services: Services, effects: readonly OrderEffect[]) => ({
  watch: orderDesk.watch.handler(async ({ context }) =>
    authorizeStream(services, await context.openLive(() => watchBoard(services)), {
      ...context,
      mayRead: async () => may(await context.accountNow(), 'order.readAll'),
    }),
  ),
  findEarlier: orderDesk.findEarlier.handler(({ input: { query } }) => findEarlierOrders(services, query)),
  step: orderDesk.step.handler(async ({ context, input, errors }) => {
    const { id: by } = await context.account();
    const result = await stepOrder({ ...services, effects }, { ...input, by });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
