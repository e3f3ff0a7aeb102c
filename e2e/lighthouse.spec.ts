import { chromium } from 'playwright';
import { cartCookie } from './cart-cookie.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { runLighthouse } from './lighthouse-run.ts';
import { findFreePort } from './shop.ts';
import { expect, test } from './test.ts';

/** The categories that do not depend on how busy the machine is; `pnpm lighthouse` measures speed on a quiet one. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** Skips the waits for speed measurements and the screenshots, which these tests do not use. */
const WITHOUT_SPEED = {
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 2000,
};

/** The most that a page may transfer until it is idle, in kB. */
const BUDGETS = {
  '/': { document: 12, stylesheet: 20, font: 30, script: 165, image: 110 },
  '/products': { document: 16, stylesheet: 20, font: 30, script: 165, image: 100 },
  '/pizza-creator': { document: 11, stylesheet: 20, font: 30, script: 225, image: 92 },
  '/checkout': { document: 9, stylesheet: 21, font: 30, script: 320, image: 20 },
} as const;

test('Lighthouse has nothing to say against four pages, and each stays within its budget', async ({ shop }) => {
  test.slow();
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [
      ...(chromiumLaunch.args ?? []),
      `--remote-debugging-port=${port}`,
      // The home page would load another own pizza every three seconds: a slow machine would weigh more of them.
      '--force-prefers-reduced-motion',
    ],
  });
  try {
    const extraHeaders = { Cookie: await cartCookie(browser, shop.url) };
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const { scores, figures, weight } = await runLighthouse(`${shop.url}${path}`, {
        ...WITHOUT_SPEED,
        ...(path === '/checkout' && { extraHeaders }),
        port,
        onlyCategories: CATEGORIES,
        onlyAudits: ['cumulative-layout-shift', 'network-requests'],
      });
      expect(scores, path).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
      expect(figures['cumulative-layout-shift'], path).toBeLessThanOrEqual(0.01);
      // An unreported resource would weigh nothing.
      expect(Math.min(weight['document'] ?? 0, weight['script'] ?? 0), path).toBeGreaterThan(0);
      const heavy = Object.entries(budget).filter(([kind, most]) => (weight[kind] ?? 0) > most * 1000);
      expect(heavy, `${path} weighs ${JSON.stringify(weight)}`).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
