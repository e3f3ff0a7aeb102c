import type { Page } from 'playwright/test';
import { liveAtOnce } from './delay.ts';
import { openBoard } from './desk.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const badge = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openDialog = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

test(
  'a pause is seen on every tablet and by guests, and so is its end',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const colleague = await openBrowser();
    const guest = await openBrowser();
    await liveAtOnce(guest);
    await Promise.all([openBoard(page), openBoard(colleague), visit(guest, '/')]);
    const openingHours = guest.getByRole('region', { name: 'Öffnungszeiten' }).first();
    await openDialog(page, 'Lieferung pausieren');
    await page.getByRole('button', { name: /^Pausieren bis/ }).click();
    for (const tablet of [page, colleague]) await expect(badge(tablet, 'Pause')).toBeVisible();
    await expect(openingHours).toContainText('Pause');
    await colleague.getByRole('button', { name: 'Pause beenden' }).click();
    await expect(page.getByRole('button', { name: 'Lieferung pausieren' })).toBeVisible();
    await expect(openingHours).not.toContainText('Pause');
  },
);

test('what the server does not answer is told, and can be tried again', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|Keine Verbindung/);
  await openBoard(page);
  await page.route('**/api/kitchen/pause', (route) => route.abort());
  const pauseNow = async () => {
    await openDialog(page, 'Lieferung pausieren');
    await page.getByRole('button', { name: /^Pausieren bis/ }).click();
  };
  await pauseNow();
  await expectToast(page, 'Keine Verbindung');
  await expect(page.getByRole('button', { name: 'Lieferung pausieren' })).toBeVisible();
  await page.unroute('**/api/kitchen/pause');
  await pauseNow();
  await expect(badge(page, 'Pause')).toBeVisible();
  await page.getByRole('button', { name: 'Pause beenden' }).click();
});

test('a dialog whose code cannot be loaded says so, whatever happens meanwhile, and can be opened again', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const code = /kitchen-dialog-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  const release = await holdRequests(page, code);
  await openBoard(page);
  await openDialog(page, 'Lieferung pausieren');
  await page.request.put('/api/kitchen/rush', { data: { extraMinutes: 20, until: '2026-11-20T23:00:00.000Z' } });
  await expect(badge(page, 'Hochbetrieb')).toBeVisible();
  await release();
  const reported = page.getByText('Ein Fehler ist aufgetreten');
  await expect(reported.first()).toBeVisible();
  await expect(reported).toHaveCount(1);
  await page.unroute(code);
  await openDialog(page, 'Lieferung pausieren');
  await expect(page.getByRole('dialog', { name: 'Lieferung pausieren' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hochbetrieb beenden' }).click();
  await expect(badge(page, 'Hochbetrieb')).toBeHidden();
});
