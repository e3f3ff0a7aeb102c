import { type Page, type Request, expect } from 'playwright/test';

/** A clock of a page that a test moves on. */
export type PageClock = {
  /** Jumps ahead by milliseconds or by a duration such as `09:00`, as a laptop does that was asleep. */
  fastForward(duration: number | string): Promise<void>;
};

/**
 * Installs the clock; must be called before the page opens. A jump passes the timeouts of all open requests, so it waits
 * for them. Live streams stay open and reconnect by themselves, so it does not wait for those.
 */
export async function installClock(page: Page): Promise<PageClock> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) open.delete(response.request());
  });
  await page.clock.install();
  return {
    fastForward: async (duration) => {
      await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
      await page.clock.fastForward(duration);
    },
  };
}
