import type { SettingsSection } from './settings-section.ts';

/** The titles of the sections of the settings, on their pages and in the audit log. */
export const SECTION_TITLES: Readonly<Record<SettingsSection, string>> = {
  profile: 'Restaurant',
  openingHours: 'Öffnungszeiten',
  extraordinaryDays: 'Sondertage',
  kitchen: 'Küche',
  orderAlarm: 'Alarm',
  printers: 'Drucker',
  deliveryAreas: 'Liefergebiet',
  vatRates: 'MwSt.-Sätze',
  staffLimit: 'Beträge von Hand',
  teamSignIn: 'Anmeldung im Team',
};
