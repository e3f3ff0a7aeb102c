import { expectAccessibleDialog } from './accessible.ts';
import { addWithOptions, expectItemCount, fillCart, openCart } from './cart.ts';
import { ADDRESS, fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { ACCEPT, openOrder, openTicket } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

// A whole order goes through what a newcomer starts: the embedded PostgreSQL, which stores everything safely.
test.use({ isEmbedded: true });

/** The buttons that staff press, and the text that the guest then reads without a reload. */
const steps = [
  { press: ACCEPT, title: 'Angenommen', reached: 'Angenommen' },
  { press: 'In den Ofen', title: 'Jetzt im Ofen', reached: 'Im Ofen' },
  { press: 'Fertig', title: 'Fertig gebacken', reached: 'Bereit' },
  { press: 'Unterwegs', title: 'Unterwegs zu dir', reached: 'Unterwegs' },
  { press: /^Geliefert & kassiert/, title: 'Geliefert. En Guete!', reached: 'Geliefert' },
] as const;

test(
  'a guest orders, staff bake and deliver, and both see it live',
  { tag: '@flow' },
  async ({ page: guest, openBrowser }) => {
    // The test plays the whole order in two browsers.
    test.slow();
    const staff = await openBrowser();
    await visitAs(staff, 'Mitarbeiter', '/');
    await staff.getByRole('button', { name: 'Admin-Menü' }).click();
    await staff.getByRole('link', { name: 'Eingehende Bestellungen' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Bestellpult' })).toBeVisible();
    await expect(staff.getByText('Verbunden')).toBeVisible();

    await visit(guest, '/products');
    const plain = await fillCart(guest, 1);
    const chosen = await addWithOptions(guest, ['32 cm', 'Oliven']);
    const names = [...plain, chosen];
    await expectItemCount(guest, 2);
    await (await openCart(guest)).getByRole('button', { name: 'Zur Kasse' }).click();
    await fillCheckout(guest);
    await placeOrderButton(guest).click();
    const number = await readOrderNumber(guest);
    expect(number).toBeGreaterThan(1000);
    await expect(guest.getByRole('heading', { name: 'Bestellung ist bei uns' })).toBeVisible();
    for (const name of names) await expect(guest.getByRole('main')).toContainText(name);

    const ticket = staff.getByRole('article', { name: `Bestellung ${number}` });
    await expect(ticket).toBeVisible();
    await expect(ticket).toContainText(`${ADDRESS.street} `);
    await expect(ticket).toContainText(ADDRESS.name);
    for (const name of names) await expect(ticket).toContainText(name);
    // The usual size is not said.
    await expect(ticket).toContainText('Klassisch, Oliven');
    await expect(ticket).not.toContainText('32 cm');

    for (const { press, title, reached } of steps) {
      // What is on its way is handed over in its details, where it is said how it was paid.
      const place = reached === 'Geliefert' ? await openTicket(staff, number) : ticket;
      await place.getByRole('button', { name: press }).click();
      await expect(guest.getByRole('heading', { name: title })).toBeVisible();
      const step = guest.getByRole('listitem').filter({ hasText: reached });
      await expect(step.getByRole('time')).toHaveText(/^\d\d:\d\d$/);
    }
    await expect(ticket).toBeHidden();
    await expect(guest.getByRole('link', { name: 'Sag es uns' })).toBeVisible();
    await expect(guest.getByRole('main')).toContainText(/Karte, bezahlt \(CHF \d+\.\d\d\)/);
  },
);

test('a guest reads why an order was rejected', { tag: '@flow' }, async ({ page: guest, openBrowser }) => {
  const staff = await openBrowser();
  await visitAs(staff, 'Mitarbeiter', '/admin/incoming-orders');

  const number = await openOrder(guest);

  await (await openTicket(staff, number)).getByRole('button', { name: 'Ablehnen …' }).click();
  const dialog = staff.getByRole('dialog', { name: /ablehnen$/ });
  await dialog.getByLabel('Zu viel los').check();
  await expectAccessibleDialog(staff);
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(guest.getByRole('heading', { name: 'Leider können wir nicht liefern' })).toBeVisible();
  await expect(guest.getByText('Grund: im Ofen ist kein Platz mehr')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Sag es uns' })).toHaveCount(0);
});

test(
  'an order is shown only to who holds its link',
  { tag: '@flow' },
  async ({ page: guest, openBrowser, problems }) => {
    problems.expect(/status of 404/);
    const number = await openOrder(guest);
    const link = guest.url();

    const friend = await openBrowser();
    await visit(friend, link);
    expect(await readOrderNumber(friend)).toBe(number);

    const stranger = await openBrowser();
    await visit(stranger, new URL(link).pathname);
    await expect(stranger.getByRole('heading', { name: 'Diese Bestellung finden wir nicht.' })).toBeVisible();
  },
);
