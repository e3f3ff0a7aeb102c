import { expectAccessible } from './accessible.ts';
import { signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

const WEEK = '/admin/week-menu?woche=2026-W49';
const BOARD = { width: 1440, height: 900 };

test('a menu is made, copied, planned and archived', { tag: '@flow' }, async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/menu');
  await page.getByRole('link', { name: 'Neues Menü' }).click();
  const form = page.getByRole('form', { name: 'Menü' });
  await form.getByLabel('Name').fill('Markt & Glut');
  await form.getByLabel('Preis').fill('29.50');
  await form.getByLabel('Gang 1', { exact: true }).fill('Randensalat');
  await form.getByRole('button', { name: 'Speichern' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Markt & Glut', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Markt & Glut (Kopie)');
  await form.getByLabel('Name').fill('Glut');
  await reload(page);
  await expect(page.getByText(/sind wieder da/)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Glut');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByText(/sind wieder da/)).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('Markt & Glut (Kopie)');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Markt & Glut (Kopie)', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Löschen …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expectToast(page, 'Menü gelöscht');

  await page.getByText('Markt & Glut', { exact: true }).click();
  await page.getByRole('button', { name: 'Archivieren' }).click();
  await expectToast(page, 'Menü archiviert');
  await expect(page.getByRole('button', { name: 'Archivieren' })).toBeHidden();
  await visit(page, '/admin/menu?when=archived');
  await expect(page.getByText('Markt & Glut', { exact: true })).toBeVisible();
});

test('a week is planned by mouse and by keyboard, and whoever was slower chooses day by day', async ({
  page,
  openBrowser,
  problems,
}) => {
  problems.expect(/status of 409/);
  await page.setViewportSize(BOARD);
  await visitAs(page, 'Mitarbeiter', WEEK);
  const day = (name: string) => page.getByRole('group', { name });
  const planned = (name: string) => day(name).getByRole('listitem').getByRole('button', { name: /CHF/ });
  await page.getByRole('region', { name: 'Menüs' }).getByRole('button', { name: 'Alp & Ofen' }).dragTo(day('Montag'));
  await expect(planned('Montag')).toHaveText([/Alp & Ofen/]);

  await page.getByRole('region', { name: 'Menüs' }).getByRole('button', { name: 'Garten & Glut' }).press('Enter');
  await day('Montag').getByRole('button', { name: 'Hier anbieten' }).press('Enter');
  await expect(planned('Montag')).toHaveText([/Alp & Ofen/, /Garten & Glut/]);
  await day('Montag').getByRole('button', { name: 'Garten & Glut, Montag, nach oben' }).press('Enter');
  await expect(planned('Montag')).toHaveText([/Garten & Glut/, /Alp & Ofen/]);
  await day('Montag').getByRole('button', { name: 'Alp & Ofen, Montag, nach unten' }).press('Enter');
  await expect(planned('Dienstag')).toHaveText([/Alp & Ofen/]);
  await expect(day('Dienstag').getByRole('button', { name: 'Alp & Ofen, Dienstag, nach unten' })).toBeFocused();
  for (const next of ['Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Alp & Ofen, ${next}, nach unten` })).toBeFocused();
  }
  // The next focus must not be the delete button beside it: one more Enter at the end of the list would remove the
  // menu.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Alp & Ofen, Sonntag, nach oben' })).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Alp & Ofen, Dienstag, nach oben' })).toBeFocused();
  await page.getByRole('radio', { name: 'Di 01.12.' }).check();
  await expect(page.getByRole('heading', { name: 'Auf der Startseite, Dienstag, 01.12.2026' })).toBeVisible();
  await expectAccessible(page);

  const other = await openBrowser();
  await signInQuickly(other, 'Geschäftsleitung');
  await visit(other, WEEK);
  await other.getByRole('button', { name: 'Letzte Woche übernehmen' }).click();
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(other, 'Wochenmenü veröffentlicht');

  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jemand war schneller' });
  await dialog.getByRole('button', { name: 'Überall meine' }).click();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expectToast(page, 'Wochenmenü veröffentlicht');
  await page.getByRole('link', { name: 'Ansehen und drucken' }).click();
  await expect(page.getByRole('region', { name: 'Wochenmenü' })).toContainText('Alp & Ofen');
});
