import type { OrderAlarmLimits } from '@ofenpost/core/settings/settings-draft';
import type { SectionStore } from '../record/record-store.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';

export const orderAlarmSettings: SectionStore<OrderAlarmLimits> = {
  load: async (tx) => (await loadRestaurantSettings(tx)).orderAlarmLimits,
  save: async (tx, limits) => void (await tx.update(restaurants).set(limits)),
};
