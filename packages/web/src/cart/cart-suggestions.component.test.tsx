import { expect, test } from 'vitest';
import { cartPanel, fillCart, openCart } from '../../test-tools/cart.ts';
import { mountPage } from '../../test-tools/mount-page.tsx';

test('suggests a drink and a dessert until they are there, or the guest wants none', async () => {
  await mountPage('/products');
  await fillCart(1);
  const panel = await openCart();
  const suggestions = panel.getByRole('region', { name: 'Dazu passt' });
  await expect.element(suggestions.getByRole('listitem')).toHaveLength(2);
  await suggestions
    .getByRole('button', { name: / dazulegen$/ })
    .first()
    .click();
  await expect.element(suggestions.getByRole('listitem')).toHaveLength(1);
  await expect.element(panel.getByRole('group', { name: /^Anzahl / })).toHaveLength(2);
  await suggestions.getByRole('button', { name: 'Vorschläge ausblenden' }).click();
  await expect.element(suggestions).not.toBeInTheDocument();
  history.back();
  await expect.element(cartPanel()).not.toBeInTheDocument();
  await openCart();
  await expect.element(panel.getByRole('group', { name: /^Anzahl / })).toHaveLength(2);
  await expect.element(suggestions).not.toBeInTheDocument();
});
