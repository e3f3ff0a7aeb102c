import { busyAt } from '@ofenpost/core/kitchen/busy-controls';
import { kitchenOffers } from '@ofenpost/core/kitchen/kitchen-offers';
import type { KitchenOverview } from '@ofenpost/core/kitchen/kitchen-overview';
import type { Services } from '../services.ts';

export async function loadKitchen({ content, clock }: Services): Promise<KitchenOverview> {
  const { catalogue, pizzaOffer, delivery } = await content.read();
  return {
    busyControls: busyAt(delivery.busyControls, clock.now()),
    offers: kitchenOffers(catalogue, pizzaOffer),
  };
}
