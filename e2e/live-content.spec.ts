import { loadPlainProducts } from './api.ts';
import { addButtons, cartButton, openCart } from './cart.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const inMinutes = (now: string, minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

test('an open page learns what staff change, and stays where it is', async ({ page, openBrowser }) => {
  const staff = await openBrowser();
  await visit(staff, '/');
  await signIn(staff, 'Mitarbeiter');
  const { now } = (await (await staff.request.get('/api/time')).json()) as { now: string };
  const [productId = ''] = await loadPlainProducts(page.request);

  await Promise.all([page.waitForResponse(/\/api\/content\/events$/), visit(page, '/products')]);
  await page.evaluate((id) => document.querySelector(`[id*="${id}"]`)?.scrollIntoView(), productId);
  await page.mouse.wheel(0, 400);
  await addButtons(page).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb 1 Produkt');
  const place = () => page.evaluate(() => [location.href, Math.round(scrollY), document.activeElement?.ariaLabel]);
  const before = await place();

  const until = inMinutes(now, 60);
  await staff.request.put(`/api/kitchen/sold-out/${productId}`, { data: { id: productId, until } });
  await expect(
    page
      .getByRole('main')
      .getByText(/ausverkauft/i)
      .first(),
  ).toBeVisible();
  const headers = { origin: new URL(staff.url()).origin };
  await staff.request.put('/api/kitchen/pause', { data: { until }, headers });
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' }).first()).toContainText(/Pause/);
  expect(await place()).toEqual(before);

  await expect((await openCart(page)).getByText(/Nicht verfügbare Artikel/)).toBeVisible();
  await staff.request.delete('/api/kitchen/pause', { headers });
  await staff.request.put(`/api/kitchen/sold-out/${productId}`, { data: { id: productId, until: null }, headers });
  await expect(page.getByText(/Nicht verfügbare Artikel/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled();
});
