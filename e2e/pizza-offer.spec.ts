import { expectAccessible } from './accessible.ts';
import { expectToFit } from './fit.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

test(
  'staff price a topping anew and take it away: the guest who is choosing sees it at once',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    // The test uses two browsers.
    test.slow();
    const guest = await openBrowser();
    await visitAs(page, 'Mitarbeiter', '/admin/pizza-parts/topping');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Räuchertofu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Räuchertofu' })).toBeVisible();
    await expectAccessible(page);
    // A guest's page opens its live connection after some seconds; staff's does at once.
    await visitAs(guest, 'Geschäftsleitung', '/pizza-creator');
    const tofu = guest.getByRole('checkbox', { name: /Räuchertofu/ });
    await expect(guest.getByText('+3.00 · vegan').first()).toBeVisible();

    await page.getByLabel('26 cm').fill('3.7');
    const save = page.getByRole('button', { name: 'Speichern', exact: true });
    await page.getByLabel('32 cm').fill('viel');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Eine Angabe stimmt noch nicht' })).toBeFocused();
    await page.getByLabel('32 cm').fill('5.50');
    await save.click();
    await expectToast(page, 'Belag gespeichert');
    await expect(page.getByRole('region', { name: 'Letzte Änderungen' })).toContainText('26 cm: CHF 3.70');
    await expect(tofu.locator('..')).toContainText('+3.70 · vegan');

    await visit(guest, page.url());
    await guest.getByRole('link', { name: 'Alles im Protokoll' }).click();
    await expect(guest.getByLabel('Bereich')).toHaveValue('catalogue');
    await expect(guest.getByLabel('Name oder Nummer')).toHaveValue(/Räuchertofu/);
    await expect(guest.getByRole('row').filter({ hasText: 'Räuchertofu' })).toContainText(/Preise › 26 cm › Preis/);
    await visit(guest, '/pizza-creator');
    await expect(tofu).toHaveCount(1);

    await page.getByRole('button', { name: 'Belag archivieren' }).click();
    await expect(page.getByText('Archiviert: Gäste sehen es nicht.')).toBeVisible();
    await expect(tofu).toHaveCount(0);
  },
);

test('a new size is there for guests with everything priced for it, by keyboard and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'Mitarbeiter', '/admin/pizza-parts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Neue Grösse' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Familienblech');
  await page.getByLabel('Aufpreis', { exact: true }).fill('18');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Familienblech' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle Grössen' }).click();
  await page.getByRole('button', { name: 'Familienblech verschieben' }).press('Home');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Reihenfolge gespeichert');
  await expectToFit(page, 390);
  await visit(page, '/pizza-creator?v=1&size=familienblech');
  await expect(page.getByRole('radio', { name: /Familienblech/ })).toBeChecked();
});
