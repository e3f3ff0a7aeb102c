import { expectAccessibleDialog } from './accessible.ts';
import { OF_SERVER } from './api.ts';
import { CLOCK_START } from './clock-start.ts';
import { openOrder } from './desk.ts';
import { chooseInAccountMenu, signIn, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// These tests use a shop where nobody else orders with the same account.
test.use({ clockStart: CLOCK_START.noon });

test('a customer finds the own orders again', { tag: '@flow' }, async ({ page }) => {
  await visit(page, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen warten im Konto.');
  await signIn(page, 'Geschäftsleitung');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellungen');
  await expect(page.getByRole('main')).toContainText('Du hast noch keine Bestellungen');

  const number = await openOrder(page);
  const order = page.url();
  await visit(page, '/feedback');
  await chooseInAccountMenu(page, 'Bestellungen');
  const dialog = page.getByRole('dialog', { name: 'Deine Bestellungen' });
  const card = dialog.getByRole('link', { name: new RegExp(`^${number} `) });
  await expect(card).toContainText('20.11.2026');
  await expect(card).toContainText('9 Produkte bestellt');
  await expect(card).toContainText(/CHF \d+\.\d\d/);
  await expect(card).toContainText('Eingegangen');
  await expectAccessibleDialog(page);
  await card.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new URL(order).pathname);
  await page.goBack();
  await expect(page).toHaveURL('/feedback');

  await visit(page, '/order');
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${number} `) })).toBeVisible();
});

test('hundreds of orders come page by page', async ({ page }) => {
  await visitAs(page, 'Kundin', '/feedback');
  await page.route('**/api/orders?*', async (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 1301);
    const orders = Array.from({ length: 20 }, (_, index) => ({
      id: `00000000-0000-4000-8000-00000000${before - 1 - index}`,
      number: before - 1 - index,
      status: 'delivered',
      productOrders: [],
      totalPrice: 4300,
      orderTimeProgresses: { created: '2026-11-20T17:00:00.000Z' },
    }));
    await route.fulfill({ headers: OF_SERVER, json: { orders, hasMore: before > 1261 } });
  });
  await visit(page, '/order');
  const cards = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: 'Ältere Bestellungen' });
  for (const count of [20, 40]) {
    await expect(cards).toHaveCount(count);
    await more.click();
  }
  await expect(cards).toHaveCount(60);
  await expect(more).toHaveCount(0);
});
