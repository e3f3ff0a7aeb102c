import { expectAccessible } from './accessible.ts';
import { addNamed, emptyCart, findProduct } from './api.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Other tests leave products that are not declared; `law-guard.test.ts` checks the whole demo shop.
test('shows staff what is declared as the law asks', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/law');
  await expect(page.getByRole('heading', { name: 'Gesetz', level: 1 })).toBeVisible();
  await page.locator('summary', { hasText: 'In Ordnung' }).click();
  await expect(page.getByRole('link', { name: /^Glut Lager/ })).toHaveAttribute('href', /\/admin\/products\/.+/);
  await expectAccessible(page);
});

test('asks whoever enters a product for its allergens', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/products/new');
  await expect(page.getByRole('group', { name: 'Stand der Allergene' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tagesfladen');
  await page.getByRole('textbox', { name: 'Preis' }).fill('18.50');
  await page.getByRole('combobox', { name: 'Gruppe' }).selectOption({ label: 'Klassische Fladen' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gib die Allergene an, bestätige/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Enthält keine' }).check();
  await expect(page.getByText(/^Gib die Allergene an, bestätige/)).toHaveCount(0);
});

test('names allergens, origins and the age before ordering', async ({ page }) => {
  const beer = await findProduct(page.request, 'Glut Lager');
  await visit(page, `/products?produkt=${beer?.id}`);
  await expect(page.getByRole('dialog')).toContainText('Alkohol: ab 16 Jahren');
  await expect(page.getByRole('dialog')).toContainText('Menge: 33 cl');
  await emptyCart(page.request);
  for (const name of ['Glut Lager', 'Hummus']) await addNamed(page.request, name);
  await visit(page, '/checkout');
  await expect(page.getByRole('checkbox', { name: /^Ich bin mindestens 16 Jahre alt/ })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Deine Bestellung' });
  await expect(summary).toContainText('Allergene: Gluten, Sesam');
  await expect(summary).toContainText('Fragen zu Allergenen?');
});
