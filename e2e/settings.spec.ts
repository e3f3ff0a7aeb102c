import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// What is set here must not change the shop of others: 19:05, restaurant and delivery are open.
test.use({ clockStart: '2026-11-20T18:05:00.000Z' });

const KITCHEN = '/admin/settings/kitchen';

async function openKitchen(page: Page): Promise<void> {
  await visit(page, KITCHEN);
  await signIn(page, 'Mitarbeiter');
  await expect(page.getByRole('heading', { level: 1, name: 'Küche' })).toBeVisible();
}
const minutes = (page: Page) => page.getByLabel('Zubereitungszeit');
const breads = (page: Page) => page.getByLabel('Fladen pro Viertelstunde');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test('staff find the settings in the menu, see what a change does, and guests have it at once', async ({ page }) => {
  await visit(page, '/about-us');
  await signIn(page, 'Mitarbeiter');
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
  await wrong.getByRole('button').click();
  await expect(breads(page)).toBeFocused();
  await expectAccessible(page);
  await breads(page).fill('25');
  await save(page).click();
  await expect(page.getByText('Küche gespeichert')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Letzte Änderungen' })).toContainText('60 Minuten');

  const delivery: unknown = await (await page.request.get('/api/delivery')).json();
  expect(delivery).toMatchObject({ settings: { preparationMinutes: 60 } });
});

test('two people at once: the second one chooses, and nothing is lost', async ({ page, openBrowser, problems }) => {
  // Two browsers and two views of the dialog.
  test.slow();
  problems.expect(/status of 409/);
  const other = await openBrowser();
  await openKitchen(page);
  await openKitchen(other);
  await minutes(page).fill('35');
  await breads(page).fill('31');
  await minutes(other).fill('40');
  await page.getByRole('radio', { name: /Jede Hälfte zum ganzen Preis/ }).check();
  await save(other).click();
  await expect(other.getByText('Küche gespeichert')).toBeVisible();

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Jemand war schneller' });
  await expect(dialog).toContainText('40 Minuten');
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(minutes(page)).toHaveValue('35');
  await save(page).click();
  await dialog.getByRole('button', { name: 'Überall meine' }).click();
  await dialog.getByRole('radio', { name: /40 Minuten/ }).check();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByText('Küche gespeichert')).toBeVisible();
  const saved: unknown = await (await page.request.get('/api/settings/kitchen')).json();
  expect(saved).toMatchObject({ value: { preparationMinutes: 40, ovenCapacity: 31, halfPriceRule: 'full' } });
});

test('unsaved changes survive a failed save, and are not left by accident', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Keine Verbindung|Failed to fetch/);
  await openKitchen(page);
  await minutes(page).fill('50');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Nicht gespeichert. Alles Eingegebene steht noch da.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link', { name: 'Alarm' }).click();
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(minutes(page)).toHaveValue('50');
  await page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link', { name: 'Alarm' }).click();
  await question.getByRole('button', { name: 'Verwerfen und weiter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alarm' })).toBeVisible();
});

test('the profile is changed by keyboard, with one more paragraph', async ({ page }) => {
  await visit(page, '/admin/settings/profile');
  await signIn(page, 'Mitarbeiter');
  await page.getByLabel('Leitsatz').fill('Knusprig.');
  await page.getByRole('button', { name: 'Absatz hinzufügen' }).press('Enter');
  await page.keyboard.type('Und noch etwas.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Und noch etwas, weiter oben.');
  await page.keyboard.press('Tab');
  await save(page).press('Enter');
  await expect(page.getByText('Restaurant gespeichert')).toBeVisible();
  const { value } = (await (await page.request.get('/api/settings/profile')).json()) as {
    value: { story: string[]; claim: string };
  };
  expect([value.claim, value.story.at(-2)]).toEqual(['Knusprig.', 'Und noch etwas, weiter oben.']);
  await expectAccessible(page);
});

test('only the team comes in', async ({ page, problems }) => {
  problems.expect(/status of 40[134]/);
  for (const path of ['/admin/settings', KITCHEN]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  }
  await signIn(page, 'Kundin');
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  await visit(page, '/admin/settings/nothing');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Küche');
});

test('nothing is wider than a small phone, and axe finds nothing in the dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/admin/settings');
  await signIn(page, 'Mitarbeiter');
  const sections = page.getByRole('main').getByRole('link');
  await expect(sections.filter({ hasText: 'Küche' })).toBeVisible();
  const links = await sections.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const paths = ['/admin/settings', ...links.filter((link) => link.startsWith('/admin/settings/'))];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  }
});
