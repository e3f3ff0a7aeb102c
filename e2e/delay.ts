import type { BrowserContext, Page } from 'playwright/test';

/** The delay before a guest's page opens its live connection: see `app-actors.tsx`. */
const LIVE_AFTER_MS = 10_000;

/** The time after which code that has not come counts as lost: see `import-part.ts`. */
const LOST_AFTER_MS = 9_000;
/** Longer than any test. */
export const NEVER_MS = 3_600_000;

/** Replaces timers of `from` ms by timers of `to` ms in pages that are opened from now on. */
export async function changeDelay(pages: Page | BrowserContext, from: number, to: number): Promise<void> {
  await pages.addInitScript(
    ([own, other]) => {
      const { setTimeout: wait } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (work: () => void, milliseconds?: number) =>
          wait(work, milliseconds === own ? other : milliseconds),
      });
    },
    [from, to] as const,
  );
}

/**
 * Lets the timers of a page run that last up to `milliseconds`. It waits for a timer of the page itself: those that were
 * set before and end earlier have run, however slow the machine is.
 */
export const passTimers = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((length) => new Promise<void>((resolve) => setTimeout(resolve, length)), milliseconds);

/** Lets pages that are opened from now on open their live connection at once. */
export const liveAtOnce = (page: Page): Promise<void> => changeDelay(page, LIVE_AFTER_MS, 0);

/** Lets pages that are opened from now on open no live connection as long as a test takes. */
export const neverLive = (page: Page): Promise<void> => changeDelay(page, LIVE_AFTER_MS, NEVER_MS);

/** Lets pages that are opened from now on wait for their code, however slow the machine is. */
export const waitForCode = (context: BrowserContext): Promise<void> => changeDelay(context, LOST_AFTER_MS, NEVER_MS);
