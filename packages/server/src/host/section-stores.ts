import { withClosedDays } from '../accounting/closed-hours.repository.ts';
import { deliveryAreasSettings } from '../delivery/order-location.repository.ts';
import { kitchenSettings } from '../kitchen/kitchen.repository.ts';
import { openingHoursSettings, extraordinaryDaysSettings } from '../opening-hours/opening-hours.repository.ts';
import { orderAlarmSettings } from '../order/order-alarm.settings.ts';
import { printersSettings } from '../printing/print.repository.ts';
import {
  bookkeepingSettings,
  collectionSettings,
  orderAcceptanceSettings,
  profileSettings,
  staffLimitSettings,
} from '../restaurant/restaurant.repository.ts';
import { teamSignInSettings } from '../session/second-factor.repository.ts';
import type { SectionStores } from '../settings/save-settings.ts';
import { vatRatesSettings } from '../vat/vat-rate.repository.ts';

/** The store of every section. */
export const SECTION_STORES: SectionStores = {
  profile: profileSettings,
  kitchen: kitchenSettings,
  orderAlarm: orderAlarmSettings,
  orderAcceptance: orderAcceptanceSettings,
  deliveryAreas: deliveryAreasSettings,
  vatRates: vatRatesSettings,
  printers: printersSettings,
  staffLimit: staffLimitSettings,
  teamSignIn: teamSignInSettings,
  bookkeeping: bookkeepingSettings,
  ...withClosedDays({
    collection: collectionSettings,
    openingHours: openingHoursSettings,
    extraordinaryDays: extraordinaryDaysSettings,
  }),
};
