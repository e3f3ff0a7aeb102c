import axeCore from 'axe-core';
import { type Page, expect } from 'playwright/test';
import { expectDialogToFit } from './fit.ts';

/**
 * Waits until what loads has loaded and fades have ended, because a list that is renewed is pale, and half-way the
 * colours of a fade are not the theme's. Endless and scroll-driven animations are not awaited. A fade to another colour
 * scheme begins with the next frame.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

declare global {
  // The script of axe-core defines this global when it is run.
  var axe: typeof axeCore | undefined;
}

/**
 * Leaves out the list of passed rules, and the fetch of style sheets for a rule that does not run: both cost three
 * quarters of the time.
 */
const VIOLATIONS: axeCore.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'], timeout: 60_000 } };

/** The page behind an open dialog is hidden from everyone, and its colours are dimmed ones. */
const BEHIND_DIALOG = '[aria-hidden="true"]:has(main)';

/** The rules that another colour scheme can break; its elements are the same. */
const COLOURS: axeCore.RunOptions = { ...VIOLATIONS, runOnly: ['color-contrast', 'link-in-text-block'] };

async function expectNoViolations(page: Page, within: string, options: axeCore.RunOptions): Promise<void> {
  // A dialog appears only once its code has loaded.
  await expect(page.locator(within).first()).toBeVisible();
  await waitUntilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([selector, hidden, runOptions]) =>
      (await axe?.run({ include: selector, exclude: hidden }, runOptions))?.violations,
    [within, BEHIND_DIALOG, options] as const,
  );
  expect(
    violations?.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)]),
  ).toEqual([]);
}

/** Expects axe to find no violation on the page, or in the part that the selector names. */
export const expectAccessible = (page: Page, within = 'html'): Promise<void> =>
  expectNoViolations(page, within, VIOLATIONS);

/** Expects no colour violation, for a page whose other colour scheme has been checked in full. */
export const expectAccessibleColours = (page: Page, within = 'html'): Promise<void> =>
  expectNoViolations(page, within, COLOURS);

/**
 * Expects no violation in either colour scheme: all rules run in the one that is shown, the colour rules alone in the
 * other.
 */
export async function expectAccessibleInBoth(page: Page, shown: 'light' | 'dark', within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: shown });
  await expectNoViolations(page, within, VIOLATIONS);
  await page.emulateMedia({ colorScheme: shown === 'light' ? 'dark' : 'light' });
  await expectNoViolations(page, within, COLOURS);
}

export const PHONE = { width: 390, height: 844 };
export const BOARD = { width: 1440, height: 900 };
export type Screen = readonly [size: { readonly width: number; readonly height: number }, scheme: 'light' | 'dark'];
export const SCREENS: readonly Screen[] = [
  [PHONE, 'dark'],
  [BOARD, 'light'],
];

/** Matches the app's dialogs and the browser's native ones. */
const DIALOG = ':is([role="dialog"], dialog[open])';

/** Checks the open dialog alone, in both schemes, on a phone and on a desktop; it must also fit small screens. */
export async function expectAccessibleDialog(page: Page): Promise<void> {
  for (const [size, colorScheme] of SCREENS) {
    await page.setViewportSize(size);
    await expectAccessibleInBoth(page, colorScheme, DIALOG);
  }
  await expectDialogToFit(page);
}
