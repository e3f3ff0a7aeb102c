import type { Page } from 'playwright/test';
import { expectAccessibleDialog } from './accessible.ts';
import { liveAtOnce } from './delay.ts';
import { type DemoPerson, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const openSection = (page: Page, section: string, person: DemoPerson = 'Mitarbeiter'): Promise<void> =>
  visitAs(page, person, `/admin/settings/${section}`);

const banner = (page: Page) => page.getByRole('region', { name: 'Öffnungszeiten' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test(
  'staff change the closing time by typing, see what guests will read, and open pages learn it',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const guest = await openBrowser();
    await liveAtOnce(guest);
    await Promise.all([guest.waitForResponse(/\/api\/content\/events$/), visit(guest, '/products')]);
    await expect(banner(guest)).toContainText('Lieferung offen bis 23:30');

    await openSection(page, 'opening-hours');
    await expect(page.getByText('Noch nichts geändert')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    const until = page.getByRole('textbox', { name: 'Lieferung am Freitag, 2. Zeit, bis' });
    await until.fill('2230');
    await until.press('Tab');
    await expect(until).toHaveValue('22:30');
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await expect(preview).toContainText('bisher offen, bis 23:30 → offen, bis 22:30');
    await save(page).click();
    await expectToast(page, 'Öffnungszeiten gespeichert');
    await expect(banner(guest)).toContainText('Lieferung offen bis 22:30');
    await expect(page.getByRole('main')).toContainText('Lieferung Freitag');
  },
);

test('two people change the same day: the second is asked, other days are kept by themselves', async ({
  page,
  openBrowser,
  problems,
}) => {
  problems.expect(/status of 409/);
  const other = await openBrowser();
  await Promise.all([openSection(page, 'opening-hours'), openSection(other, 'opening-hours', 'Geschäftsleitung')]);
  const type = async (own: Page, day: string, time: string) => {
    const button = own.getByRole('button', { name: `${day} bearbeiten` });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    const field = own.getByRole('textbox', { name: `Restaurant am ${day}, 2. Zeit, bis` });
    await field.fill(time);
    await field.press('Tab');
  };
  await type(page, 'Dienstag', '20:00');
  await type(page, 'Sonntag', '20:30');
  await type(other, 'Dienstag', '21:00');
  await save(other).click();
  await expectToast(other, 'Öffnungszeiten gespeichert');
  await save(page).click();

  const dialog = page.getByRole('dialog', { name: 'Jemand war schneller' });
  await expect(dialog).toContainText('Restaurant Dienstag');
  await dialog.getByRole('radio', { name: /11:30–14:00, 17:00–21:00/ }).check();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expectToast(page, 'Öffnungszeiten gespeichert');
  await expect(page.getByRole('button', { name: 'Restaurant Dienstag 17:00–21:00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restaurant Sonntag 17:00–20:30' })).toBeVisible();
});

test('the management pastes delivery areas, and guests find them until they are removed', async ({
  page,
  openBrowser,
}) => {
  const staff = await openBrowser();
  await openSection(staff, 'delivery-areas');
  await expect(staff.getByRole('main')).toContainText('Diesen Bereich ändert nur die Geschäftsleitung.');

  await openSection(page, 'delivery-areas', 'Geschäftsleitung');
  await page.getByRole('button', { name: 'Liste einfügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lieferorte einfügen' });
  await dialog.getByLabel('Zeilen').fill('8499;Neudorf;25;5;60;20\n84;Altdorf;25;5;60;20');
  await expect(dialog).toContainText('Bitte gib eine Postleitzahl mit vier Ziffern an');
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: '1 Lieferort übernehmen' }).click();
  await page.getByRole('button', { name: /^8499 Neudorf/ }).click();
  await expect(page.getByRole('list', { name: 'Beispiele' })).toContainText(
    'Warenkorb CHF 30.00 plus Lieferung CHF 5.00, zusammen CHF 35.00',
  );
  const minimum = page.getByLabel('Mindestbestellwert');
  await minimum.fill('40.-');
  await minimum.press('Tab');
  await expect(minimum).toHaveValue('40.00');
  await expect(page.getByRole('list', { name: 'Beispiele' })).toContainText('es fehlen CHF 10.00');
  await save(page).click();
  await expectToast(page, 'Liefergebiet gespeichert');
  await visit(page, '/order-time/info?plz=8499');
  await expect(page.getByRole('main')).toContainText('Neudorf');

  await openSection(page, 'delivery-areas', 'Geschäftsleitung');
  const neudorf = page.getByRole('button', { name: /^8499 Neudorf/ });
  const remove = async () => {
    await neudorf.click();
    await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  };
  await remove();
  const store = page.getByRole('button', { name: '8499 Neudorf behalten' });
  await expect(store).toBeFocused();
  await store.press('Enter');
  await expect(neudorf).toBeFocused();
  await expect(save(page)).toBeDisabled();
  await remove();
  await expect(page.getByText('Offene Bestellungen werden noch geliefert.')).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Liefergebiet gespeichert');
  await expect(neudorf).toHaveCount(0);
  await visit(page, '/order-time/info?plz=8499');
  await expect(page.getByRole('main')).toContainText('8499');
  await expect(page.getByRole('main')).not.toContainText('Neudorf');
});
