import { type Keyboard, type Locator, type Page, expect } from 'playwright/test';

const TABS_MAX = 300;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Sends keys once this element has the focus: a person too looks where the keys go. They go to the page, not to the
 * element, so that they follow the focus.
 */
export function into(target: Locator): Pick<Keyboard, 'type' | 'press'> {
  const { keyboard } = target.page();
  const focused = () => expect(target).toBeFocused();
  return {
    type: async (text) => {
      await focused();
      await keyboard.type(text);
    },
    press: async (key) => {
      await focused();
      await keyboard.press(key);
    },
  };
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Returns the focused element's HTML if its focus cannot be seen; null if it can. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    // A custom radio or checkbox shows the focus on its label.
    const rendered = [focused, focused.nextElementSibling, focused.parentElement].filter((element) => element !== null);
    const isMarked = rendered.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    const { top, bottom } = focused.getBoundingClientRect();
    return isMarked && bottom > 0 && top < innerHeight ? null : focused.outerHTML.slice(0, 200);
  });

/**
 * Expects a visible, outlined focus on the screen. It polls, because the focus moves a moment after the page changes.
 */
export const expectSeenFocus = (page: Page): Promise<void> => expect.poll(() => unseenFocus(page)).toBeNull();
