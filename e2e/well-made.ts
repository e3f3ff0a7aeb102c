import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright/test';
import { BOARD, PHONE, SCREENS, type Screen, expectAccessibleInBoth } from './accessible.ts';
import { setLetters } from './fit.ts';
import { expect, test } from './test.ts';
import { reload, waitForHydration } from './visit.ts';

export const NARROW = { width: 320, height: 640 };

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const elements = [...document.querySelectorAll('body *')];
      const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
      // Pseudo-elements are no elements of the document.
      return [`${scrollWidth} px`, ...elements.filter(sticksOut).map((element) => element.outerHTML.slice(0, 100))];
    });
  await expect.poll(wide).toEqual([]);
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'aria-label-misuse': 'error' } });

/** Search engines, previews of links and reading modes parse what the server sent, and no script mends it for them. */
async function expectValidHtml(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${selector}: ${message}`))).toEqual(
    [],
  );
}

/**
 * Loads the page on a phone in the dark scheme, then widens it to a desktop in the light one: it must be accessible in
 * both and fit the screen. Problems fail by themselves.
 */
export async function expectWellMade(
  page: Page,
  load: () => Promise<unknown> = () => reload(page),
  screens: readonly Screen[] = SCREENS,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await load();
  await waitForHydration(page);
  await expectValidHtml(page);
  for (const [size, colorScheme] of screens) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessibleInBoth(page, colorScheme);
      await expectNoSidewaysScrolling(page);
    });
  }
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(BOARD);
  await setLetters(page, 32);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page);
  await setLetters(page, 16);
}
