import type { Page } from 'playwright/test';
import { readLazyParts } from './lazy-parts.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ environment: { SERVICE_WORKER: 'on' } });

const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
const STORED = ['/', '/offline', '/pizza-creator', '/products', '/restaurant'];

/** The text of everything that the worker keeps, by path. */
const readStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? '';
    }
    return texts;
  });

async function visitWithWorker(page: Page): Promise<void> {
  await visit(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => Object.keys(await readStored(page))).toEqual(expect.arrayContaining(STORED));
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

for (const status of [404, 502]) {
  test(`a page whose code is answered with ${status} is loaded anew at most once, and can be tried again`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/Failed to load resource|dynamically imported module|React error #418|service worker/);
    await visitWithWorker(page);
    await context.route(
      (url) => url.pathname === readLazyParts().get('src/checkout/checkout.route.tsx'),
      (route) => route.fulfill({ ...BAD_GATEWAY, status }),
    );
    const loads = countLoads(page);
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await page.waitForTimeout(3000);
    expect(loads()).toBeLessThanOrEqual(2);
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0);
  });
}
