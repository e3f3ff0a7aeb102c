import { openCart } from './cart.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('an empty cart cannot be checked out', async ({ page }) => {
  await visit(page, '/products');
  const panel = await openCart(page);
  await expect(panel.getByText('Dein Warenkorb ist leer')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();

  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb ist leer' })).toBeVisible();
});
