import type { LaunchOptions } from 'playwright/test';
import { findChromium } from '../scripts/chromium.ts';

/** Launches the system's Chromium with its background requests disabled. */
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
