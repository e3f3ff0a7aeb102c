import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';

/** Loads what the kitchen may mark as sold out of a product; null while nobody can order it anyway. */
export async function loadKitchenOffer({ kitchen }: Ports, id: string): Promise<KitchenOffer | null> {
  const { offers } = await kitchen.load();
  return offers.find(({ ids }) => ids.includes(id)) ?? null;
}
