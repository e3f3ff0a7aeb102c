import { expectAccessibleDialog } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast, holdToasts } from './toasts.ts';
import { reload } from './visit.ts';

test(
  'the management gives a role, which ends the sessions',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    problems.expect(/status of 401|Bitte melde dich an/);
    const other = await openBrowser();
    await visitAs(other, 'Mitarbeiter', '/admin/incoming-orders');
    await expect(other.getByText('Verbunden', { exact: true })).toBeVisible();
    await holdToasts(page);
    await visitAs(page, 'Geschäftsleitung', '/admin/accounts');
    await page.getByLabel('Rolle').selectOption('Mitarbeiter');
    await expect(page.getByText('1–1 von 1', { exact: true })).toBeVisible();
    await page.getByRole('row').nth(1).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rolle').selectOption('Kurier');
    await expectAccessibleDialog(page);
    await dialog.getByRole('button', { name: 'Rolle speichern' }).dblclick();
    // The role is checked because screen readers must announce it beside the dialog.
    const reported = page.getByRole('status').filter({ hasText: 'Rolle geändert, überall abgemeldet' });
    await expect(reported).toBeVisible();
    await reported.getByRole('button', { name: 'Meldung schliessen' }).click();
    await expect(reported).toBeHidden();
    await expectToast(other, 'Deine Sitzung ist abgelaufen.');
    await expect(other.getByRole('heading', { name: 'Du bist abgemeldet.' })).toBeVisible();
    await expect(dialog).toContainText('auf 0 Geräten');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Protokoll' }).click();
    const entry = page.getByRole('row').nth(1);
    await expect(entry).toContainText('Rolle geändert');
    await expect(entry).toContainText('Mitarbeiter → Kurier');
    await page.getByLabel('Bereich').selectOption('Buchhaltung');
    await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    await expect(page).toHaveURL(/area=accounting/);
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect(entry).toContainText('Rolle geändert');
    await reload(other);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  },
);
