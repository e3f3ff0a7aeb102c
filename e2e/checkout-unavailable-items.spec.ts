import { addNamed, addToCart, loadPlainProducts } from './api.ts';
import { expectItemCount, openCart } from './cart.ts';
import { CLOCK_START } from './clock-start.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ clockStart: CLOCK_START.noon });

test('what has become unavailable has to be removed, and only it is removed', async ({ page, time }) => {
  const [plain] = await loadPlainProducts(page.request);
  await addToCart(page.request, plain, 2);
  await addNamed(page.request, 'Mittagsfladen');
  await visit(page, '/checkout');
  await expectItemCount(page, 3);

  // Lunch is over.
  await time.set(CLOCK_START.open);
  await visit(page, '/checkout');
  const message =
    'Nicht verfügbare Artikel: Dein Warenkorb enthält Artikel, die nicht mehr verfügbar sind oder Extras enthalten, die nicht verfügbar sind. Bitte entferne diese, um fortfahren zu können.';
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Jetzt bestellen/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Jetzt bestellen/ })).toHaveAccessibleDescription(
    'Nicht verfügbare Artikel',
  );

  const panel = await openCart(page);
  await expect(panel.getByText(message)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Nicht verfügbare Artikel entfernen' }).click();
  await expect(panel.getByText(message)).toBeHidden();
  await expect(panel.getByText('Mittagsfladen')).toBeHidden();
  await panel.getByRole('button', { name: 'Zur Kasse' }).click();
  await expectItemCount(page, 2);
  await expect(page.getByRole('button', { name: /^Jetzt bestellen/ })).toBeEnabled();
});
