import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { arriveAt, visit } from './visit.ts';

const PIN = '7310';

/** Sets the PIN of whoever is signed in on this page, in their account. */
async function setPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('button', { name: 'Kontodaten' }).click();
  await page.getByRole('button', { name: 'PIN fürs Bestellpult …' }).click();
  const dialog = page.getByRole('dialog', { name: 'PIN fürs Bestellpult' });
  await dialog.getByLabel('PIN', { exact: true }).fill('1234');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Diese PIN errät man zu leicht')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('PIN', { exact: true }).fill(PIN);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'PIN gespeichert');
}

async function typePin(tablet: Page, pin: string): Promise<void> {
  for (const digit of pin) await tablet.getByRole('button', { name: digit, exact: true }).click();
  await tablet.getByRole('button', { name: 'OK' }).click();
}

test(
  'staff name themselves at a device of the desk with their PIN, and answer for what they tap there',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    test.slow();
    problems.expect(/\b(403|409|428)\b/);
    const staff = await openBrowser();
    await visitAs(staff, 'Mitarbeiter', '/');
    await setPin(staff);
    const me = (await (await staff.request.get('/api/me')).json()) as {
      readonly id: string;
      readonly firstname: string;
    };

    await visitAs(page, 'Geschäftsleitung', '/admin/devices');
    await page.getByRole('button', { name: 'Neues Gerät' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Pult links');
    await dialog.getByRole('radio', { name: 'Bestellpult' }).check();
    await expect(dialog.getByRole('radio', { name: 'Kalt' })).toBeHidden();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Einrichten' }).click();
    const code = (await dialog.getByRole('status').textContent()) ?? '';

    const tablet = await openBrowser({ viewport: { width: 1280, height: 800 } });
    await visit(tablet, '/geraet');
    await tablet.getByLabel('Code').fill(code);
    await tablet.getByRole('button', { name: 'Starten' }).click();
    await arriveAt(tablet, '**/admin/incoming-orders');
    await expect(tablet.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
    await expectAccessibleInBoth(tablet, 'light');

    // It shows the board and changes nothing.
    const { request } = tablet;
    const pause = () => request.put('/api/kitchen/pause', { data: { minutes: 20 } });
    expect((await request.get('/api/desk/shift')).status()).toBe(200);
    expect((await pause()).status()).toBe(428);
    for (const path of [
      '/api/settings/profile',
      '/api/desk/devices',
      '/api/accounting/revenue',
      '/api/me/pin',
      '/api/cart',
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 403]);

    const panel = tablet.getByRole('region', { name: 'Wer bist du?' });
    await panel.getByRole('button', { name: new RegExp(me.firstname) }).click();
    await typePin(tablet, '7311');
    await expect(panel.getByRole('alert')).toHaveText('Diese PIN stimmt nicht.');
    await expectAccessibleInBoth(tablet, 'light');
    await typePin(tablet, PIN);
    await expect(panel).toBeHidden();
    const person = tablet.getByRole('button', { name: `${me.firstname} Wechseln` });
    await expect(person).toBeVisible();
    await expectAccessible(tablet);
    expect(await (await request.get('/api/me')).json()).toMatchObject({ id: me.id, email: null, rolesId: 1 });
    expect((await request.get('/api/settings/profile')).status()).toBe(403);
    expect((await request.delete('/api/kitchen/pause')).status()).toBeLessThan(428);

    // Its pages: the phone, the kitchen and the shift, and nothing else.
    await tablet.getByRole('link', { name: 'Telefon' }).click();
    await expect(tablet.getByRole('heading', { name: 'Bestellung erfassen' })).toBeVisible();
    await tablet.getByRole('navigation', { name: 'Gerät' }).getByRole('link', { name: 'Schicht' }).click();
    await expect(tablet.getByRole('heading', { name: 'Schicht', exact: true })).toBeVisible();
    await tablet.getByRole('navigation', { name: 'Gerät' }).getByRole('link', { name: 'Küche' }).click();
    await expect(tablet.getByRole('heading', { name: 'Küche', exact: true })).toBeVisible();
    await visit(tablet, '/admin/settings');
    await expect(tablet.getByRole('heading', { name: 'Dieses Gerät gehört zum Bestellpult.' })).toBeVisible();
    await tablet.getByRole('link', { name: 'Zum Bestellpult' }).click();

    await person.click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(me.firstname) }).click();
    for (let tries = 0; tries < 5; tries += 1) await typePin(tablet, '7311');
    await expect(panel.getByRole('alert')).toContainText('Zu oft falsch. Ab ');
    await typePin(tablet, PIN);
    await expect(panel.getByRole('alert')).toContainText('Zu oft falsch. Ab ');
    await visit(page, '/admin/audit-log');
    await expect(page.getByText('Falsche PIN').first()).toBeVisible();
  },
);
