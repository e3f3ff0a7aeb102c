import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { holdRequests } from './network.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

const KITCHEN = '/admin/settings/kitchen';

async function openKitchen(page: Page): Promise<void> {
  await visitAs(page, 'Mitarbeiter', KITCHEN);
  await expect(page.getByRole('heading', { level: 1, name: 'Küche' })).toBeVisible();
}
const minutes = (page: Page) => page.getByLabel('Zubereitungszeit');
const breads = (page: Page) => page.getByLabel('Fladen pro Viertelstunde');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test(
  'staff find the settings in the menu, see what a change does, and guests have it at once',
  { tag: '@flow' },
  async ({ page }) => {
    // The test visits many pages and runs axe on each.
    test.slow();
    await visitAs(page, 'Mitarbeiter', '/about-us');
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Einstellungen' }).click();
    await page.getByRole('main').getByRole('link', { name: /Küche/ }).click();
    await expect(save(page)).toBeDisabled();
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await expect(preview).toContainText('heute um');
    await minutes(page).fill('60');
    await expect(preview.locator('del').first()).toContainText('heute um');

    await breads(page).fill('0');
    await save(page).click();
    const wrong = page.getByRole('alert').filter({ hasText: 'Eine Angabe stimmt noch nicht' });
    await expect(wrong).toBeFocused();
    await expectAccessible(page, 'main');
    await wrong.getByRole('button').click();
    await expect(breads(page)).toBeFocused();
    await breads(page).fill('25');
    await save(page).click();
    await expectToast(page, 'Küche gespeichert');
    await expect(save(page)).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Letzte Änderungen' })).toContainText('60 Minuten');

    const delivery: unknown = await (await page.request.get('/api/delivery')).json();
    expect(delivery).toMatchObject({ settings: { preparationMinutes: 60 } });
  },
);

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test(
    'two people at once: the second one chooses, and nothing is lost',
    { tag: '@flow' },
    async ({ page, openBrowser, problems }) => {
      problems.expect(/status of 409/);
      const other = await openBrowser();
      await Promise.all([openKitchen(page), openKitchen(other)]);
      await minutes(page).fill('35');
      await breads(page).fill('31');
      await minutes(other).fill('40');
      await page.getByRole('radio', { name: /Jede Hälfte zum ganzen Preis/ }).check();
      await save(other).click();
      await expectToast(other, 'Küche gespeichert');

      await save(page).click();
      const dialog = page.getByRole('dialog', { name: 'Jemand war schneller' });
      await expect(dialog).toContainText('40 Minuten');
      await expectAccessibleDialog(page);
      await dialog.getByRole('button', { name: 'Zurück zum Formular' }).click();
      await expect(minutes(page)).toHaveValue('35');
      await save(page).click();
      // A field that only one of the two changed is merged without a question.
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(2);
      await expect(dialog.getByRole('button', { name: 'So speichern' })).toBeDisabled();
      await dialog.getByRole('radio', { name: /40 Minuten/ }).check();
      await dialog.getByRole('button', { name: 'So speichern' }).click();
      await expectToast(page, 'Küche gespeichert');
      const saved: unknown = await (await page.request.get('/api/settings/kitchen')).json();
      expect(saved).toMatchObject({ value: { preparationMinutes: 40, ovenCapacity: 31, halfPriceRule: 'full' } });
    },
  );
});

test('what was entered when the session ended is there again after signing in, and is kept until it is saved', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 401|Bitte melde dich an/);
  // Else the page asks for its user once it is idle, and finds the session ended before anybody saves.
  const userLoaded = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await openKitchen(page);
  await userLoaded;
  await minutes(page).fill('55');
  await context.clearCookies();
  await save(page).click();
  await expectToast(page, 'Deine Sitzung ist abgelaufen.');
  await openKitchen(page);
  await expect(minutes(page)).toHaveValue('55');
  await expect(page.getByText(/^Deine Änderungen von \d\d:\d\d sind wieder da\./)).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Küche gespeichert');
  await reload(page);
  await expect(minutes(page)).toHaveValue('55');
  await expect(page.getByText(/sind wieder da/)).toHaveCount(0);
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('a session that the start of the page finds ended says so, and nothing entered is lost', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of 401|Bitte melde dich an|Deine Sitzung ist abgelaufen/);
    const release = await holdRequests(page, '**/api/me');
    await page.route('**/api/settings/kitchen', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      // The page learns from its start first.
      await expect(save(page)).toHaveCount(0);
      return route.continue();
    });
    await openKitchen(page);
    await minutes(page).fill('53');
    await context.clearCookies();
    await save(page).click();
    await release();
    await expectToast(page, 'Deine Sitzung ist abgelaufen.');
    expectNoToast(page, 'Deine Sitzung ist abgelaufen.');
    await page.unrouteAll();
    await openKitchen(page);
    await expect(minutes(page)).toHaveValue('53');
  });
});

test('only the team comes in', async ({ page, problems }) => {
  problems.expect(/status of 40[134]/);
  for (const path of ['/admin/settings', KITCHEN]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  }
  await visitAs(page, 'Kundin', KITCHEN);
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  await visit(page, '/admin/settings/nothing');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Küche');
});
