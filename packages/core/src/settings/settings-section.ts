import type * as z from 'zod/mini';
import { type OrderLocationDrafts, orderLocationsDraft } from '../delivery/order-location-draft.ts';
import type { ChangeRule } from '../editor/versioned.ts';
import { type SpecialDays, specialDaysDraft } from '../opening-hours/special-days.ts';
import { weekDraft } from '../opening-hours/week-draft.ts';
import type { Week } from '../opening-hours/week.ts';
import { type PrintersDraft, printersDraft } from '../printing/printers-draft.ts';
import { type RestaurantDraft, restaurantDraft } from '../restaurant/restaurant-draft.ts';
import type { Action, OpenAction } from '../role/permission.ts';
import { type VatRatesDraft, validateVatRates, vatRatesDraft } from '../vat/vat-rates-draft.ts';
import {
  type KitchenSettingsDraft,
  type OrderAlarmLimits,
  type StaffLimitDraft,
  type TeamSignInDraft,
  kitchenSettingsDraft,
  orderAlarmLimits,
  staffLimitDraft,
  teamSignInDraft,
} from './settings-draft.ts';

/** The settings by section: each section is loaded, edited and saved by itself. */
export type SettingsDrafts = {
  readonly profile: RestaurantDraft;
  readonly kitchen: KitchenSettingsDraft;
  readonly orderAlarm: OrderAlarmLimits;
  readonly openingHours: Week;
  readonly extraordinaryDays: SpecialDays;
  readonly deliveryAreas: OrderLocationDrafts;
  readonly vatRates: VatRatesDraft;
  readonly printers: PrintersDraft;
  readonly staffLimit: StaffLimitDraft;
  readonly teamSignIn: TeamSignInDraft;
};
export type SettingsSection = keyof SettingsDrafts;

/** The definition of a section. */
export type SectionDefinition<T> = ChangeRule<T> & {
  /** Its name in the URLs of the API and of the page. */
  readonly path: string;
  /** The action that reading and saving need. */
  readonly action: Exclude<Action, OpenAction>;
  readonly draft: z.ZodMiniType<T, T>;
};

/** Every section. A new one needs a line in `SettingsDrafts` and one here; the types require the rest. */
export const SETTINGS_SECTIONS: { readonly [S in SettingsSection]: SectionDefinition<SettingsDrafts[S]> } = {
  profile: { path: 'profile', action: 'settings.edit', draft: restaurantDraft },
  kitchen: { path: 'kitchen', action: 'settings.edit', draft: kitchenSettingsDraft },
  orderAlarm: { path: 'order-alarm', action: 'settings.edit', draft: orderAlarmLimits },
  openingHours: { path: 'opening-hours', action: 'openingHours.edit', draft: weekDraft },
  extraordinaryDays: { path: 'extraordinary-days', action: 'openingHours.edit', draft: specialDaysDraft },
  deliveryAreas: { path: 'delivery-areas', action: 'deliveryArea.edit', draft: orderLocationsDraft },
  vatRates: { path: 'vat-rates', action: 'vatRate.edit', draft: vatRatesDraft, validate: validateVatRates },
  printers: { path: 'printers', action: 'printer.edit', draft: printersDraft },
  staffLimit: { path: 'staff-limit', action: 'staffLimit.edit', draft: staffLimitDraft },
  teamSignIn: { path: 'team-sign-in', action: 'account.manage', draft: teamSignInDraft },
};

export const SETTINGS_SECTION_NAMES = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];
