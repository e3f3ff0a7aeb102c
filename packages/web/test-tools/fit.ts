import type { CDPSession } from '@vitest/browser-playwright';
import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { PHONE } from './mount-page.tsx';

/** Expects no horizontal overflow. The layout follows a moment after the screen becomes narrower. */
export const expectToFit = (width: number): Promise<void> =>
  expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

/** Sets the browser's default font size, in pixels. */
async function setLetters(standard: number): Promise<void> {
  const devTools: CDPSession = cdp();
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  // Only then has the page been laid out with it.
  await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe(`${standard}px`);
}

/** What sticks out of the open dialog, or the dialog out of the screen; what is further down may be scrolled to. */
function whatSticksOut(): readonly string[] {
  const dialog = page.getByRole('dialog').element();
  const room = dialog.getBoundingClientRect();
  const elements = [...dialog.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const scrolls = [dialog, ...elements].some(
    (element) => element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  const isOutside = room.left < -1 || room.right > innerWidth + 1 || room.top < -1 || room.bottom > innerHeight + 1;
  const outside = elements.filter((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1 || (!scrolls && bottom > room.bottom + 1);
  });
  return [...(isOutside ? [dialog] : []), ...outside].map((element) => element.outerHTML.slice(0, 100));
}

/** Expects the open dialog to fit a screen of 320 px, and a phone with letters twice as large. */
export async function expectDialogToFit(): Promise<void> {
  await page.viewport(320, 640);
  await expect.poll(whatSticksOut).toEqual([]);
  await page.viewport(PHONE.width, PHONE.height);
  // The next test is not to have them, whatever becomes of this one.
  onTestFinished(() => setLetters(16));
  await setLetters(32);
  await expect.poll(whatSticksOut).toEqual([]);
  await setLetters(16);
}
