import { type Page, expect } from 'playwright/test';

/** Nothing sticks out sideways. A screen that has just become narrower is laid out a moment later. */
export const expectToFit = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** How large people have their letters, in pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await devTools.detach();
  // Only then it is known that the page is laid out with them.
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
}

/** Nothing sticks out of the open dialog, least of all the cross that closes it; what is further down it scrolls to. */
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
        return elements.filter(sticksOut).map((element) => element.outerHTML.slice(0, 100));
      }),
    )
    .toEqual([]);

/** The open dialog fits a screen of 320 px, and a phone whose letters are twice as large. */
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
