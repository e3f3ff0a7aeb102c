import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from 'playwright/test';

/** Waits for what fades in or out: half-way its colours are none of ours. What runs for ever, or as the page is scrolled, is not waited for. */
const waitForTransitions = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** axe finds nothing on the page, or in the part of it that the selector names. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await waitForTransitions(page);
  // The other mode opens a tab for each analysis, for frames of other origins: we have none, and it takes twice the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const LOOKS = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** The same of the open dialog alone, on a phone and on a desk. */
export async function expectAccessibleDialog(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, '[role="dialog"]');
  }
}
