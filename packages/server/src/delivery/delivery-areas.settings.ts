import {
  type OrderLocationDrafts,
  orderLocationDraftsOf,
  orderLocationsOf,
} from '@ofenpost/core/delivery/order-locations-draft';
import type { SectionStore } from '../settings/section-store.ts';
import { loadOrderLocations } from './order-location.repository.ts';
import { orderLocations } from './order-location.table.ts';

export const deliveryAreasSettings: SectionStore<OrderLocationDrafts> = {
  load: async (tx) => orderLocationDraftsOf(await loadOrderLocations(tx)),
  save: async (tx, drafts) => {
    const locations = orderLocationsOf(drafts);
    // All at once: two areas may have exchanged their towns.
    await tx.delete(orderLocations);
    if (locations.length > 0) await tx.insert(orderLocations).values(locations);
  },
};
