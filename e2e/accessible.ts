import axeCore from 'axe-core';
import { type Page, expect } from 'playwright/test';
import { expectDialogToFit } from './fit.ts';

/**
 * Waits for what fades in or out: half-way its colours are none of ours. What runs for ever, or as the page is scrolled,
 * is not waited for. Another colour scheme begins to fade in with the next frame.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

declare global {
  // It writes itself there.
  var axe: typeof axeCore | undefined;
}

/** What we do not read costs three quarters of the time: the list of all that is well, and style sheets loaded anew for a rule that is not run. */
const VIOLATIONS: axeCore.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'], timeout: 10_000 } };

/** All that the other colour scheme can break: its elements are the same. */
const COLOURS: axeCore.RunOptions = { ...VIOLATIONS, runOnly: ['color-contrast', 'link-in-text-block'] };

async function expectNoViolations(page: Page, within: string, options: axeCore.RunOptions): Promise<void> {
  // A dialog comes only when it is loaded.
  await expect(page.locator(within).first()).toBeVisible();
  await waitForTransitions(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([selector, runOptions]) => (await axe?.run(selector, runOptions))?.violations,
    [within, options] as const,
  );
  expect(violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** axe finds nothing on the page, or in the part of it that the selector names. */
export const expectAccessible = (page: Page, within = 'html'): Promise<void> =>
  expectNoViolations(page, within, VIOLATIONS);

/** The same of a page whose other colour scheme was looked at already. */
export const expectAccessibleColours = (page: Page, within = 'html'): Promise<void> =>
  expectNoViolations(page, within, COLOURS);

/** axe finds nothing in either colour scheme: it is asked about everything in the one that is shown, about colours alone in the other. */
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

/** Ours, and the browser's own. */
const DIALOG = ':is([role="dialog"], dialog[open])';

/** The same of the open dialog alone, on a phone and on a desk; and it fits small screens. */
export async function expectAccessibleDialog(page: Page): Promise<void> {
  for (const [size, colorScheme] of SCREENS) {
    await page.setViewportSize(size);
    await expectAccessibleInBoth(page, colorScheme, DIALOG);
  }
  await expectDialogToFit(page);
}
