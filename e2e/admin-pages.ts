import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { signInQuickly } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const ROUTES = join(import.meta.dirname, '../packages/web/src/routing/routes.tsx');
/** The paths of all admin pages, read from the source code. */
const PATHS = [
  ...(/ADMIN_PATHS = \[([^\]]*)\]/.exec(readFileSync(ROUTES, 'utf8'))?.[1] ?? '').matchAll(/'([^']+)'/g),
].map(([, path = '']) => path);

/** Finds an address for a page with an id: that of a link on a visited page, else that of a new item. */
function addressOf(path: string, links: ReadonlySet<string>): string | undefined {
  const pattern = new RegExp(`^${path.replace('$id', '(?!new$)[^/?]+')}$`);
  return path.includes('$id') ? [...links].find((link) => pattern.test(link)) : path;
}

/** Visits every page of the management, those with an id too; `look` looks at each and loads it itself. */
export async function walkAdminPages(page: Page, look: (load: () => Promise<void>) => Promise<void>): Promise<void> {
  expect(PATHS.length).toBeGreaterThan(20);
  await signInQuickly(page, 'Geschäftsleitung');
  // No menu exists yet, and its list has no links: a press on a row leads on.
  const menu = crypto.randomUUID();
  const value = { name: 'Probe', price: 2000, vatClass: 'food', ovenBreads: 0, courses: ['Suppe'] };
  const saved = await page.request.put(`/api/desk/menus/${menu}`, {
    data: { version: 0, value: { ...value, validFrom: '2026-11-01', validTo: '2026-12-31' } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const links = new Set([`/admin/menu/${menu}`, `/admin/menu/${menu}/copy`]);
  const rest = [...PATHS];
  while (rest.length > 0) {
    const known = rest.findIndex((path) => addressOf(path, links) !== undefined);
    const [path = ''] = rest.splice(Math.max(known, 0), 1);
    const address = addressOf(path, links) ?? path.replace('$id', 'new');
    await test.step(address, () =>
      look(async () => {
        expect((await visit(page, address))?.status(), address).toBe(200);
        expect(new URL(page.url()).pathname).toBe(address);
      }),
    );
    const found = page.getByRole('main').locator('a[href^="/admin/"]');
    for (const link of await found.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? ''),
    ))
      links.add(link);
  }
}
