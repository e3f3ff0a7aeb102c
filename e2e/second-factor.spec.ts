import { expectAccessible } from './accessible.ts';
import { oneTimeCode } from './one-time-code.ts';
import { setUp } from './second-factor-setup.ts';
import { chooseInAccountMenu, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { arriveAt, visit, waitForHydration } from './visit.ts';

test(
  'a code of the app is asked for at sign-in, until it is switched off',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    await visitAs(page, 'Kundin', '/feedback');
    await chooseInAccountMenu(page, 'Kontodaten');
    await page.getByRole('button', { name: 'Zweiter Faktor …' }).click();
    const { secret, recoveryCode } = await setUp(page, { looksClosely: true });

    const elsewhere = await openBrowser();
    await visit(elsewhere, '/auth?returnTo=/feedback');
    await elsewhere.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
    await elsewhere.getByRole('button', { name: 'Kundin' }).click();
    await arriveAt(elsewhere, (url) => url.pathname === '/auth');
    const code = elsewhere.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    expect(await (await elsewhere.request.get('/api/me')).json()).toMatchObject({ email: null });
    await code.fill('12');
    await code.press('Enter');
    await expect(elsewhere.getByRole('alert')).toContainText('In der App hat der Code sechs Ziffern');
    await waitForHydration(elsewhere);
    await expectAccessible(elsewhere);
    await code.fill(oneTimeCode(secret, 1));
    await code.press('Enter');
    await arriveAt(elsewhere, (url) => url.pathname === '/feedback');

    await chooseInAccountMenu(elsewhere, 'Kontodaten');
    await elsewhere.getByRole('button', { name: 'Zweiter Faktor …' }).click();
    const dialog = elsewhere.getByRole('dialog', { name: 'Zweiter Faktor' });
    await dialog.getByRole('button', { name: 'Ausschalten …' }).click();
    await dialog.getByLabel('Code aus der App oder Notfallcode').fill(recoveryCode);
    await dialog.getByRole('button', { name: 'Ausschalten', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Einrichten' })).toBeVisible();
  },
);

test('the management demands it of the team, and helps whoever lost it', async ({ page, openBrowser, problems }) => {
  problems.expect(/status of 401|Bitte melde dich an/);
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/team-sign-in');
  await page.getByLabel('Für das ganze Team verlangen').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert und sofort gültig')).toBeVisible();

  const team = await openBrowser();
  await visitAs(team, 'Mitarbeiter', '/auth?returnTo=/admin/incoming-orders');
  await expect(team.getByRole('heading', { name: 'Noch ein Schritt.' })).toBeVisible();
  await visit(team, '/admin/incoming-orders');
  await team.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  const { secret } = await setUp(team);
  await expect(team.getByText('Verbunden', { exact: true })).toBeVisible();

  // The test uses another page, because the order desk requests data that this account may not read any more.
  await visit(team, '/feedback');
  await expect(team.getByRole('button', { name: 'Admin' })).toBeVisible();
  await chooseInAccountMenu(team, 'Kontodaten');
  await team.getByRole('button', { name: 'Zweiter Faktor …' }).click();
  const own = team.getByRole('dialog', { name: 'Zweiter Faktor' });
  await own.getByRole('button', { name: 'Ausschalten …' }).click();
  await own.getByLabel('Code aus der App oder Notfallcode').fill(oneTimeCode(secret, 1));
  await own.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(own.getByRole('button', { name: 'Einrichten' })).toBeVisible();
  const loaded = team.waitForEvent('load');
  await team.keyboard.press('Escape');
  await loaded;
  await waitForHydration(team);
  await expect(team.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  await visit(team, '/admin/incoming-orders');
  await team.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  await setUp(team);
  await expect(team.getByText('Verbunden', { exact: true })).toBeVisible();

  await visit(page, '/admin/accounts?role=staff');
  await page.getByRole('row').nth(1).press('Enter');
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Zweiten Faktor entfernen …' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Faktor entfernen' }).click();
  await expect(dialog).toContainText('auf 0 Geräten');
  await expect(remove).toHaveCount(0);
});
