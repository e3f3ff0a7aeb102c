import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('tells the next delivery and the menu of today', async ({ page }) => {
  await visit(page, '/');
  // The exact time depends on how long the shop has been open.
  await expect(page.getByText(/^Lieferung offen, frühestens bei dir heute um (19|20):[0-5][05]$/)).toBeVisible();
  await page.getByRole('link', { name: /^Heute im Wochenmenü: / }).click();
  await expect(page.getByRole('heading', { name: 'Heute im Wochenmenü' })).toBeInViewport();
});

test('the bread changes its toppings until it is stopped', async ({ page }) => {
  await visit(page, '/');
  const teaser = page.getByRole('region', { name: 'Bau dir deinen Fladen' });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.getByText('Mozzarella')).toBeVisible();
  // Each flatbread appears once in eleven seconds.
  await expect(teaser.getByText('Salami piccante')).toBeVisible({ timeout: 30_000 });
  await teaser.getByRole('button', { name: 'Bild anhalten' }).click();
  await expect(teaser.getByRole('button', { name: 'Bild bewegen' })).toBeVisible();
  await teaser.getByRole('link', { name: 'Eigenen Fladen bauen' }).click();
  await expect(page).toHaveURL(/\/pizza-creator/);
});

test('the bread rests for people who prefer no movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const teaser = page.getByRole('region', { name: 'Bau dir deinen Fladen' });
  await expect(teaser.getByRole('button', { name: 'Bild bewegen' })).toBeVisible();
  const isStill = () => expect(teaser.getByText('Basilikum')).toBeVisible();
  await isStill();
  // The wait is longer than any flatbread stays when motion is allowed.
  await page.waitForTimeout(3500);
  await isStill();
});
