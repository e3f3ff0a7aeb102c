import type { Page } from 'playwright/test';

/** The delay before a guest's page opens its live connection: see `use-live-content.ts`. */
const LIVE_AFTER_MS = 10_000;

/** Replaces timers of `from` ms by timers of `to` ms in pages that are opened from now on. */
export async function changeDelay(page: Page, from: number, to: number): Promise<void> {
  await page.addInitScript(
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

/** Lets pages that are opened from now on open their live connection at once. */
export const liveAtOnce = (page: Page): Promise<void> => changeDelay(page, LIVE_AFTER_MS, 0);
