import type { APIRequestContext } from 'playwright/test';
import { GUEST_PAGES } from './information-pages.ts';
import { signInQuickly } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const FOR_GUESTS = [...GUEST_PAGES, '/gibt-es-nicht'];
const BOARD_PAGES = [
  '/admin/incoming-orders',
  '/admin/orders/create',
  '/admin/products',
  '/admin/products/new',
  '/admin/product-groups',
  '/admin/option-groups',
  '/admin/catalogue',
  '/admin/settings',
  '/admin/settings/opening-hours',
  '/admin/gift-cards',
  '/admin/menu',
  '/admin/week-menu',
  '/admin/law',
  '/admin/accounting',
  '/admin/accounts',
  '/admin/audit-log',
  '/admin/events',
];

const sheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** Returns the CSS module classes in a page that none of its style sheets defines. */
async function unstyledClasses(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  const sheets = await Promise.all(sheetsOf(html).map(async (href) => (await request.get(href)).text()));
  expect(sheets.length, path).toBeGreaterThan(0);
  const used = [...html.matchAll(/ class(?:Name)?="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const styles = sheets.join('\n');
  return [...new Set(used)].filter((name) => /^[A-Za-z]\w*_[\w-]{5}$/.test(name) && !styles.includes(`.${name}`));
}

test('each page of guests comes with the styles of all that it shows', async ({ request }) => {
  for (const path of FOR_GUESTS) expect(await unstyledClasses(request, path), path).toEqual([]);
});

test('each page of the desk comes with the styles of all that it shows', async ({ page }) => {
  await signInQuickly(page, 'Geschäftsleitung');
  for (const path of BOARD_PAGES) expect(await unstyledClasses(page.request, path), path).toEqual([]);
});

test('guests load none of the styles of the desk, and 60 kB at most', async ({ request }) => {
  for (const path of FOR_GUESTS) {
    const sheets = sheetsOf(await (await request.get(path)).text());
    const sizes = await Promise.all(sheets.map(async (href) => (await (await request.get(href)).body()).byteLength));
    expect(
      sheets.filter((href) => href.includes('desk')),
      path,
    ).toEqual([]);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(60_000);
  }
});

test('a tap draws no box over a control, and the keyboard draws an outline around it', async ({ page }) => {
  await visit(page, '/');
  const control = page.getByRole('main').getByRole('link').first();
  await expect(control).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});
