import type { LaunchOptions } from 'playwright/test';
import { findChromium } from '../scripts/chromium.ts';

/** Launches the system's Chromium with its background requests disabled. */
export const chromiumLaunch: LaunchOptions = {
  // It is looked for at the launch: checks that only read the code load this too, where no Chromium may be.
  get executablePath() {
    return findChromium();
  },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** What every test sees the app with, unless it says otherwise. */
export const CONTEXT = {
  locale: 'de-CH',
  // This is not the restaurant's zone: what is shown must not depend on the browser's zone.
  timezoneId: 'America/New_York',
  viewport: { width: 1440, height: 900 },
} as const;
