import type { Page } from 'playwright/test';
import { addToCart, loadPlainProducts } from './api.ts';
import { addButtons, cartButton, openCart } from './cart.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const inMinutes = (now: string, minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

test(
  'an open page learns what staff change, and stays where it is',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const staff = await openBrowser();
    await visitAs(staff, 'Mitarbeiter', '/');
    const { now } = (await (await staff.request.get('/api/time')).json()) as { now: string };
    const [productId = ''] = await loadPlainProducts(page.request);

    await Promise.all([page.waitForResponse(/\/api\/content\/events$/), visit(page, '/products')]);
    await addToCart(page.request, productId, 2);
    await addButtons(page).nth(5).click();
    await expect(cartButton(page)).toHaveAccessibleName('Warenkorb 3 Produkte');
    const place = () =>
      page.evaluate(() => [location.href, Math.round(scrollY / 200), document.activeElement?.ariaLabel]);
    const before = await place();

    const headers = { origin: new URL(staff.url()).origin };
    await staff.request.put('/api/kitchen/sold-out', {
      data: { ids: [productId], until: inMinutes(now, 240) },
      headers,
    });
    await expect(
      page
        .getByRole('main')
        .getByText(/ausverkauft/i)
        .first(),
    ).toBeVisible();
    // Screen readers announce this element.
    const reported = page.locator('#announcer');
    await expect(reported).toHaveText(/^Nicht mehr zu haben: [^.,]+\.$/);
    await staff.request.put('/api/kitchen/pause', { data: { until: inMinutes(now, 60) }, headers });
    await expect(page.getByRole('region', { name: 'Öffnungszeiten' }).first()).toContainText(/Pause/);
    await expect(reported).toHaveText(/^Lieferung geschlossen, Pause, wieder ab \d\d:\d\d\.$/);
    expect(await place()).toEqual(before);

    const remove = (await openCart(page)).getByRole('button', { name: 'Nicht verfügbare Artikel entfernen' });
    await expect(remove).toBeVisible();
    await staff.request.delete('/api/kitchen/pause', { headers });
    await staff.request.put('/api/kitchen/sold-out', { data: { ids: [productId], until: null }, headers });
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled();
  },
);

test('what changes and changes back while a page reloads is what it shows in the end', async ({
  page,
  openBrowser,
}) => {
  const staff = await openBrowser();
  await visitAs(staff, 'Mitarbeiter', '/');
  const other = await openBrowser();
  const { now } = (await (await staff.request.get('/api/time')).json()) as { now: string };
  const [productId = ''] = await loadPlainProducts(page.request);
  const headers = { origin: new URL(staff.url()).origin };
  const sellOut = (until: string | null) =>
    staff.request.put('/api/kitchen/sold-out', { data: { ids: [productId], until }, headers });
  for (const guest of [page, other])
    await Promise.all([guest.waitForResponse(/\/api\/content\/events$/), visit(guest, '/products')]);
  const soldOut = (guest: Page) => guest.getByRole('main').getByText(/ausverkauft/i);
  const others = await soldOut(other).count();

  // The catalogue that the page loads comes late: it is what was true before.
  const { promise: isBack, resolve: letThrough } = Promise.withResolvers<void>();
  let loads = 0;
  await page.route('**/api/catalogue', async (route) => {
    const response = await route.fetch();
    loads += 1;
    await isBack;
    await route.fulfill({ response });
  });
  await sellOut(inMinutes(now, 240));
  await expect(soldOut(other)).not.toHaveCount(others);
  await expect.poll(() => loads).toBe(1);
  await sellOut(null);
  await expect(soldOut(other)).toHaveCount(others);
  await expect.poll(() => loads).toBe(2);
  letThrough();
  await expect(soldOut(page)).toHaveCount(others);
});
