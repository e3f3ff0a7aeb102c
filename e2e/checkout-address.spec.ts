import { expectAccessible } from './accessible.ts';
import { addToCart, loadPlainProducts } from './api.ts';
import { ADDRESS, beginCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { signIn, signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { reload, visit } from './visit.ts';

test(
  'what a guest entered stays after a reload and after signing in, and is saved for the next order',
  { tag: '@flow' },
  async ({ page }) => {
    const [product] = await loadPlainProducts(page.request);
    await addToCart(page.request, product, 5);
    await visit(page, '/checkout');
    await placeOrderButton(page).click();
    await expect(page.getByText(/^Bitte prüfe noch: Lieferort, Strasse und Nummer, Name, Telefonnummer/)).toBeVisible();
    await expect(page.getByLabel('PLZ')).toBeFocused();
    await expectAccessible(page);

    const streetLine = page.getByLabel('Strasse und Nummer');
    await streetLine.fill('Tösstalstrasse');
    await expect(page.getByText('Bitte mit Hausnummer, zum Beispiel Langstrasse 12')).toBeVisible();
    await streetLine.fill(`Tösstalstrasse ${ADDRESS.houseNumber}`);
    await unfold(page, 'Hinweis für den Kurier');
    await page.getByLabel('Hinweis für den Kurier').fill('Klingel links');
    await unfold(page, 'Bemerkung für die Küche');
    await page.getByLabel('Bemerkung für die Küche').fill('Ohne Zwiebeln');
    await page.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
    await page.getByLabel('TWINT').check();
    await reload(page);
    await expect(streetLine).toHaveValue(`Tösstalstrasse ${ADDRESS.houseNumber}`);

    await signIn(page, 'Kundin');
    await expect(streetLine).toHaveValue(`Tösstalstrasse ${ADDRESS.houseNumber}`);
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
  },
);

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
  await expect(phone.getByLabel('Strasse und Nummer')).toHaveCount(0);
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
  const streetLine = phone.getByLabel('Strasse und Nummer');
  await streetLine.pressSequentially('Tösstalstrasse 12a, 8400 Winterthur');
  await phone.keyboard.press('Tab');
  await expect(streetLine).toHaveValue('Tösstalstrasse 12a');
  await expect(phone.getByLabel('PLZ')).toHaveValue('8400');
  await expect(town).toHaveText('8400 Winterthur');

  await phone.getByLabel('PLZ').fill('9999');
  await expect(phone.getByText('Nach 9999 liefern wir leider nicht.')).toBeVisible();
  await expect(town).toHaveText('Bitte wählen');
  await expectAccessible(phone);
  await phone.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
  await expect(phone.getByLabel('PLZ')).toHaveValue('8400');

  // Autofill sets the whole value at once and without key events.
  await streetLine.fill('Im Grund 3 / 2. Stock');
  await expect(streetLine).toHaveValue('Im Grund 3');
  await expect(phone.getByLabel('Hinweis für den Kurier')).toHaveValue('2. Stock');
});

test('the postcode comes first and leads on, times are chips, and what is optional is folded', async ({
  openBrowser,
}) => {
  const phone = await openBrowser({ viewport: { width: 390, height: 664 } });
  const [product] = await loadPlainProducts(phone.request);
  await addToCart(phone.request, product, 5);
  await visit(phone, '/checkout');
  const postcode = phone.getByLabel('PLZ');
  await postcode.pressSequentially('8400');
  await expect(phone.getByLabel('Strasse und Nummer')).toBeFocused();
  await expect(phone.getByText(/Frühestens um \d\d:\d\d\. .*Mindestbestellwert CHF\s20\.00/)).toBeVisible();
  await expect(placeOrderButton(phone)).toBeInViewport();
  // Who corrects a postcode is not led away.
  await phone.getByLabel('Strasse und Nummer').fill('Langstrasse 12');
  await postcode.press('End');
  await postcode.press('Backspace');
  await postcode.press('4');
  await expect(postcode).toBeFocused();
  await expect(phone.getByLabel('Lieferort').locator('option:checked')).toHaveText('8404 Winterthur');

  const times = phone.getByRole('group', { name: 'Wann hast du Hunger?' }).getByRole('radio');
  await expect(times.first()).toBeChecked();
  const chip = phone.getByRole('radio', { name: /^\d\d:\d\d$/ });
  await expect(chip).toHaveCount(5);
  await chip.nth(1).check();
  await expect(phone.getByLabel('Lieferzeit')).toHaveCount(0);
  await phone.getByLabel('Andere Zeit').check();
  await expect(phone.getByLabel('Lieferzeit')).not.toHaveValue('');
  await chip.nth(1).check();

  const remark = phone.getByLabel('Bemerkung für die Küche');
  await expect(remark).toBeHidden();
  await unfold(phone, 'Bemerkung für die Küche');
  await remark.fill('Ohne Zwiebeln');
  await reload(phone);
  await expect(remark).toHaveValue('Ohne Zwiebeln');
  await expect(remark).toBeVisible();
  await expect(chip.nth(1)).toBeChecked();
  await expectAccessible(phone);
});

test('an order shown to one account is not placed by another that signed in meanwhile', async ({ page, problems }) => {
  problems.expect(/status of 409/);
  await signInQuickly(page, 'Kundin');
  await beginCheckout(page);
  await page.getByLabel('Name').fill('Lea, zweiter Stock');

  // As another tab does whose sign-in ends later.
  await signInQuickly(page, 'Kurierin');
  await placeOrderButton(page).click();
  await expect(page.getByText('Hier ist inzwischen ein anderes Konto angemeldet.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Lea, zweiter Stock');

  await signInQuickly(page, 'Kundin');
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole('main')).toContainText('Lea, zweiter Stock');
});
