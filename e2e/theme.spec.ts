import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('a page takes up a stored theme, and nothing else that is stored in its place', async ({ openBrowser }) => {
  const classesFor = async (value: unknown) => {
    const page = await openBrowser({ colorScheme: 'light' });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), JSON.stringify({ version: 1, value }));
    await visit(page, '/');
    const classes = await page.evaluate(() => [...document.documentElement.classList]);
    await page.close();
    return classes;
  };
  expect(await classesFor('dark')).toContain('dark');
  expect(await classesFor('system')).not.toContain('system');
  expect(await classesFor('print')).not.toContain('print');
});
