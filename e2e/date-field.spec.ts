import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { expectToFit } from './fit.ts';
import { into } from './keyboard.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';

// American browsers write the month first and begin weeks on Sunday: neither may show.
test.use({ locale: 'en-US' });

const day = (page: Page) => page.getByRole('textbox', { name: 'Tag wählen' });

test('a day is typed as people do, always shows as dd.mm.yyyy, and nonsense is told', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/accounting');
  await expect(day(page)).toHaveValue('20.11.2026');
  for (const [typed, title] of [
    ['1.2.26', 'Sonntag, 01.02.2026'],
    ['03022026', 'Dienstag, 03.02.2026'],
    ['2026-02-04', 'Mittwoch, 04.02.2026'],
    ['5. Februar 2026', 'Donnerstag, 05.02.2026'],
  ] as const) {
    await day(page).fill(typed);
    await day(page).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(day(page)).toHaveValue(title.slice(-10));
  }
  await day(page).fill('31.2.2026');
  await day(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Das ist kein Datum. Schreib es so: 20.11.2026.');
  await expect(day(page)).toHaveAttribute('aria-invalid', 'true');
  await day(page).fill('21.11.2026');
  await day(page).press('Tab');
  await expect(page.getByRole('alert')).toHaveText('Möglich ist bis am 20.11.2026.');
  await expectAccessible(page, 'main');
  await expect(page.getByRole('heading', { level: 2, name: 'Donnerstag, 05.02.2026' })).toBeVisible();
});

test('a day is chosen from a calendar by keyboard alone', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/accounting/2026-02-05');
  const button = page.getByRole('button', { name: 'Datum wählen, gewählt ist 05.02.2026' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Datum wählen' });
  await expect(dialog.getByRole('columnheader').first()).toHaveText('Mo');
  await expect(dialog.getByRole('button', { name: 'Donnerstag, 05.02.2026' })).toBeFocused();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await into(button).press('Enter');
  await into(dialog.getByRole('button', { name: 'Donnerstag, 05.02.2026' })).press('Home');
  await into(dialog.getByRole('button', { name: 'Montag, 02.02.2026' })).press('ArrowUp');
  await into(dialog.getByRole('button', { name: 'Montag, 26.01.2026' })).press('PageDown');
  await expect(dialog.getByRole('button', { name: 'Donnerstag, 26.02.2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Donnerstag, 26.02.2026' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Datum wählen/ }).click();
  await into(dialog.getByRole('button', { name: 'Donnerstag, 26.02.2026' })).press('ArrowDown');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Donnerstag, 05.03.2026' })).toBeVisible();
});

test('on a narrow phone the calendar fits, and the back button closes it alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visitAs(page, 'Mitarbeiter', '/admin/accounting/2026-02-05');
  await page.getByRole('button', { name: /^Datum wählen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Datum wählen' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expectToFit(page, 320);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Donnerstag, 05.02.2026' })).toBeVisible();
});
