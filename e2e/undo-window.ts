import { type Page, expect } from 'playwright/test';
import { passTimers } from './delay.ts';
import { SECOND } from './time.ts';

/** How long a tap can be undone. Source: core's `UNDO_MS`. */
export const UNDO_MS = 8 * SECOND;

/** Lets the time of an undo pass in a page by its own timers, after which this must hold at once. */
export async function expectAfterUndo(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await passTimers(page, UNDO_MS + SECOND / 2);
  expect(await holds()).toBe(true);
}
