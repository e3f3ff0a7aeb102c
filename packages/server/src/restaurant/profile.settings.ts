import type { RestaurantDraft } from '@ofenpost/core/restaurant/restaurant-draft';
import type { SectionStore } from '../settings/section-store.ts';
import { loadRestaurantSettings } from './restaurant.repository.ts';
import { restaurants } from './restaurant.table.ts';

export const profileSettings: SectionStore<RestaurantDraft> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).restaurant,
  save: async (tx, profile) => void (await tx.update(restaurants).set(profile)),
};
