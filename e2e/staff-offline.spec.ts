import type { Page } from 'playwright/test';
import { PHONE } from './accessible.ts';
import { findProduct, loadUnbakedProducts } from './api.ts';
import {
  ACCEPT,
  ON_THE_WAY,
  acceptByTap,
  openBoard,
  openTicket,
  orderAsNewGuest,
  stepQuickly,
  ticketOf,
} from './desk.ts';
import { cutNetwork } from './network.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { AFTER_UNDO_MS } from './undo-window.ts';
import { reload, visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

test.use({ environment: { SERVICE_WORKER: 'on' } });

const SALAD = 'Hummus';

/** Waits until this page opens without a network. */
const waitUntilCached = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = await caches.keys();
          const found = await Promise.all(
            names
              .filter((name) => name.startsWith('pages'))
              .map(async (name) => (await caches.open(name)).match(wanted)),
          );
          return found.some((each) => each !== undefined);
        }, path),
      { timeout: 90_000 },
    )
    .toBe(true);

test(
  'a courier whose phone loads its page without a network drives on, and each tap arrives once',
  { tag: '@flow' },
  async ({ page, openBrowser, problems, time }) => {
    await openBoard(page);
    const [product] = await loadUnbakedProducts(page.request);
    const { number, id } = await orderAsNewGuest(new URL(page.url()).origin, product, {
      street: 'Römerstrasse',
      paymentMethod: 'card',
    });
    for (const step of ON_THE_WAY) await stepQuickly(page.request, id, step);
    const ticket = await openTicket(page, number);
    await ticket.getByRole('button', { name: 'Wer fährt? …' }).click();
    const dialog = page.getByRole('dialog', { name: `Wer fährt ${number}?` });
    await dialog.getByText(/^Samira/).click();
    await dialog.getByRole('button', { name: 'Samira fährt sie' }).click();

    const phone = await openBrowser({ viewport: PHONE });
    await visitAs(phone, 'Kurierin', '/kurier');
    const stop = phone.getByRole('article', { name: `Bestellung ${number}` });
    await expect(stop).toContainText('Römerstrasse');
    await waitUntilCached(phone, '/kurier');

    await cutNetwork(phone.context(), problems);
    await reload(phone);
    await expect(stop).toContainText('Römerstrasse');
    await expect(phone.getByText(/^Offline\. Die Runde geht weiter/)).toBeVisible();
    await phone.getByRole('button', { name: 'Ich bin da' }).click();
    await expect(phone.getByRole('button', { name: /bezahlt, fertig$|erhalten, fertig$/ })).toBeVisible();
    await phone.getByRole('button', { name: /bezahlt, fertig$|erhalten, fertig$/ }).click();
    await expect(phone.getByText('Offline. 1 Schritt wartet, geht von selbst.')).toBeVisible();
    // The tap is there after a second load too.
    await reload(phone);
    await expect(phone.getByText('Offline. 1 Schritt wartet, geht von selbst.')).toBeVisible();
    await expect(stop).toBeHidden();

    const sent: string[] = [];
    phone.on('request', (request) => {
      if (request.url().endsWith(`/courier/orders/${id}/taps`)) sent.push(request.postData() ?? '');
    });
    await time.advance(AFTER_UNDO_MS);
    await phone.context().setOffline(false);
    await expect(phone.getByText('Runde fertig.')).toBeVisible();
    await expect(ticketOf(page, number)).toBeHidden();
    expect(sent.filter((body) => body.includes('handOver'))).toHaveLength(1);

    // After signing out neither the tour nor whose it was is on the phone.
    await expect(phone.getByText(/^Verbunden/)).toBeVisible();
    // The home page would ask for the last order in the moment in which the session ends.
    await visit(phone, '/legal/imprint');
    await phone.getByRole('button', { name: 'Konto', exact: true }).click();
    await phone.getByRole('button', { name: 'Abmelden' }).click();
    await expect(phone.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect
      .poll(() => phone.evaluate(() => localStorage.getItem('staff-account')).catch(() => 'loading'))
      .toBeNull();
    await cutNetwork(phone.context(), problems);
    await visit(phone, '/kurier');
    await expect(phone.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  },
);

test('kitchen and desk load without a network with their last orders, and what was tapped arrives', async ({
  page,
  context,
  problems,
}) => {
  await openBoard(page);
  const { origin } = new URL(page.url());
  const product = (await findProduct(page.request, SALAD))?.id;
  const inKitchen = await orderAsNewGuest(origin, product);
  await stepQuickly(page.request, inKitchen.id, { from: 'placed', to: 'accepted', minutes: 60 });
  const placed = await orderAsNewGuest(origin, product);
  await expect(ticketOf(page, placed.number)).toBeVisible();
  await waitUntilCached(page, '/admin/incoming-orders');
  await visit(page, '/admin/kitchen');
  await page.getByRole('button', { name: /^Kalt/ }).click();
  await expect(ticketOf(page, inKitchen.number)).toBeVisible();
  await waitUntilCached(page, '/admin/kitchen');

  await cutNetwork(context, problems);
  await reload(page);
  await expect(page.getByText(/^Offline/)).toBeVisible();
  const ready = ticketOf(page, inKitchen.number).getByRole('button', { name: /Bereit$/ });
  await expect(ready).toBeVisible();
  await ready.click();
  await expect(page.getByText(/Offline, 1 wartet/)).toBeVisible();

  await visit(page, '/admin/incoming-orders');
  await expect(page.getByText(/^Seit 0:\d\d ohne Verbindung\./)).toBeVisible();
  await expect(ticketOf(page, placed.number)).toBeVisible();
  await acceptByTap(page, placed.number);
  await expect(page.getByText('1 Schritt wartet')).toBeVisible();
  await reload(page);
  await expect(page.getByText('1 Schritt wartet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Schritt wartet')).toBeHidden();
  await expect(ticketOf(page, placed.number).getByRole('button', { name: ACCEPT })).toBeHidden();

  // What was tapped in the kitchen goes when its screen is open again.
  await visit(page, '/admin/kitchen');
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
  await visit(page, '/admin/incoming-orders');
  await expect(ticketOf(page, inKitchen.number).getByRole('button', { name: 'Unterwegs' })).toBeVisible();
});
