import { addToCart, loadUnbakedProducts } from './api.ts';
import { beginCheckout, placeOrderButton } from './checkout.ts';
import { columnOf, openBoard, openDetails, openOrder, orderQuickly, ticketOf } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

test(
  'a guest with three open orders reads whom to call, and the order stays in the cart',
  { tag: '@flow' },
  async ({ page, problems }) => {
    problems.expect(/status of 409/);
    const [product] = await loadUnbakedProducts(page.request);
    for (let count = 0; count < 3; count += 1) await orderQuickly(page.request, product);
    await beginCheckout(page);
    await placeOrderButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Von dir sind schon drei Bestellungen offen.' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', { name: /anrufen/ })).toHaveAttribute('href', /^tel:/);
    await expect(placeOrderButton(page)).toBeEnabled();
  },
);

test('the desk asks to call a new guest with a large order first', async ({ page, playwright, baseURL }) => {
  const guest = await playwright.request.newContext({ baseURL: String(baseURL) });
  const [product] = await loadUnbakedProducts(guest);
  await addToCart(guest, product, 60);
  const { number } = await orderQuickly(guest, product, { phoneNumber: '079 400 10 20' });
  await guest.dispose();
  await openBoard(page);
  await expect(ticketOf(page, number).getByText('neu: kurz anrufen')).toBeVisible();
  await openDetails(page, number);
  await expect(page.getByRole('dialog').getByText('neu: kurz anrufen')).toBeVisible();
});

test('an order is accepted by itself, the desk says so, and the details too', async ({ page, openBrowser }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/order-acceptance');
  await page.getByRole('radio', { name: /^Immer, solange offen ist/ }).check();
  await page.getByLabel('Neue Gäste anrufen über').fill('1000');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, /gespeichert/);

  const guest = await openBrowser();
  const number = await openOrder(guest);
  await expect(guest.getByText(/^Angenommen/).first()).toBeVisible();

  await visit(page, '/admin/incoming-orders');
  await expect(page.getByText('Nimmt selber an', { exact: true })).toBeVisible();
  await expect(columnOf(page, 'Küche').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
  await openDetails(page, number);
  await page.getByText('Verlauf', { exact: true }).click();
  await expect(page.getByText(/von selbst/)).toBeVisible();

  await visit(page, '/admin/settings/order-acceptance');
  await page.getByRole('radio', { name: /^Nie/ }).check();
  await page.getByLabel('Neue Gäste anrufen über').fill('80');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, /gespeichert/);
});
