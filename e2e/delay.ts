import type { Page } from 'playwright/test';

/** A guest's page that was just read is live after this long. */
const LIVE_AFTER_MS = 10_000;

/** What pages that are opened from now on put off by the one time, they put off by the other, in ms. */
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

/** Pages that are opened from now on are live at once. */
export const liveAtOnce = (page: Page): Promise<void> => changeDelay(page, LIVE_AFTER_MS, 0);
