import type { Locator } from 'playwright/test';

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
