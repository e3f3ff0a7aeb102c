import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';

/** What was changed in each section, newest first; how much is its version. */
export type SettingsBook = { readonly [S in SettingsSection]: RecordedChange<SettingsDrafts[S]>[] };

export const createSettingsBook = (): SettingsBook => ({
  profile: [],
  kitchen: [],
  orderAlarm: [],
  openingHours: [],
  extraordinaryDays: [],
  deliveryAreas: [],
  vatRates: [],
  printers: [],
  staffLimit: [],
  teamSignIn: [],
});
