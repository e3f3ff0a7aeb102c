import { type Page, expect } from 'playwright/test';
import { passTimers } from './delay.ts';
import { MINUTE, SECOND } from './time.ts';

/** How long a tap can be undone. Source: core's `UNDO_MS`. */
const UNDO_MS = 8 * SECOND;

/**
 * After that nothing can be undone, also on a page that a service worker stored: until the server sets its clock, it
 * adds how long it was stored, which is less than any test takes.
 */
export const AFTER_UNDO_MS = 10 * MINUTE;

/** Lets the time of an undo pass in a page by its own timers, after which this must hold at once. */
export async function expectAfterUndo(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await passTimers(page, UNDO_MS + SECOND / 2);
  expect(await holds()).toBe(true);
}
