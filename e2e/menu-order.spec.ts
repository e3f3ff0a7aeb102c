import { expectAccessible } from './accessible.ts';
import { addToCart, loadCart, loadPlainProducts } from './api.ts';
import { cartButton, cartPanel, expectItemCount, openCart } from './cart.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { CLOCK_START } from './clock-start.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { expectAfterUndo } from './undo-window.ts';
import { reload, visit } from './visit.ts';

const MENU = 'Garten & Glut';
const COURSE = 'Panna cotta mit Himbeeren';

test(
  'a menu of today goes from home to the desk, and all that is left of it into the cart again',
  { tag: '@flow' },
  async ({ page: guest, openBrowser }) => {
    await visit(guest, '/');
    const today = guest.getByRole('region', { name: 'Heute im Wochenmenü' });
    await today.getByRole('button', { name: `${MENU} in den Warenkorb` }).click();
    await expectToast(guest, 'Im Warenkorb');
    await expectItemCount(guest, 1);

    await visit(guest, '/restaurant');
    const week = guest.getByRole('region', { name: 'Wochenmenü' });
    await expect(week.getByRole('button', { name: / in den Warenkorb$/ })).toHaveCount(2);
    await week.getByRole('button', { name: 'Alp & Ofen in den Warenkorb' }).click();
    await expectItemCount(guest, 2);
    const panel = await openCart(guest);
    await expect(panel).toContainText(COURSE);
    await panel.getByRole('button', { name: 'Zur Kasse' }).click();
    await fillCheckout(guest);
    await placeOrderButton(guest).click();
    const number = await readOrderNumber(guest);
    await expect(guest.getByRole('main')).toContainText(COURSE);

    const staff = await openBrowser();
    await visitAs(staff, 'Mitarbeiter', '/admin/incoming-orders');
    const ticket = staff.getByRole('article', { name: `Bestellung ${number}` });
    await expect(ticket).toContainText(MENU);
    await expect(ticket).toContainText(COURSE);

    await guest.getByRole('button', { name: 'Nochmals bestellen' }).click();
    await expect(cartPanel(guest)).toContainText(MENU);
    await expect(cartPanel(guest)).toContainText('Alp & Ofen');
    await expect(cartPanel(guest).getByRole('alert')).toBeHidden();
    await guest.keyboard.press('Escape');
    await expect(cartPanel(guest)).toBeHidden();
    await expectItemCount(guest, 2);
  },
);

test('ordering again takes what is there and says by name what is missing', async ({ page: guest, openBrowser }) => {
  const [stays, goes = ''] = await loadPlainProducts(guest.request);
  await addToCart(guest.request, goes, 3);
  const { productCart } = (await (await addToCart(guest.request, stays, 3)).json()) as {
    productCart: { products: { name: string } }[];
  };
  const [deleted, there] = productCart.map(({ products }) => products.name);
  await visit(guest, '/checkout');
  await fillCheckout(guest);
  await placeOrderButton(guest).click();
  await readOrderNumber(guest);

  const staff = await openBrowser();
  await visitAs(staff, 'Mitarbeiter', '/');
  const until = new Date(Date.parse(CLOCK_START.open) + 3 * 3_600_000).toISOString();
  expect((await staff.request.put('/api/kitchen/sold-out', { data: { ids: [goes], until } })).ok()).toBe(true);
  await expect.poll(async () => (await guest.request.get('/api/catalogue')).text()).toContain(until);

  await guest.getByRole('button', { name: 'Nochmals bestellen' }).focus();
  await guest.keyboard.press('Enter');
  const panel = cartPanel(guest);
  await expect(panel.getByRole('alert')).toContainText(`3× ${deleted}: Das gibt es gerade nicht.`);
  await expect(panel.getByRole('listitem').filter({ hasText: there ?? '' })).toBeVisible();
  await panel.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expect(panel).toBeHidden();
  await cartButton(guest).click();
  await expect(panel.getByRole('alert')).toBeHidden();
});

test('what ordering again has added is taken out again by one tap, for eight seconds', async ({ page }) => {
  const [same, other = ''] = await loadPlainProducts(page.request);
  await addToCart(page.request, same, 3);
  await addToCart(page.request, other, 2);
  await visit(page, '/checkout');
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await addToCart(page.request, same, 1);
  await reload(page);
  await expectItemCount(page, 1);

  const again = page.getByRole('button', { name: 'Nochmals bestellen' });
  await again.click();
  const panel = cartPanel(page);
  const undo = panel.getByRole('button', { name: 'Rückgängig: 5 Produkte dazugelegt' });
  await undo.press('Enter');
  await expect(undo).toBeHidden();
  await expect(panel.getByRole('button').last()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Wieder herausgenommen' })).toBeAttached();
  await expect.poll(async () => (await loadCart(page.request)).productCart.map(({ amount }) => amount)).toEqual([1]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expectItemCount(page, 1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await again.click();
  await undo.focus();
  await expectAccessible(page);
  await expectAfterUndo(page, () => undo.isHidden());
  await expect(panel.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectItemCount(page, 6);
});
