import type * as z from 'zod/mini';
import type { Action, OpenAction } from '../permission/permission.ts';
import { type RestaurantDraft, restaurantDraft } from '../restaurant/restaurant-draft.ts';
import type { Instant } from '../time/instant.ts';
import {
  type KitchenSettingsDraft,
  type OrderAlarmLimits,
  kitchenSettingsDraft,
  orderAlarmLimits,
} from './settings-draft.ts';

/** What staff set, a section a draft: each is loaded, edited and saved by itself. */
export type SettingsDrafts = {
  readonly profile: RestaurantDraft;
  readonly kitchen: KitchenSettingsDraft;
  readonly orderAlarm: OrderAlarmLimits;
};
export type SettingsSection = keyof SettingsDrafts;

export type SettingsChange<T> = { readonly before: T; readonly after: T; readonly now: Instant };

/** A type in this place makes a list of sections; method syntax lets sections of different drafts stand in one list. */
export type SectionDefinition<T> = {
  /** Its name in addresses: of the API and of the page. */
  readonly path: string;
  /** Who may read and save it. */
  readonly action: Exclude<Action, OpenAction>;
  readonly draft: z.ZodMiniType<T, T>;
  /** Why this change must not be, in German: what the draft alone does not see. */
  judge?(change: SettingsChange<T>): string | null;
};

/** Every section. A new one is a line of `SettingsDrafts` and one here; then the types ask for the rest. */
export const SETTINGS_SECTIONS: { readonly [S in SettingsSection]: SectionDefinition<SettingsDrafts[S]> } = {
  profile: { path: 'profile', action: 'settings.edit', draft: restaurantDraft },
  kitchen: { path: 'kitchen', action: 'settings.edit', draft: kitchenSettingsDraft },
  orderAlarm: { path: 'order-alarm', action: 'settings.edit', draft: orderAlarmLimits },
};

export const SETTINGS_SECTION_NAMES = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];
