import { expectAccessible } from './accessible.ts';
import { addToCart, loadPlainProducts } from './api.ts';
import { ADDRESS, placeOrderButton, readOrderNumber } from './checkout.ts';
import { signIn, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit, waitForHydration } from './visit.ts';

test('what a guest entered stays after a reload and after signing in, and is saved for the next order', async ({
  page,
}) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await placeOrderButton(page).click();
  await expect(page.getByText(/^Bitte prüfe noch: Name, Telefonnummer, Strasse, Nummer, Lieferort/)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Strasse').fill('Tösstalstrasse');
  await page.getByLabel('Nummer', { exact: true }).fill(ADDRESS.houseNumber);
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
  await page.getByLabel('Telefonnummer').fill(ADDRESS.phoneNumber);
  await page.getByLabel('Adresse für das nächste Mal speichern').check();
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole('main')).toContainText('Klingel links');
  await expect(page.getByRole('main')).toContainText('Ohne Zwiebeln');
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/addresses')).json()))
    .toContain('Tösstalstrasse');
});

test('an order to a saved address takes one tap', async ({ openBrowser }) => {
  const phone = await openBrowser({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await visitAs(phone, 'Geschäftsleitung', '/products');
  const areas = (await (await phone.request.get('/api/delivery')).json()) as {
    orderLocations: { id: string; town: string }[];
  };
  const orderLocationId = areas.orderLocations.find(({ town }) => town === 'Winterthur')?.id;
  const { name: contactName, phoneNumber, houseNumber } = ADDRESS;
  await phone.request.post('/api/addresses', {
    data: { contactName, phoneNumber, street: 'Römertor', houseNumber, orderLocationId, note: 'Klingel rechts' },
  });
  const [product] = await loadPlainProducts(phone.request);
  await addToCart(phone.request, product, 5);
  await visit(phone, '/checkout');
  await expect(phone.getByRole('radio', { name: /^Römertor 12, 8400 Winterthur/ })).toBeChecked();
  await expect(phone.getByLabel('Strasse', { exact: true })).toHaveCount(0);
  await expectAccessible(phone);
  await placeOrderButton(phone).click();
  await readOrderNumber(phone);
  await expect(phone.getByRole('main')).toContainText('Römertor 12');
  await expect(phone.getByRole('main')).toContainText('Klingel rechts');
});

test('a whole address in the street line is taken apart, and a postcode chooses its town', async ({ openBrowser }) => {
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
  const [product] = await loadPlainProducts(phone.request);
  await addToCart(phone.request, product, 5);
  await visit(phone, '/checkout');
  const town = phone.getByLabel('Lieferort').locator('option:checked');
  await phone.getByLabel('Strasse', { exact: true }).pressSequentially('Tösstalstrasse 12a, 8400 Winterthur');
  await phone.keyboard.press('Tab');
  await expect(phone.getByLabel('Strasse', { exact: true })).toHaveValue('Tösstalstrasse');
  await expect(phone.getByLabel('Nummer', { exact: true })).toHaveValue('12a');
  await expect(phone.getByLabel('PLZ')).toHaveValue('8400');
  await expect(town).toHaveText('8400 Winterthur');

  await phone.getByLabel('PLZ').fill('9999');
  await expect(phone.getByText('Nach 9999 liefern wir leider nicht.')).toBeVisible();
  await expect(town).toHaveText('Bitte wählen');
  await expectAccessible(phone);
  await phone.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
  await expect(phone.getByLabel('PLZ')).toHaveValue('8400');

  // Autofill sets the whole value at once and without key events.
  await phone.getByLabel('Nummer', { exact: true }).fill('');
  await phone.getByLabel('Strasse', { exact: true }).fill('Langstrasse 12');
  await expect(phone.getByLabel('Nummer', { exact: true })).toHaveValue('12');
});
