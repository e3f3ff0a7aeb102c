import * as z from 'zod/mini';
import { type BusyControls, busyControls } from './busy-controls.ts';
import { kitchenOffer } from './kitchen-offers.ts';
import type { SellOut } from './sell-out.ts';

/**
 * What the kitchen has restricted, and what it could. It may hold entries that have ended: `busyAt` and `soldOutOffers`
 * leave them out.
 */
export const kitchenOverview = z.object({ busyControls, offers: z.array(kitchenOffer) });
export type KitchenOverview = z.infer<typeof kitchenOverview>;

/** The server's answer to a command. */
export type KitchenChange = { readonly busyControls: BusyControls } | { readonly soldOut: SellOut };

/** The overview after a change; offers with the same ids get the new end. */
export function overviewAfter(overview: KitchenOverview, change: KitchenChange): KitchenOverview {
  if ('busyControls' in change) return { ...overview, busyControls: change.busyControls };
  const { ids, until } = change.soldOut;
  const isMeant = (offer: KitchenOverview['offers'][number]) => offer.ids.every((id) => ids.includes(id));
  return {
    ...overview,
    offers: overview.offers.map((offer) => (isMeant(offer) ? { ...offer, soldOutUntil: until } : offer)),
  };
}
