import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import { deliveryAreasSettings } from '../delivery/delivery-areas.settings.ts';
import { kitchenSettings } from '../kitchen/kitchen.settings.ts';
import { vatRatesSettings } from '../money/vat-rates.settings.ts';
import { extraordinaryDaysSettings, openingHoursSettings } from '../opening-hours/opening-hours.settings.ts';
import { orderAlarmSettings } from '../order/order-alarm.settings.ts';
import { printersSettings } from '../printing/printers.settings.ts';
import { profileSettings } from '../restaurant/profile.settings.ts';
import { staffLimitSettings } from '../restaurant/staff-limit.settings.ts';
import { teamSignInSettings } from '../second-factor/team-sign-in.settings.ts';
import type { SectionStore } from './section-store.ts';

/** The store of every section. */
export const SECTION_STORES: { readonly [S in SettingsSection]: SectionStore<SettingsDrafts[S]> } = {
  profile: profileSettings,
  kitchen: kitchenSettings,
  orderAlarm: orderAlarmSettings,
  openingHours: openingHoursSettings,
  extraordinaryDays: extraordinaryDaysSettings,
  deliveryAreas: deliveryAreasSettings,
  vatRates: vatRatesSettings,
  printers: printersSettings,
  staffLimit: staffLimitSettings,
  teamSignIn: teamSignInSettings,
};
