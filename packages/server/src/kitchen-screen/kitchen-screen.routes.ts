import { kitchenScreenContract } from '@ofenpost/contract/kitchen-screen/kitchen-screen.contract';
import { type KitchenOrder, kitchenOrderOf } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { createKitchenScreenUseCases } from '@ofenpost/core/kitchen-screen/kitchen-screen.use-cases';
import { may } from '@ofenpost/core/role/permission';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { authorizeStream } from '../live/authorize-stream.ts';
import { mapQueue } from '../live/live-queue.ts';
import { type OrderEffect, createOrderRepository } from '../order/order.repository.ts';
import { watchStoredOrders } from '../order/watch-orders.ts';
import type { Services } from '../services.ts';

const kitchenScreen = implement(kitchenScreenContract).$context<ApiContext>();

/** The handlers of `kitchenScreenContract`. */
export function createKitchenScreenRoutes(services: Services, effects: readonly OrderEffect[]) {
  const kitchenFor = createKitchenScreenUseCases({ ...services, orders: createOrderRepository(services, effects) });
  const staff = async ({ account }: ApiContext) => kitchenFor((await account()).id);
  return {
    watch: kitchenScreen.watch.handler(async ({ context }) => {
      const orders = await authorizeStream(services, await context.openLive(() => watchStoredOrders(services)), {
        ...context,
        mayRead: async () => may(await context.accountNow(), 'kitchen.work'),
      });
      return mapQueue(orders, async (changed): Promise<KitchenOrder[]> => {
        const storefront = await services.content.read();
        return changed.map((stored) => kitchenOrderOf(stored, storefront));
      });
    }),
    report: kitchenScreen.report.handler(async ({ context, input: { id, ...report }, errors }) => {
      const result = await (await staff(context)).report(id, report);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    recall: kitchenScreen.recall.handler(async ({ context, input: { id, key }, errors }) => {
      const result = await (await staff(context)).recall(id, key);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    seeCancellation: kitchenScreen.seeCancellation.handler(async ({ context, input: { id }, errors }) => {
      const result = await (await staff(context)).seeCancellation(id);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
