import { apiContract } from '@ofenpost/contract/api.contract';
import { canSeeOrder } from '@ofenpost/core/order/order-visibility';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { guardQueue } from '../live/live-queue.ts';
import type { Services } from '../services.ts';
import { opensOrder } from './order-capability.ts';
import { type StoredOrder, findOrder } from './order.repository.ts';
import { watchOrder } from './watch-orders.ts';

const order = implement(apiContract.order).$context<ApiContext>();

type OrderKey = { readonly id: string; readonly capability?: string | undefined };

/** The handlers of `apiContract.order`. */
export function createOrderRoutes(services: Services) {
  /** The order, if whoever asks may see it, by its capability or by the account. */
  async function findVisible(
    accountOf: ApiContext['account'],
    { id, capability }: OrderKey,
  ): Promise<StoredOrder | null> {
    const stored = await findOrder(services.database, id);
    if (stored === null) return null;
    if (capability !== undefined && opensOrder(services.authSecret, id, capability)) return stored;
    return canSeeOrder(await accountOf(), stored) ? stored : null;
  }

  return {
    load: order.load.handler(async ({ context, input, errors }) => {
      const stored = await findVisible(context.account, input);
      if (stored === null) throw errors.NOT_FOUND();
      return stored.order;
    }),
    watch: order.watch.handler(async ({ context, input, errors }) => {
      const mayRead = async () => (await findVisible(context.accountNow, input)) !== null;
      if (!(await mayRead())) throw errors.NOT_FOUND();
      return guardQueue(await watchOrder(services, input.id), mayRead);
    }),
  };
}
