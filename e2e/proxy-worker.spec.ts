import type { Page } from 'playwright/test';
import { passTimers } from './delay.ts';
import { readLazyParts } from './lazy-parts.ts';
import { expect, test } from './test.ts';
import { reload, visit } from './visit.ts';

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
    await visit(page, '/checkout');
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    // Loading anew would end the timers of the page.
    await expect(() => passTimers(page, 3000)).toPass();
    expect(loads()).toBeLessThanOrEqual(2);
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0);
  });
}

const EVENTS = 'src/event/events.route.tsx';
const WRONG_SCRIPTS: Readonly<Record<string, (script: string) => string>> = {
  empty: () => '',
  'cut in half': (script) => script.slice(0, script.length / 2),
};

for (const [kind, spoil] of Object.entries(WRONG_SCRIPTS)) {
  test(`a page whose script came ${kind} is not kept so: it comes with the next load`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/SyntaxError|Uncaught|dynamically imported module|Unable to preload|React error|Error/);
    const file = readLazyParts().get(EVENTS) ?? '';
    await visitWithWorker(page);
    await context.route(
      (url) => url.pathname === file,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ contentType: 'text/javascript', body: spoil(await answer.text()) });
      },
    );
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(page).toHaveURL('/restaurant/events');
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible();
    expect(await readStored(page)).not.toHaveProperty([file]);
    await context.unrouteAll();
    await reload(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0);
    await expect.poll(async () => (await readStored(page))[file]?.length).toBeGreaterThan(1000);
  });
}

test('a script that came wrong once is asked for again at once, which nobody notices', async ({ page, context }) => {
  const file = readLazyParts().get(EVENTS) ?? '';
  await visitWithWorker(page);
  await context.route(
    (url) => url.pathname === file,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    {
      times: 1,
    },
  );
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});
