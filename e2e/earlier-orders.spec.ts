import { expectAccessible } from './accessible.ts';
import { loadPlainProducts } from './api.ts';
import { ON_THE_WAY, openBoard, orderQuickly, stepQuickly } from './desk.ts';
import { expectToFit } from './fit.ts';
import { into } from './keyboard.ts';
import { expect, test } from './test.ts';
import { HOUR } from './time.ts';

test('staff find an order of an earlier day, read only', async ({ page, request, time, problems }) => {
  const [product] = await loadPlainProducts(request);
  const order = await orderQuickly(request, product, { name: 'Köbi Zürcher', phoneNumber: '052 555 44 33' });
  await openBoard(page);
  for (const step of [...ON_THE_WAY, { from: 'onTheWay', to: 'delivered', collected: 'cash' }])
    expect((await stepQuickly(page.request, order.id, step)).ok()).toBe(true);
  await time.set('2026-11-21T17:00:00.000Z');
  await openBoard(page);

  const search = page.getByRole('search');
  const field = page.getByRole('searchbox', { name: /Bestellung suchen/ });
  const earlier = search.getByRole('region', { name: 'Frühere Bestellungen' });
  await page.keyboard.press('/');
  await into(field).type('zu');
  await expect(earlier.getByRole('status')).toContainText('Gesucht wird nach der Bestellnummer');
  for (const query of [`${order.number}`, '+41 52 555 44 33', 'zuercher']) {
    await into(field).press('ControlOrMeta+a');
    await page.keyboard.type(query);
    await expect(earlier.getByRole('status')).toHaveText('1 frühere Bestellung');
    await expect(search.getByText('Nichts auf dem Pult, weder offen noch heute erledigt.')).toBeVisible();
  }
  const row = earlier.getByRole('button', { name: new RegExp(`^${order.number}`) });
  await expect(row).toContainText(/20\.11\.2026 · Geliefert \d\d:\d\d · Bar CHF/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(page.url()).not.toContain('zuercher');
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Bestellung ${order.number}` });
  await expect(dialog).toContainText('Bestellt20.11.2026, 19:0');
  await expect(dialog.getByRole('button', { name: 'Stornieren' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  problems.expect(/Failed to load|orders\/search|Keine Verbindung/);
  await page.route('**/api/desk/orders/search', (route) => route.abort());
  await page.keyboard.press('/');
  await into(field).type('zürcher');
  await expect(earlier.getByRole('alert')).toContainText('Frühere Bestellungen konnten nicht geladen werden.');
  await page.unroute('**/api/desk/orders/search');
  await earlier.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect(earlier.getByRole('status')).toHaveText('1 frühere Bestellung');

  // With a stopped clock the search never starts by itself after its delay.
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + HOUR);
  await page.keyboard.press('/');
  await into(field).press('ControlOrMeta+a');
  await page.keyboard.type(`${order.number}`);
  await expect(earlier.getByRole('status')).toHaveText('Wird gesucht …');
  await page.keyboard.press('Enter');
  await expect(earlier.getByRole('status')).toHaveText('1 frühere Bestellung');
});
