import type { Page } from 'playwright/test';

/** A clock of a page that a test moves on. */
export type PageClock = {
  /** Jumps ahead by milliseconds or by a duration such as `09:00`, as a laptop does that was asleep. */
  fastForward(duration: number | string): Promise<void>;
};

declare global {
  var nativeTimeout: typeof AbortSignal.timeout;
}

/**
 * Installs the clock; must be called before the page opens. The timeouts of requests keep the real time: the server
 * answers by it, and a jump would cut off every request that happens to be open.
 */
export async function installClock(page: Page): Promise<PageClock> {
  const context = page.context();
  await context.addInitScript(() => {
    globalThis.nativeTimeout = AbortSignal.timeout.bind(AbortSignal);
  });
  await page.clock.install();
  await context.addInitScript(() => {
    Object.defineProperty(AbortSignal, 'timeout', { value: globalThis.nativeTimeout });
  });
  return page.clock;
}
