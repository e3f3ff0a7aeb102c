import type { Page, Route } from 'playwright/test';
import { cartButton } from './cart.ts';
import { NEVER_MS, changeDelay, passTimers } from './delay.ts';
import { LINKED_PAGES, TAPPED_PARTS, readLazyParts } from './lazy-parts.ts';
import { holdRequests, waitForConnectionCode } from './network.ts';
import type { Problems } from './problems.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast, holdToasts } from './toasts.ts';
import { reload, visit, waitForHydration } from './visit.ts';

test.use({ isPatient: false });

/** What happens to a file between the server and a guest. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  dropped: (route) => route.abort(),
  403: (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<p>Forbidden</p>' }),
  404: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  502: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad Gateway</p>' }),
  'an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Wartung</p>' }),
};
const KINDS = Object.keys(FAILURES);

/** How long the server may take to answer before the page is not reloaded for a part: see `connection.port.ts`. */
const REACH_DEADLINE_MS = 8_000;

const UNKNOWN = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';
const files = readLazyParts();

function fileOf(source: string): string {
  const file = files.get(source);
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return file;
}

const expectFailures = (problems: Problems): void =>
  problems.expect(/Failed to load resource|dynamically imported module|Failed to load module script/);

/** Lets a file fail from now on, with every query. The newest rule counts, so that there is no moment without one. */
async function block(page: Page, source: string, kind: string): Promise<void> {
  await page.route(
    (url) => url.pathname === fileOf(source),
    (route) => FAILURES[kind]?.(route),
  );
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

for (const { source, person, path, tap } of TAPPED_PARTS) {
  test(`${source}: each tap says that it could not be loaded, and the first one that can shows it`, async ({
    page,
    problems,
  }) => {
    expectFailures(problems);
    await block(page, source, 'dropped');
    await holdToasts(page);
    await changeDelay(page, REACH_DEADLINE_MS, NEVER_MS);
    await (person === undefined ? visit(page, path) : visitAs(page, person, path));
    await waitForConnectionCode(page);
    const loads = countLoads(page);
    const toast = page.getByText(UNKNOWN);
    for (const [place, kind] of KINDS.entries()) {
      await block(page, source, kind);
      await tap(page);
      // The second tap reloads the page, once: the file may be gone, and some browsers remember its failure.
      if (place === 1) {
        await expect.poll(loads).toBe(1);
        await waitForHydration(page);
      } else {
        await expect(toast.first()).toBeVisible();
        await page.getByRole('button', { name: 'Meldung schliessen' }).first().click();
        await expect(toast).toHaveCount(0);
      }
    }
    await page.unrouteAll();
    await tap(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('an empty script leaves the page as it is, and a later tap brings the part', async ({ page }) => {
  await page.route(
    (url) => url.pathname === fileOf('src/cart/cart-drawer.tsx'),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await visit(page, '/');
  const loads = countLoads(page);
  await cartButton(page).click();
  await expectToast(page, UNKNOWN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  // The browser has the empty script until the page loads anew.
  await cartButton(page).click();
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
  await cartButton(page).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

/** Holds a file; another address of it, with a query, is answered. */
const holdFile = (page: Page, isHeld: (file: string) => boolean) =>
  holdRequests(page, ({ pathname, search }) => search === '' && isHeld(pathname));

test('a part that does not come is reported after some seconds, and the next tap shows it', async ({ page }) => {
  for (const { source, path, tap } of TAPPED_PARTS.slice(0, 3)) {
    await visit(page, path);
    const loads = countLoads(page);
    await holdFile(page, (file) => file === fileOf(source));
    await tap(page);
    await expectToast(page, UNKNOWN);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tap(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    expect(loads()).toBe(0);
  }
});

test('styles of a part that do not come are reported, and come with the next tap', async ({ page }) => {
  await visit(page, '/');
  await holdFile(page, (file) => /cart-drawer.*\.css$/.test(file));
  await cartButton(page).click();
  await expectToast(page, UNKNOWN);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();
  await cartButton(page).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('a part that comes after all opens nothing unasked, and is there for the next tap', async ({ page }) => {
  const file = fileOf('src/cart/cart-drawer.tsx');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/');
  const release = await holdFile(page, (one) => one === file);
  await cartButton(page).click();
  await expectToast(page, UNKNOWN);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes(file));
  await release();
  await arrived;
  // As long as a phone takes to run and show it.
  await passTimers(page, 1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cartButton(page).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  expect(requested.filter((one) => one === file)).toHaveLength(1);
});

test('a page whose code does not come is shown by the server after some seconds', async ({ page, problems }) => {
  problems.expect(/Unable to preload/);
  await visit(page, '/');
  await holdFile(page, (file) => file === fileOf('src/about-us/about-us.route.tsx'));
  await page.getByRole('link', { name: 'Über uns', exact: true }).first().click();
  // Nothing but what the server rendered: its code does not come this time either.
  await expect(page.getByRole('heading', { level: 1, name: 'Wir sind Ofenpost.' })).toBeVisible();
  await expect(page).toHaveURL('/about-us');
  await page.unrouteAll();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Wir sind Ofenpost.' })).toBeVisible();
});

test('a tap that needs the client of the server says so when that does not come', async ({ page, problems }) => {
  problems.expect(/Ein Fehler ist aufgetreten/);
  await holdFile(page, (file) => file.startsWith('/assets/browser-ports-'));
  await visit(page, '/products');
  await page
    .getByRole('button', { name: / in den Warenkorb$/ })
    .first()
    .click();
  await expectToast(page, UNKNOWN);
});

for (const [place, { source, link, path }] of LINKED_PAGES.entries()) {
  const kind = KINDS[place % KINDS.length] ?? '';
  test(`${source}, answered by: ${kind}: the page says so after one reload, and comes with the next tap`, async ({
    page,
    problems,
  }) => {
    expectFailures(problems);
    // After the reload React puts the message where the server's HTML has the page.
    problems.expect(/React error #418/);
    await visit(page, '/');
    const loads = countLoads(page);
    await block(page, source, kind);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await expect(page).toHaveURL(path);
    // As long as a loop would take for several reloads.
    await passTimers(page, 1000);
    expect(loads()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
    await expect.poll(loads).toBe(2);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0);
  });
}

test('every part of the build can be imported under another address after its own has failed', async ({
  page,
  problems,
}) => {
  expectFailures(problems);
  await visit(page, '/legal/terms');
  const parts = [...files.values()];
  const kinds = new Map(parts.map((file, place) => [file, KINDS[place % KINDS.length] ?? '']));
  await page.route('**/assets/*.js', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const kind = search === '' ? kinds.get(pathname) : undefined;
    return kind === undefined ? route.continue() : FAILURES[kind]?.(route);
  });
  const failed = await page.evaluate(async (addresses) => {
    const left: string[] = [];
    for (const address of addresses) {
      await import(address).catch(() => {});
      await import(`${address}?retry=2`).catch((error: unknown) => left.push(`${address}: ${String(error)}`));
    }
    return left;
  }, parts);
  expect(failed).toEqual([]);
});
