import { expect, test } from './test.ts';

test('a browser that is too old starts nothing, shows what can be read, and says whom to call', async ({ page }) => {
  // Removes what Safari 15 does not have.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    Reflect.deleteProperty(Promise, 'withResolvers');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(/^Dein Browser ist zu alt, um hier zu bestellen\. .* oder ruf uns an: \+?\d+$/);
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
  await page.getByRole('banner').getByRole('link', { name: 'Produkte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...new Set(scripts.map((url) => new URL(url).pathname))]).toEqual(['/too-old.js']);
});

test('a browser that is new enough is told nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Dein Browser ist zu alt')).toHaveCount(0);
});
