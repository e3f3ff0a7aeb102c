import { fillCart, openCart } from './cart.ts';
import { CLOCK_START } from './clock-start.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ clockStart: CLOCK_START.openingLater });

test('when delivery opens later today, the cart can be checked out', async ({ page }) => {
  await visit(page, '/products');
  await fillCart(page, 1);
  const panel = await openCart(page);
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled();
});
