import { addButtons, expectItemCount, openCart } from './cart.ts';
import { CLOCK_START } from './clock-start.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ clockStart: CLOCK_START.closed });

test('when delivery is closed for today, nothing can be checked out', async ({ page }) => {
  await visit(page, '/products');
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toContainText(
    /Lieferung geschlossen\s*öffnet morgen um 11:00/,
  );
  await addButtons(page).first().click();
  await expectItemCount(page, 1);
  const message =
    'Geschlossen: Der Lieferservice ist für heute geschlossen. Schaue gerne zu unseren Öffnungszeiten wieder vorbei.';
  const panel = await openCart(page);
  await expect(panel.getByText(message)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();

  await visit(page, '/checkout');
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: /bestellen/ })).toHaveCount(0);
});
