import type { Page } from 'playwright/test';
import { addButtons, expectItemCount } from './cart.ts';
import { countHydrated } from './page-load.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** By a selector: what is behind an open dialog has no role. */
const cards = (page: Page) => page.locator('main article');

const hydratedCards = (page: Page): Promise<number> => countHydrated(cards(page));

test('a list comes alive where it is touched, and what was tapped happens once', async ({ page }) => {
  await visit(page, '/products');
  expect(await hydratedCards(page)).toBe(0);
  await addButtons(page).first().click();
  await expectItemCount(page, 1);
  const touched = await hydratedCards(page);
  expect(touched).toBeGreaterThan(0);
  expect(touched).toBeLessThan((await cards(page).count()) / 2);
  // As a screen reader does, without a pointer.
  await addButtons(page)
    .last()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expectItemCount(page, 2);
  expect(await hydratedCards(page)).toBeGreaterThan(touched);
  await addButtons(page).first().click();
  await expectItemCount(page, 3);
});

test('a list comes alive under the keyboard', async ({ page }) => {
  await visit(page, '/products');
  const name = cards(page).first().getByRole('heading').getByRole('button');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: await name.innerText() })).toBeVisible();
  expect(await hydratedCards(page)).toBeGreaterThan(0);
});

test('a search finds in lists that nobody has touched', async ({ page }) => {
  await visit(page, '/products');
  expect(await hydratedCards(page)).toBe(0);
  await page.getByRole('searchbox').fill('diavola');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(cards(page).nth(20)).toBeAttached();
});

test('the favourites on home come alive where they are touched', async ({ page }) => {
  await visit(page, '/');
  const favourites = page.getByRole('region', { name: 'Lieblinge dieser Woche' });
  expect(await hydratedCards(page)).toBe(1);
  await favourites.getByRole('article').last().getByRole('heading').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
