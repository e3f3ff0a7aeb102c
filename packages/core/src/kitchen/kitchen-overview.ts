import * as z from 'zod/mini';
import { type BusyControls, busyControls } from './busy-controls.ts';
import { kitchenOffer } from './kitchen-offers.ts';
import type { SellOut } from './sell-out.ts';

/** What the kitchen holds back, and what it could. What has ended may still stand in it: `busyAt` and `soldOutOffers` judge. */
export const kitchenOverview = z.object({ busyControls, offers: z.array(kitchenOffer) });
export type KitchenOverview = z.infer<typeof kitchenOverview>;

/** What the server answered to a command. */
export type KitchenChange = { readonly busyControls: BusyControls } | { readonly soldOut: SellOut };

/** The overview after a change; sold out are the offers that consist of the same. */
export function overviewAfter(overview: KitchenOverview, change: KitchenChange): KitchenOverview {
  if ('busyControls' in change) return { ...overview, busyControls: change.busyControls };
  const { ids, until } = change.soldOut;
  const isMeant = (offer: KitchenOverview['offers'][number]) => offer.ids.every((id) => ids.includes(id));
  return {
    ...overview,
    offers: overview.offers.map((offer) => (isMeant(offer) ? { ...offer, soldOutUntil: until } : offer)),
  };
}
