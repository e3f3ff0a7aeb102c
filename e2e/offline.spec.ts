import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { addButtons, cartPanel, expectItemCount, fillCart, openCart } from './cart.ts';
import { beginCheckout, placeOrderButton } from './checkout.ts';
import { passTimers } from './delay.ts';
import { cutNetwork, waitForConnectionCode } from './network.ts';
import { signInWithEmptyCart } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { reload, visit, waitForHydration } from './visit.ts';

test.use({ environment: { SERVICE_WORKER: 'on' } });

const STORED = ['/', '/offline', '/pizza-creator', '/products', '/restaurant'];
const notice = (page: Page) => page.getByRole('region', { name: 'Keine Verbindung' });

/** Reads the text of everything that the service worker has cached, by path. */
const readStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname;
        texts[path] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    return texts;
  });

/** Waits until all pages that can be read offline are cached. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => Object.keys(await readStored(page))).toEqual(expect.arrayContaining(STORED));
}

test(
  'without a connection menu, hours and cart can be read, and nothing be ordered',
  { tag: '@flow' },
  async ({ page, context, problems }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit(page, '/');
    await waitUntilStored(page);
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Produkte' }).click();
    const [name = ''] = await fillCart(page, 1);
    // The worker took over without a reload of the page.
    expect(loads).toBe(1);

    await cutNetwork(context, problems);
    await expect(notice(page)).toContainText(/Stand: 20\.11\.2026, 19:0\d/);
    await expect(addButtons(page)).toHaveCount(0);
    await reload(page);
    await expect(notice(page)).toContainText(/Stand: 20\.11\.2026, 19:0\d/);
    await expectItemCount(page, 1);
    await expect(addButtons(page)).toHaveCount(0);
    await openCart(page);
    await expect(cartPanel(page)).toContainText(name);
    await expect(cartPanel(page)).toContainText('Bestellen geht wieder, sobald du Netz hast.');
    await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    await expect(page.getByRole('button', { name: `${name}: eins mehr` })).toBeDisabled();
    await page.keyboard.press('Escape');

    const product = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    const opened = await product.innerText();
    await product.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: opened });
    await expect(dialog.getByText('Allergene', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^In den Warenkorb/ })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Alle Zeiten' }).click();
    await expect(page.getByRole('dialog', { name: 'Öffnungszeiten' }).getByText('Freitag')).toBeVisible();
    await page.keyboard.press('Escape');

    // A page that the router could not load comes from the cache, or an error page says why not.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Restaurant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Zu Gast bei/ })).toBeVisible();
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hier ist gerade kein Netz.' })).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Karte lesen' }).click();
    await expect(addButtons(page).first()).toBeVisible();
    await expectItemCount(page, 1);
  },
);

test('the cart shows its pictures without a connection, also those that came before the worker', async ({
  page,
  context,
  problems,
}) => {
  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  await waitUntilStored(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThan(0);
  await cutNetwork(context, problems);
  await reload(page);
  await openCart(page);
  const picture = cartPanel(page).getByRole('listitem').filter({ hasText: name }).locator('img');
  // What stands in for a missing picture is one pixel wide.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
});

test('a kept page is orderable again by itself, and an own pizza outlives loading anew', async ({
  page,
  context,
  problems,
}) => {
  await visit(page, '/');
  await waitUntilStored(page);
  await visit(page, '/pizza-creator');
  const topping = page
    .getByRole('group', { name: /^Beläge/ })
    .getByRole('checkbox')
    .first();
  await topping.check({ force: true });
  await expect(page).toHaveURL(/\?/);
  const address = page.url();
  await cutNetwork(context, problems);
  await reload(page);
  expect(page.url()).toBe(address);
  await expect(topping).toBeChecked();
  const order = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription(/Bestellen geht wieder, sobald du Netz hast/);
  await context.setOffline(false);
  await expectToast(page, 'Wieder verbunden');
  await expect(notice(page)).toHaveCount(0);
  await expect(topping).toBeChecked();
  await order.click();
  await expectItemCount(page, 1);
});

test('what was entered at the checkout stays while the connection is away', async ({ page, context, problems }) => {
  await beginCheckout(page);
  await expect(placeOrderButton(page)).toBeEnabled();
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded', 'once'));
  // The code that follows the connection is loaded in idle time.
  await waitUntilStored(page);
  await cutNetwork(context, problems);
  const reason = page.getByRole('status').filter({ hasText: 'Was du eingegeben hast, bleibt da.' });
  await expect(reason).toBeVisible();
  await expect(placeOrderButton(page)).toHaveAccessibleDescription(/Was du eingegeben hast, bleibt da\.$/);
  await placeOrderButton(page).click();
  await expect(reason).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Name')).toHaveValue('Anna Muster');
  await context.setOffline(false);
  await expect(reason).toBeHidden();
  await expect(placeOrderButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Anna Muster');
  // The worker does not cache its styles: that is no reason to reload it.
  await expect(page.locator('html[data-loaded]')).toBeVisible();
});

test('nothing personal is kept, and the cart goes with whoever signs out', async ({ page }) => {
  await signInWithEmptyCart(page, 'Kundin');
  await visit(page, '/products');
  const account: unknown = await (await page.request.get('/api/me')).json();
  const { email, lastname } = account as { email: string; lastname: string };
  await fillCart(page, 1);
  await waitUntilStored(page);
  await reload(page);
  const stored = Object.values(await readStored(page)).join('');
  expect(stored).toContain('Was darf es sein?');
  expect([stored.includes(email), stored.includes(lastname)]).toEqual([false, false]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  // Signing out reloads the page.
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart')).catch(() => 'loading')).toBeNull();
});

test('a page whose version is gone is loaded anew, once', async ({ page, problems }) => {
  problems.expect(/404/);
  await visit(page, '/');
  await waitUntilStored(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const askForDeletedFile = async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(/of-another-version/),
      // The call does not await the fetch, because the page may be reloaded before the response arrives.
      page.evaluate(() => void fetch('/assets/of-another-version.js')),
    ]);
    return answer.status();
  };
  expect(await askForDeletedFile()).toBe(404);
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  // The same code receives the worker's messages.
  await waitForConnectionCode(page);
  expect(await askForDeletedFile()).toBe(404);
  await passTimers(page, 3_000);
  expect(loads).toBe(1);
});
