import type { Page } from 'playwright/test';
import { expectAccessibleDialog } from './accessible.ts';
import { OF_SERVER } from './api.ts';
import { signIn, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectNoToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

const changes = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Neues/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Neues' });

const ENTRIES = Array.from({ length: 12 }, (_, index) => ({
  id: `entry-${index}`,
  title: `Änderung ${12 - index}`,
  publishedAt: `2026-10-${31 - index}T08:00:00.000Z`,
  types: ['new', 'fixed'],
  markdownDetails:
    index === 0
      ? '# Gross\n\nZeile eins\nZeile zwei mit **Kraft**, ~~ohne~~ und <b id="html">HTML</b>.\n\n[Karte](/products) [Böses](javascript:alert(1))\n\n![Fremd](https://elsewhere.example/a.png)\n\n- [x] erledigt\n\n| a | b |\n|---|---|\n| 1 | 2 |'
      : 'Text',
  ...(index === 0 ? { url: 'https://ofenpost.example/mehr' } : {}),
}));

/** Answers the changelog requests with the twelve entries; the returned list records where each request began. */
async function serveEntries(page: Page): Promise<readonly number[]> {
  const offsets: number[] = [];
  await page.route('**/api/changelog?*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    offsets.push(offset);
    const entries = ENTRIES.slice(offset, offset + 10);
    await route.fulfill({ headers: OF_SERVER, json: { entries, hasMore: offset + 10 < ENTRIES.length } });
  });
  return offsets;
}

test('only staff are told what is new, and how much of it they have not seen', async ({ page, openBrowser }) => {
  const customer = await openBrowser();
  await visit(customer, '/');
  await expect(changes(customer)).toHaveCount(0);
  await signIn(customer, 'Kundin');
  await expect(changes(customer)).toHaveCount(0);
  await visitAs(page, 'Mitarbeiter', '/');
  await expect(changes(page)).toHaveAccessibleName(/Neues \d+ ungelesen/);
  await changes(page).click();
  const newest = dialog(page).getByRole('article').first();
  await expect(newest.getByText(/^\d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(newest.getByText('Neu seit deinem letzten Besuch')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(changes(page)).toHaveAccessibleName('Neues');
  await expect(changes(page)).toBeFocused();

  await reload(page);
  await changes(page).click();
  await expect(newest).toBeVisible();
  await expect(newest.getByText('seit deinem letzten Besuch')).toHaveCount(0);
});

test('entries come ten at a time, as safe markdown', async ({ page }) => {
  const offsets = await serveEntries(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'Geschäftsleitung', '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('button', { name: 'Neues 10 ungelesen' }).click();
  const articles = dialog(page).getByRole('article');
  await expect(articles).toHaveCount(10);
  const first = articles.first();
  await expect(first.getByRole('heading', { level: 4, name: 'Gross' })).toBeVisible();
  await expect(first.locator('br')).toHaveCount(1);
  await expect(first.locator('#html')).toHaveCount(0);
  await expect(first.getByText('Böses')).not.toHaveAttribute('href', /javascript/);
  for (const link of [
    first.getByRole('link', { name: 'Karte' }),
    first.getByRole('link', { name: /^Mehr erfahren/ }),
  ]) {
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width <= 0.9 * 390, height <= 0.9 * 844]).toEqual([true, true]);
  await expectAccessibleDialog(page);

  await dialog(page).getByRole('button', { name: 'Mehr laden' }).click();
  await expect(articles).toHaveCount(12);
  await expect(dialog(page).getByRole('button', { name: 'Mehr laden' })).toHaveCount(0);
  expect(offsets).toEqual([0, 10]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(800);
  // On phones the button that opened the dialog was in a menu that has closed.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').locator('button:focus')).toBeVisible();
});

test('a failed fetch is for the log alone', async ({ page, problems }) => {
  problems.expect(/500|Ein Fehler ist aufgetreten/);
  await page.route('**/api/changelog?*', (route) =>
    route.fulfill({ status: 500, headers: OF_SERVER, json: { message: 'kaputt' } }),
  );
  await visitAs(page, 'Mitarbeiter', '/');
  await changes(page).click();
  await expect(dialog(page).getByText('Keine Updates verfügbar')).toBeVisible();
  expectNoToast(page, 'Fehler');
});
