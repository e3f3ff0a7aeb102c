import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { SectionStore } from '../settings/section-store.ts';

export const orderAlarmSettings: SectionStore<OrderAlarmLimits> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).orderAlarmLimits,
  save: async (tx, limits) => void (await tx.update(restaurants).set(limits)),
};
