import { kitchenContract } from '@ofenpost/contract/kitchen/kitchen.contract';
import { busyAt } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOffers, type KitchenOverview } from '@ofenpost/core/kitchen/kitchen-offers';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { endPause, endRush, pauseDelivery, rushKitchen, sellOutOffer } from './throttle-kitchen.ts';

async function loadKitchen({ content, clock }: Services): Promise<KitchenOverview> {
  const { catalogue, pizzaOffer, delivery } = await content.read();
  return {
    busyControls: busyAt(delivery.busyControls, clock.now()),
    offers: kitchenOffers(catalogue, pizzaOffer),
  };
}

const kitchen = implement(kitchenContract).$context<ApiContext>();

const by = async ({ account }: ApiContext) => ({ actorId: (await account()).id });

/** The handlers of `kitchenContract`. */
export const createKitchenRoutes = (services: Services) => ({
  load: kitchen.load.handler(() => loadKitchen(services)),
  pause: kitchen.pause.handler(async ({ context, input, errors }) => {
    const result = await pauseDelivery(services, await by(context), input.until);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  endPause: kitchen.endPause.handler(async ({ context }) => endPause(services, await by(context))),
  rush: kitchen.rush.handler(async ({ context, input, errors }) => {
    const result = await rushKitchen(services, await by(context), input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  endRush: kitchen.endRush.handler(async ({ context }) => endRush(services, await by(context))),
  sellOut: kitchen.sellOut.handler(async ({ context, input, errors }) => {
    const result = await sellOutOffer(services, await by(context), input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
});
