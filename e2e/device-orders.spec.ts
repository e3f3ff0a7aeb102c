import { expectAccessible } from './accessible.ts';
import { openCart } from './cart.ts';
import { beginCheckout, placeOrder } from './checkout.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('a guest who closed the page of an order finds it again on the device, until it is removed there', async ({
  page,
  context,
  openBrowser,
}) => {
  await beginCheckout(page);
  const number = await placeOrder(page);
  await page.close();

  const again = await context.newPage();
  await visit(again, '/');
  const drawer = await openCart(again);
  await drawer.getByRole('link', { name: `Bestellung ${number} ansehen` }).click();
  await expect(again).toHaveURL(/\/order\/.+capability=/);
  await expect(drawer).toBeHidden();
  await expect(again.getByRole('main')).toContainText(String(number));

  await visit(again, '/order');
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen');
  const card = again.getByRole('main').getByRole('link', { name: new RegExp(`^${number} CHF \\d+\\.\\d\\d`) });
  await expectAccessible(again);
  await card.click();
  await expect(again).toHaveURL(/\/order\/.+capability=/);
  await again.goBack();
  await again.getByRole('button', { name: 'Von diesem Gerät entfernen' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen warten im Konto.');

  const other = await openBrowser();
  await visit(other, '/order');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen warten im Konto.');
});
