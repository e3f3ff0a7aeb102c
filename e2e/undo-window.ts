import { type Page, expect } from 'playwright/test';
import { passTimers } from './delay.ts';

/** Longer than the eight seconds in which an undo is offered. */
const UNDO_MS = 8_500;

/** Lets the time of an undo pass in a page, after which this must hold at once. */
export async function expectAfterUndo(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await passTimers(page, UNDO_MS);
  expect(await holds()).toBe(true);
}
