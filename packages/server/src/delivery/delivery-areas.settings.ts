import {
  type OrderLocationDrafts,
  orderLocationDraftsOf,
  orderLocationsOf,
} from '@ofenpost/core/delivery/order-locations-draft';
import { removedAreas } from '@ofenpost/core/delivery/removed-areas';
import type { SectionStore } from '../settings/section-store.ts';
import { findOrderLocations, saveOrderLocations } from './order-location.repository.ts';

export const deliveryAreasSettings: SectionStore<OrderLocationDrafts> = {
  load: async (tx) => orderLocationDraftsOf(await findOrderLocations(tx, false)),
  save: async (tx, drafts) => {
    const after = orderLocationsOf(drafts);
    const [before, removed] = [await findOrderLocations(tx, false), await findOrderLocations(tx, true)];
    await saveOrderLocations(tx, after, removedAreas({ before, removed, after }));
  },
};
