import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { arriveAt, visit } from './visit.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** Makes a device on the open page of the management; returns the code that starts it. */
async function makeDevice(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Neues Gerät' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: 'Kalt' }).check();
  await dialog.getByRole('button', { name: 'Einrichten' }).click();
  await expect(dialog.getByRole('heading', { name: 'Gerät starten' })).toBeVisible();
  return (await dialog.getByRole('status').textContent()) ?? '';
}

const openDevices = (page: Page) => visitAs(page, 'Geschäftsleitung', '/admin/devices');

test(
  'the management makes a device, a tablet starts it with its code, and it shows the kitchen alone',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    test.slow();
    problems.expect(/\b(401|403|409)\b|Bitte melde dich an/);
    await openDevices(page);
    await page.getByRole('button', { name: 'Neues Gerät' }).click();
    await page.getByRole('button', { name: 'Einrichten' }).click();
    await expect(page.getByText('Gib dem Gerät einen Namen')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const code = await makeDevice(page, 'Salatposten');
    await expectAccessibleInBoth(page, 'light');
    await page.getByRole('button', { name: 'Fertig' }).click();
    const listed = page.getByRole('listitem').filter({ hasText: 'Salatposten' });
    await expect(listed).toContainText('wartet auf Code');

    const tablet = await openBrowser({ viewport: { width: 1280, height: 800 } });
    await visit(tablet, '/geraet');
    await tablet.getByLabel('Code').fill('2222-2222');
    await tablet.getByRole('button', { name: 'Starten' }).click();
    await expect(tablet.getByRole('alert')).toContainText('Dieser Code gilt nicht');
    await expectAccessibleInBoth(tablet, 'light');
    await tablet.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
    await tablet.getByRole('button', { name: 'Starten' }).click();
    await arriveAt(tablet, '**/admin/kitchen');
    await expect(tablet.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('button', { name: /^Kalt/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(tablet.getByRole('link', { name: 'Pult' })).toBeHidden();
    await expect(tablet.locator('link[rel=manifest]')).toHaveAttribute('href', '/kueche.webmanifest');
    await expectAccessible(tablet);
    await expect(listed).toContainText('angemeldet');

    // Nothing else: no route and no page, whatever a guest may.
    const { request } = tablet;
    for (const path of [
      '/api/desk/orders/events',
      '/api/desk/devices',
      '/api/cart',
      '/api/settings/profile',
      '/api/kitchen',
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 403]);
    const step = { from: 'placed', to: 'accepted', minutes: 40 };
    expect((await request.post(`/api/desk/orders/${UNKNOWN_ID}/steps`, { data: step })).status()).toBe(403);
    expect((await request.post('/api/devices/start', { data: { code } })).status()).toBe(403);
    for (const path of ['/', '/admin/incoming-orders', '/admin/settings', '/checkout']) {
      await visit(tablet, path);
      await expect(tablet.getByRole('heading', { name: 'Dieses Gerät gehört zur Küche.' })).toBeVisible();
      await expect(tablet.getByRole('navigation')).toHaveCount(0);
    }
    await expectAccessible(tablet);
    await tablet.getByRole('link', { name: 'Zur Küche' }).click();
    await expect(tablet.getByText('Verbunden', { exact: true })).toBeVisible();

    await listed.getByRole('button', { name: 'Salatposten abmelden' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect(listed).toBeHidden();
    await expect(tablet.getByRole('heading', { name: 'Du bist abgemeldet.' })).toBeVisible();
    await tablet.getByRole('link', { name: 'Gerät mit Code starten' }).click();
    await expect(tablet.getByRole('heading', { name: 'Gerät starten' })).toBeVisible();
    const next = await makeDevice(page, 'Salatposten neu');
    await tablet.getByLabel('Code').fill(next);
    await tablet.getByRole('button', { name: 'Starten' }).click();
    await expect(tablet.getByText('Verbunden', { exact: true })).toBeVisible();
  },
);

test('the address of the QR code brings the code along, and signs a person out', async ({ page, openBrowser }) => {
  await openDevices(page);
  const code = await makeDevice(page, 'Ofen links');
  const tablet = await openBrowser();
  // The page loads the person's cart when it is idle, which the device may not read any more.
  const cart = tablet.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  await visitAs(tablet, 'Mitarbeiter', `/geraet#${code}`);
  await expect(tablet.getByLabel('Code')).toHaveValue(code);
  expect(new URL(tablet.url()).hash).toBe('');
  await cart;
  await tablet.getByRole('button', { name: 'Starten' }).click();
  await expect(tablet.getByText('Verbunden', { exact: true })).toBeVisible();
  const me = (await (await tablet.request.get('/api/me')).json()) as object;
  expect(me).toMatchObject({ firstname: 'Ofen links', email: null, device: { station: 'cold' } });
});

test('each screen of the team is an app of its own', async ({ page, request }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/kitchen');
  for (const [path, file, name] of [
    ['/admin/kitchen', '/kueche.webmanifest', 'Ofenpost Küche'],
    ['/admin/incoming-orders', '/bestellpult.webmanifest', 'Ofenpost Bestellpult'],
    ['/abholung', '/abholung.webmanifest', 'Ofenpost Abholung'],
  ] as const) {
    await visit(page, path);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', file);
    const manifest = (await (await request.get(file)).json()) as object;
    expect(manifest).toMatchObject({ name, start_url: path, display: 'standalone' });
  }
});
