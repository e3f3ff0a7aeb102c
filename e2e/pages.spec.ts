import { walkAdminPages } from './admin-pages.ts';
import { GUEST_PAGES } from './information-pages.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// A page that React cannot take over says so in the console, which fails the test by itself. What else is true of all
// pages is tested by `routes` and `admin-pages`.

test('every page of guests hydrates without a word', { tag: '@flow' }, async ({ page }) => {
  for (const path of GUEST_PAGES) await test.step(path, () => visit(page, path));
});

test('every page of staff hydrates without a word', { tag: '@flow' }, async ({ page }) => {
  await walkAdminPages(page, (load) => load());
  for (const path of ['/admin/incoming-orders', '/admin/orders/create', '/admin/kitchen', '/abholung', '/kurier'])
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole('main')).toBeVisible();
    });
});
