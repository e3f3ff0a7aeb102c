import { AxeBuilder } from '@axe-core/playwright';
import { addToCart, loadPlainProducts } from './api.ts';
import { ADDRESS, placeOrderButton, readOrderNumber } from './checkout.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit, waitForHydration } from './visit.ts';

const isComplete = async (page: Parameters<typeof visit>[0]) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test('what a guest entered stays after a reload and after signing in, and is saved for the next order', async ({
  page,
  openBrowser,
}) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await placeOrderButton(page).click();
  await expect(page.getByText(/^Bitte prüfe noch: Name, Telefon, Strasse, Nummer, Lieferort/)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await isComplete(page)).toEqual([]);

  await page.getByLabel('Strasse').fill('Tösstalstrasse');
  await page.getByLabel('Nummer').fill(ADDRESS.houseNumber);
  await page.getByLabel('Hinweis für den Kurier').fill('Klingel links');
  await page.getByLabel('Bemerkung für die Küche').fill('Ohne Zwiebeln');
  await page.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
  await page.getByLabel('TWINT').check();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Strasse')).toHaveValue('Tösstalstrasse');

  await signIn(page, 'Kundin');
  await expect(page.getByLabel('Strasse')).toHaveValue('Tösstalstrasse');
  await expect(page.getByLabel('Bemerkung für die Küche')).toHaveValue('Ohne Zwiebeln');
  await expect(page.getByLabel('TWINT')).toBeChecked();
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await page.getByLabel('Telefon').fill(ADDRESS.phoneNumber);
  await page.getByLabel('Adresse für das nächste Mal speichern').check();
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole('main')).toContainText('Klingel links');
  await expect(page.getByRole('main')).toContainText('Ohne Zwiebeln');
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/addresses')).json()))
    .toContain('Tösstalstrasse');

  // Another device knows nothing but the account.
  const tablet = await openBrowser({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await visit(tablet, '/products');
  await signIn(tablet, 'Kundin');
  await addToCart(tablet.request, product, 5);
  await visit(tablet, '/checkout');
  await expect(tablet.getByRole('radio', { name: /^Tösstalstrasse 12, 8400 Winterthur/ })).toBeChecked();
  await expect(tablet.getByLabel('Strasse')).toHaveCount(0);
  expect(await isComplete(tablet)).toEqual([]);
  await placeOrderButton(tablet).click();
  await readOrderNumber(tablet);
  await expect(tablet.getByRole('main')).toContainText('Tösstalstrasse 12');
});
