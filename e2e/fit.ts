import { type Page, expect } from 'playwright/test';

/** Nothing sticks out sideways. A screen that has just become narrower is laid out a moment later. */
export const expectToFit = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
