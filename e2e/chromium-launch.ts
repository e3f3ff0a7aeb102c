import type { LaunchOptions } from 'playwright/test';
import { findChromium } from '../scripts/chromium.ts';

/** The system's Chromium, kept from calling home. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
