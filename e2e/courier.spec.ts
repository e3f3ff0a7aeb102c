import type { BrowserContextOptions, Page } from 'playwright/test';
import { PHONE, expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { findProduct, loadUnbakedProducts } from './api.ts';
import { ON_THE_WAY, openBoard, openTicket, orderAsNewGuest, stepQuickly, ticketOf } from './desk.ts';
import { cutNetwork } from './network.ts';
import { signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { AFTER_UNDO_MS } from './undo-window.ts';
import { reload, visit } from './visit.ts';

const BEER = 'Glut Lager';

type Wish = NonNullable<Parameters<typeof orderAsNewGuest>[2]>;

/** Places an order and brings it on its way; `desk` is signed in as staff. */
async function orderOnTheWay(desk: Page, product: string | undefined, wish: Wish) {
  const order = await orderAsNewGuest(new URL(desk.url()).origin, product, wish);
  for (const step of ON_THE_WAY) await stepQuickly(desk.request, order.id, step);
  return order;
}

/** Gives an order to the courier at the desk, as the last stop. */
async function assign(desk: Page, number: number): Promise<void> {
  const ticket = await openTicket(desk, number);
  await ticket.getByRole('button', { name: 'Wer fährt? …' }).click();
  const dialog = desk.getByRole('dialog', { name: `Wer fährt ${number}?` });
  await dialog.getByText(/^Samira/).click();
  await dialog.getByRole('button', { name: 'Samira fährt sie' }).click();
  await expect(dialog).toBeHidden();
}

async function openTour(openBrowser: (options?: BrowserContextOptions) => Promise<Page>): Promise<Page> {
  const phone = await openBrowser({ viewport: PHONE });
  await visitAs(phone, 'Kurierin', '/kurier');
  return phone;
}

const stopOf = (phone: Page, number: number) => phone.getByRole('article', { name: `Bestellung ${number}` });

test(
  'drives a tour that the desk has put together, with cash, change and a guest who sees it come',
  { tag: '@flow' },
  async ({ page, openBrowser, time }) => {
    test.slow();
    await openBoard(page);
    const [product] = await loadUnbakedProducts(page.request);
    const first = await orderOnTheWay(page, product, { street: 'Römerstrasse', paymentMethod: 'cash' });
    const second = await orderOnTheWay(page, product, { street: 'Mühlegasse', paymentMethod: 'cash' });
    await assign(page, first.number);
    await openTicket(page, second.number).then((ticket) =>
      ticket.getByRole('button', { name: 'Wer fährt? …' }).click(),
    );
    const dialog = page.getByRole('dialog', { name: `Wer fährt ${second.number}?` });
    await dialog.getByText(/^Samira/).click();
    await expect(dialog.getByRole('list', { name: 'Stopps in dieser Reihenfolge' })).toContainText(
      new RegExp(`${first.number}.*${second.number}`),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Samira fährt sie' }).click();
    await expect(ticketOf(page, second.number)).toContainText('Samira');

    const guest = await openBrowser();
    await visit(guest, second.path);
    await expect(guest.getByText('Noch 1 Stopp vor dir.')).toBeVisible();

    const phone = await openTour(openBrowser);
    await expect(stopOf(phone, first.number)).toContainText('Römerstrasse');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Ich bin da' }).click();
    await phone.getByRole('button', { name: /^200/ }).click();
    await expect(phone.getByRole('status').filter({ hasText: 'Rückgeld' })).toContainText('Trinkgeld');
    await expectAccessibleInBoth(phone, 'light');
    await phone.getByRole('button', { name: /^Stimmt so/ }).click();
    await expect(stopOf(phone, second.number)).toBeVisible();

    // Back within a few seconds, and again.
    await phone.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(stopOf(phone, first.number)).toBeVisible();
    for (const name of ['Ich bin da', 'genau', /erhalten, fertig$/]) {
      await expect(phone.getByRole('button', { name })).toBeVisible();
      await phone.getByRole('button', { name }).click();
    }
    await expect(stopOf(phone, second.number)).toBeVisible();
    await time.advance(AFTER_UNDO_MS);
    await expect(guest.getByText('Du bist der nächste Stopp.')).toBeVisible();
    await expect(ticketOf(page, first.number)).toBeHidden();

    // The tests share the courier.
    await stepQuickly(page.request, second.id, { from: 'onTheWay', to: 'delivered', collected: 'card' });
    await phone.getByRole('button', { name: 'Kasse' }).click();
    await expect(phone.getByText(/Bar kassiert, 1 Stopp/)).toBeVisible();
    await phone.getByRole('button', { name: '100: eins mehr' }).click();
    await expectAccessible(phone);
    const handedIn = phone.waitForResponse((response) => response.url().endsWith('/courier/hand-ins'));
    await phone.getByRole('button', { name: /abgeben|Abgeben/ }).click();
    await expect(phone.getByRole('heading', { name: /^Meine Runde/ })).toBeVisible();
    expect((await handedIn).ok()).toBe(true);
    await visit(page, '/admin/accounting');
    await expect(page.getByText('Kasse der Kuriere')).toBeVisible();
    await expect(page.getByText(/Samira.*Soll/)).toBeVisible();
  },
);

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test(
    'checks the age, goes on without a network, and sends each tap once after the page has loaded again',
    { tag: '@flow' },
    async ({ page, openBrowser, problems, time }) => {
      test.slow();
      await openBoard(page);
      const beer = await findProduct(page.request, BEER);
      const { number, id } = await orderOnTheWay(page, beer?.id, { paymentMethod: 'card' });
      await assign(page, number);
      const phone = await openTour(openBrowser);
      await expect(stopOf(phone, number)).toContainText('Ausweis zeigen lassen');

      await cutNetwork(phone.context(), problems);
      await phone.getByRole('button', { name: 'Ich bin da' }).click();
      await expect(phone.getByText('20.11.2010')).toBeVisible();
      const done = phone.getByRole('button', { name: /bezahlt, fertig$/ });
      await phone.getByRole('button', { name: 'Ausweis gesehen, alt genug' }).click();
      await expect(done).toBeVisible();
      await done.click();
      await expect(phone.getByText('Offline. 2 Schritte warten, gehen von selbst.')).toBeVisible();
      await expect(stopOf(phone, number)).toBeHidden();
      const sent: string[] = [];
      phone.on('request', (request) => {
        if (request.url().endsWith(`/courier/orders/${id}/taps`)) sent.push(request.postData() ?? '');
      });
      await phone.context().setOffline(false);
      await reload(phone);
      // Before that the tap could be undone, and is not sent: loading anew would cut its call off.
      await time.advance(AFTER_UNDO_MS);
      await expect(phone.getByText('Runde fertig.')).toBeVisible();
      await expect(ticketOf(page, number)).toBeHidden();
      expect(sent.filter((body) => body.includes('handOver'))).toHaveLength(1);

      const history = await page.request.get(`/api/desk/orders/${id}/timeline`);
      expect(await history.text()).toContain('Alter geprüft');
    },
  );
});

test('has no way to the tour for guests, and to nothing else for couriers', async ({ page }) => {
  await visit(page, '/kurier');
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  await signInQuickly(page, 'Kurierin');
  await visit(page, '/kurier');
  await expect(page.getByText('Gerade keine Runde.').or(page.getByText(/Stopp/)).first()).toBeVisible();
  for (const path of ['/admin/incoming-orders', '/admin/kitchen', '/admin/accounting']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  }
});
