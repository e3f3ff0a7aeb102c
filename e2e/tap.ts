import type { BrowserContext, Locator, Page } from 'playwright/test';
import { passTimers } from './delay.ts';

/** Longer than the time within which a second tap at the same place belongs to the first: see `use-single-taps.ts`. */
const DOUBLE_TAP_MS = 450;

/**
 * Lets each tap of a test come a second after the one before, because tests tap faster than any hand, and how fast
 * depends on the machine. Both taps of a double click come when they come, and so do those of `tap`.
 */
export async function spreadTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let taps = 0;
    const spread = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      if (event.detail <= 1) taps += 1;
      Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + taps * 1000 });
    };
    addEventListener('click', spread, { capture: true });
  });
}

/** Lets the time pass in which the next tap would count as the second half of a double tap. */
export const passDoubleTap = (page: Page): Promise<void> => passTimers(page, DOUBLE_TAP_MS);

/**
 * Dispatches a tap with a time stamp of `at` ms after page load, however quick the test is. Returns whether the default
 * action was allowed.
 */
export const tap = (target: Locator, at: number): Promise<boolean> =>
  target.evaluate((element, timeStamp) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 200, clientY: 400 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return element.dispatchEvent(event);
  }, at);

/** Counts what fingers and mice do on a page from now on, also after it has loaded anew. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => void (taps += 1));
  const listen = () =>
    addEventListener('pointerdown', () => (window as unknown as { countTap(): void }).countTap(), true);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}
