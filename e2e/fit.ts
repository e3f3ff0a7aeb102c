import { type Page, expect } from 'playwright/test';

/** Expects no horizontal overflow. The layout follows a moment after the screen becomes narrower. */
export const expectToFit = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** Sets the browser's default font size, in pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await devTools.detach();
  // Only then has the page been laid out with it.
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
}

/**
 * Expects nothing to stick out of the open dialog, least of all the button that closes it, nor the dialog out of the
 * screen; what is further down can be scrolled to.
 */
const expectNothingSticksOut = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.getByRole('dialog').evaluate((dialog) => {
        const room = dialog.getBoundingClientRect();
        const elements = [...dialog.querySelectorAll('*')].filter((element) => element.checkVisibility());
        const scrolls = [dialog, ...elements].some(
          (element) =>
            element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY),
        );
        const sticksOut = (element: Element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return left < room.left - 1 || right > room.right + 1 || (!scrolls && bottom > room.bottom + 1);
        };
        const isOutside =
          room.left < -1 || room.right > innerWidth + 1 || room.top < -1 || room.bottom > innerHeight + 1;
        const outside = [...(isOutside ? [dialog] : []), ...elements.filter(sticksOut)];
        return outside.map((element) => element.outerHTML.slice(0, 100));
      }),
    )
    .toEqual([]);

/** Expects the open dialog to fit a screen of 320 px, and a phone with letters twice as large. */
export async function expectDialogToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingSticksOut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(page, 32);
  await expectNothingSticksOut(page);
  await setLetters(page, 16);
  if (size !== null) await page.setViewportSize(size);
}
