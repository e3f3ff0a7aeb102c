import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { reload } from './visit.ts';

/** Calls as another program does: without a browser, without cookies. */
const statusOf = async (page: Page, secret: string, path: string): Promise<number> => {
  const { origin } = new URL(page.url());
  return (await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${secret}` } })).status;
};

const openKeys = (page: Page) => visitAs(page, 'Geschäftsleitung', '/admin/api-keys');

test(
  'the management makes a key, a program uses it, it is replaced and revoked',
  { tag: '@flow' },
  async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openKeys(page);
    await page.getByRole('button', { name: 'Neuer Schlüssel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erstellen' }).click();
    await expect(dialog.getByText('Gib dem Schlüssel einen Namen')).toBeVisible();
    await expect(dialog.getByText('Wähle, was der Schlüssel darf')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '365 Tage' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Buchhaltung Muster');
    await dialog.getByRole('checkbox', { name: 'Buchhaltung lesen' }).check();
    await dialog.getByRole('button', { name: 'Erstellen' }).click();

    await expect(dialog.getByRole('heading', { name: 'Dein neuer Schlüssel' })).toBeVisible();
    const secret = (await dialog.getByLabel('Schlüssel', { exact: true }).textContent()) ?? '';
    expect(secret).toMatch(/^ofp_test_[0-9A-Za-z]{36}$/);
    await dialog.getByRole('button', { name: 'Kopieren' }).click();
    await expectToast(page, 'Schlüssel kopiert');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await expectAccessibleInBoth(page, 'light');
    await dialog.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }).click();
    await expect(dialog).toBeHidden();

    const listed = page.getByRole('listitem').filter({ hasText: `ofp_test_…${secret.slice(-4)}` });
    await expect(listed).toContainText('gültig');
    await expect(listed).toContainText('Noch nie benutzt');
    await expectAccessibleInBoth(page, 'light');
    expect(await statusOf(page, secret, '/accounting/revenue?from=2026-11-01&to=2026-11-20')).not.toBe(401);
    expect(await statusOf(page, secret, '/desk/api-keys')).toBe(403);
    await reload(page);
    await expect(listed).toContainText('Zuletzt benutzt');
    await expect(page.getByText(secret)).toHaveCount(0);

    await listed.getByRole('button', { name: 'Buchhaltung Muster ersetzen' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ersetzen', exact: true }).click();
    const fresh = (await dialog.getByLabel('Schlüssel', { exact: true }).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }).click();
    await expect(listed).toContainText('ersetzt');
    for (const each of [secret, fresh]) expect(await statusOf(page, each, '/time')).toBe(200);

    await page.setViewportSize({ width: 390, height: 844 });
    await listed.getByRole('button', { name: 'widerrufen' }).click();
    await dialog.getByRole('button', { name: 'Widerrufen', exact: true }).click();
    await expect(listed).toHaveCount(0);
    expect(await statusOf(page, secret, '/time')).toBe(401);
    expect(await statusOf(page, fresh, '/time')).toBe(200);
    await expectAccessibleInBoth(page, 'light');
  },
);

test('keys are a matter of the management', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/api-keys');
  await expect(page.getByText('zu den API-Schlüsseln')).toBeVisible();
});
