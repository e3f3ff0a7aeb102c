import type { KitchenOffer } from '@ofenpost/core/kitchen/kitchen-offers';
import type { Ports } from '@ofenpost/core/ports';

/** What the kitchen may sell out of it; null while nobody can order it anyway. */
export async function loadKitchenOffer({ kitchen }: Ports, id: string): Promise<KitchenOffer | null> {
  const { offers } = await kitchen.load();
  return offers.find(({ ids }) => ids.includes(id)) ?? null;
}
