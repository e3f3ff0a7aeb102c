import { kitchenContract } from '@ofenpost/contract/kitchen/kitchen.contract';
import { createKitchenUseCases } from '@ofenpost/core/kitchen/kitchen.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { findLastClosedAt } from '../ledger/booking.repository.ts';
import type { Services } from '../services.ts';
import { createKitchenRepository } from './kitchen.repository.ts';

const kitchen = implement(kitchenContract).$context<ApiContext>();

/** The handlers of `kitchenContract`. */
export function createKitchenRoutes({ database, clock, content }: Services) {
  const kitchenFor = createKitchenUseCases({
    clock,
    loadStorefront: () => content.read(),
    loadLastClosedAt: () => findLastClosedAt(database),
    transaction: (work) => database.transaction((tx) => work(createKitchenRepository(tx))),
  });
  const staff = async ({ account }: ApiContext) => kitchenFor(await account());
  return {
    load: kitchen.load.handler(async ({ context }) => (await staff(context)).load()),
    pause: kitchen.pause.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).pause(input.until);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    endPause: kitchen.endPause.handler(async ({ context }) => (await staff(context)).endPause()),
    rush: kitchen.rush.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).rush(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
    endRush: kitchen.endRush.handler(async ({ context }) => (await staff(context)).endRush()),
    sellOut: kitchen.sellOut.handler(async ({ context, input, errors }) => {
      const result = await (await staff(context)).sellOut(input);
      if (!result.ok) throw errors.REFUSED({ data: result.error });
      return result.value;
    }),
  };
}
