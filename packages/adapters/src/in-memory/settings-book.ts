import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';

/** The changes of each section, newest first; their count is its version. */
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
