import type { Locator } from 'playwright/test';

/** Taps at one place of the screen, so many milliseconds after the page was opened, however quick the test is. Answers whether the browser may do what it does by itself. */
export const tap = (target: Locator, at: number): Promise<boolean> =>
  target.evaluate((element, timeStamp) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 200, clientY: 400 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return element.dispatchEvent(event);
  }, at);
