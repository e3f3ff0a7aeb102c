import { type BrowserContext, type Page, expect } from 'playwright/test';
import { NEVER_MS, changeDelay } from './delay.ts';

/** How long a toast stays, and one of an error: see `toast.machine.ts`. */
const TOAST_MS = 3_000;
const ERROR_TOAST_MS = 10_000;

declare global {
  var recordToast: (text: string) => void;
}

const records = new WeakMap<Page, string[]>();

function recordOf(page: Page): string[] {
  const record = records.get(page) ?? [];
  records.set(page, record);
  return record;
}

/** Reports each toast of a page once. Toasts are recognised by the button that closes them. */
function watchToasts(): void {
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const button of document.querySelectorAll('[aria-label="Meldung schliessen"]')) {
      if (seen.has(button)) continue;
      seen.add(button);
      const lines = [...(button.parentElement?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
      globalThis.recordToast(lines.join('\n'));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/**
 * Records the toasts of all pages of a browser context. They are stored in the process of the test, where neither time
 * nor a navigation removes them.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, text: string) => void recordOf(page).push(text));
  await context.addInitScript(watchToasts);
}

/** A recorded toast is its title and its detail, in two lines. */
const isAbout = (text: string | RegExp, toast: string): boolean =>
  typeof text === 'string' ? toast.includes(text) : text.test(toast);

/**
 * Expects that a page shows a toast with this text, or has shown it. A toast answers one expectation: a second one
 * needs a second toast.
 */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const record = recordOf(page);
  const expected = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(() => record, `a toast: ${text}`).toContainEqual(expected);
  record.splice(
    record.findIndex((toast) => isAbout(text, toast)),
    1,
  );
}

/** Expects that a page has shown no toast with this text so far, except those that `expectToast` has found. */
export function expectNoToast(page: Page, text: string | RegExp): void {
  expect(recordOf(page).filter((toast) => isAbout(text, toast))).toEqual([]);
}

/**
 * Lets the toasts of the pages that are opened from now on stay until they are closed, for tests that look at them or
 * touch them. The live connection of a guest, which waits as long as the toast of an error stays, does not come either.
 */
export async function holdToasts(page: Page): Promise<void> {
  await changeDelay(page, TOAST_MS, NEVER_MS);
  await changeDelay(page, ERROR_TOAST_MS, NEVER_MS);
}
