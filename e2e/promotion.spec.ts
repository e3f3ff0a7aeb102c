import { expectAccessible } from './accessible.ts';
import { beginCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

test(
  'staff make a code, a guest orders with it, and staff see what it cost',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    const staff = await openBrowser();
    await visitAs(staff, 'Mitarbeiter', '/admin/promotions/new');
    await staff.getByLabel('Name', { exact: true }).fill('Treue');
    await staff.getByRole('textbox', { name: /^Code/ }).fill('treue');
    await staff.getByLabel('Rabatt').fill('20');
    await expect(staff.getByText('Aktion Treue').first()).toBeVisible();
    await staff.getByRole('button', { name: 'Speichern' }).click();
    await expect(staff.getByRole('button', { name: 'Jetzt beenden' })).toBeVisible();

    await beginCheckout(page);
    await unfold(page, 'Aktionscode eingeben');
    const code = page.getByRole('textbox', { name: /^Aktionscode/ });
    await code.fill('GIBTSNICHT');
    problems.expect(/status of 409/);
    await code.press('Enter');
    await expect(page.getByText('Diesen Code kennen wir nicht, oder er gilt nicht mehr.')).toBeVisible();
    await code.fill('treue');
    await page.getByRole('button', { name: 'Anwenden' }).click();
    await expect(page.getByText('Code TREUE')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Aktion Treue')).toBeVisible();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
    await expect(page.getByText('Aktion Treue')).toBeVisible();

    await visitAs(staff, 'Mitarbeiter', '/admin/promotions');
    const row = staff.getByRole('row', { name: /Treue/ });
    await expect(row).toContainText('1');
    await expectAccessible(staff);
    await row.press('Enter');
    await staff.getByRole('button', { name: 'Jetzt beenden' }).click();
    await expectToast(staff, 'Aktion beendet');
  },
);
