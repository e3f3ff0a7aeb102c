import { courierContract } from '@ofenpost/contract/courier/courier.contract';
import { createCourierUseCases } from '@ofenpost/core/courier/courier.use-cases';
import type { RoleHolder } from '@ofenpost/core/role/role';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { limitedRefusal } from '../http/refusal.ts';
import { type OrderEffect, createOrderRepository } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { createTourRepository } from './tour.repository.ts';

const courier = implement(courierContract).$context<ApiContext>();

/** The handlers of `courierContract`. */
export function createCourierRoutes(services: Services, effectsBy: (account: RoleHolder) => readonly OrderEffect[]) {
  const own = async (context: ApiContext) => {
    const account = await context.account();
    if (account.id === null) throw new Error('Nobody is signed in.');
    return createCourierUseCases({
      ...services,
      orders: createOrderRepository(services, effectsBy(account)),
      tours: createTourRepository(services.database),
    })(account.id);
  };
  return {
    loadTour: courier.loadTour.handler(async ({ context }) => (await own(context)).loadTour()),
    act: courier.act.handler(async ({ context, input: { id, ...tap }, errors }) => {
      const result = await (await own(context)).act(id, tap);
      if (!result.ok) throw limitedRefusal(errors, result.error);
      return result.value;
    }),
    handIn: courier.handIn.handler(async ({ context, input, errors }) => {
      const result = await (await own(context)).handIn(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    listCouriers: courier.listCouriers.handler(async ({ context }) => [...(await (await own(context)).listCouriers())]),
    assign: courier.assign.handler(async ({ context, input: { id, ...draft }, errors }) => {
      const result = await (await own(context)).assign(id, draft);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
