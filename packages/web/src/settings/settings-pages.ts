import type { Account } from '@ofenpost/core/account/account';
import { may } from '@ofenpost/core/permission/permission';
import { SETTINGS_SECTIONS, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { deliveryAreasSection } from './delivery-areas-section.tsx';
import { extraordinaryDaysSection } from './extraordinary-days-section.tsx';
import { kitchenSection } from './kitchen-section.tsx';
import { openingHoursSection } from './opening-hours-section.tsx';
import { orderAlarmSection } from './order-alarm-section.tsx';
import { printersSection } from './printers-section.tsx';
import { profileSection } from './profile-section.tsx';
import type { SectionPage } from './section-page.tsx';
import { staffLimitSection } from './staff-limit-section.tsx';
import { teamSignInSection } from './team-sign-in-section.tsx';
import { vatRatesSection } from './vat-rates-section.tsx';

/** All sections in the order of the navigation. */
const SETTINGS_PAGES: readonly SectionPage[] = [
  profileSection,
  openingHoursSection,
  extraordinaryDaysSection,
  kitchenSection,
  orderAlarmSection,
  printersSection,
  deliveryAreasSection,
  vatRatesSection,
  staffLimitSection,
  teamSignInSection,
];

export const pathOf = (section: SettingsSection): string => SETTINGS_SECTIONS[section].path;

/** Returns the section at `/admin/settings/<path>`. */
export const settingsPageAt = (path: string): SectionPage | undefined =>
  SETTINGS_PAGES.find(({ section }) => pathOf(section) === path);

export const maySet = (account: Account, section: SettingsSection): boolean =>
  may(account, SETTINGS_SECTIONS[section].action);

/** Returns the sections that this account may change; the others are hidden. */
export const settingsPagesOf = (account: Account): readonly SectionPage[] =>
  SETTINGS_PAGES.filter(({ section }) => maySet(account, section));
