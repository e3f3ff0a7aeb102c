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

test('«frühestens» is said of an open kitchen only: before it opens, all say when it delivers again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const earliest = page.getByText(/frühestens/i);
  await visit(page, '/');
  await expect(page.getByText(/^Lieferung geschlossen, wieder bei dir heute um 11:\d\d$/)).toBeVisible();
  await expect(earliest).toHaveCount(0);
  await visit(page, '/products');
  await fillCart(page, 1);
  await expect(page.getByRole('button', { name: /Warenkorb.* wieder heute um 11:\d\d/ })).toBeVisible();
  const panel = await openCart(page);
  await expect(panel.getByText(/^Wieder heute um 11:\d\d bei dir/)).toBeVisible();
  await expect(earliest).toHaveCount(0);
  await panel.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByLabel('PLZ').fill('8400');
  await expect(page.getByText(/^Wieder um 11:\d\d\. /)).toBeVisible();
  await expect(earliest).toHaveCount(0);
});
