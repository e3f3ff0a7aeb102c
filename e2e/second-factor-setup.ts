import type { Page } from 'playwright/test';
import { expectAccessibleDialog } from './accessible.ts';
import { oneTimeCode } from './one-time-code.ts';
import { expect } from './test.ts';

/** Sets the second factor up in the open dialog; returns the app's secret and one of the recovery codes. */
export async function setUp(
  page: Page,
  { looksClosely = false } = {},
): Promise<{ secret: string; recoveryCode: string }> {
  const dialog = page.getByRole('dialog', { name: 'Zweiter Faktor' });
  await dialog.getByRole('button', { name: 'Einrichten' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const code = dialog.getByLabel('Code aus der App');
  if (looksClosely) {
    await code.fill('12');
    await code.press('Enter');
    await expect(dialog).toContainText('Bitte gib den sechsstelligen Code');
    await expect(code).toBeFocused();
    await expectAccessibleDialog(page);
  }
  await code.fill(oneTimeCode(secret));
  await dialog.getByRole('button', { name: 'Einschalten' }).click();
  const recoveryCodes = dialog.getByRole('list', { name: 'Notfallcodes' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(8);
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Ich habe sie notiert' }).click();
  await expect(dialog).toBeHidden();
  return { secret, recoveryCode };
}
