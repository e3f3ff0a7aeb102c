import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** In the minute after this one the next delivery is told to be five minutes later. */
test.use({ clockStart: '2026-11-20T18:01:05.000Z' });

/** Fetches a page and lets it say that it was written a blink before the minute ended: its clock moves on as soon as it is alive. */
async function writtenAtEndOfMinute(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  const html = await response.text();
  const now = /data-now="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = html.replaceAll(now, now.replace(/:\d\d\.\d+Z$/, ':59.999Z'));
  await page.route(path, (route) => route.fulfill({ response, body }));
  return body;
}

test('a minute that ends while the page comes alive changes nothing under the hands of React', async ({ page }) => {
  const written = await writtenAtEndOfMinute(page, '/');
  expect(written.includes('heute um 19:30')).toBe(true);
  await page.goto('/');
  await expect(page.getByText('frühestens bei dir heute um 19:35')).toBeVisible();
});
