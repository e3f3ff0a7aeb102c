import type { Page } from 'playwright/test';
import { createShop } from './shop.ts';
import { expect, test } from './test.ts';
import { MINUTE } from './time.ts';
import { openUnhydrated, visit } from './visit.ts';

const PHONE = { width: 390, height: 844 };
const week = (page: Page) => page.getByRole('region', { name: 'Wochenmenü' });
const hoursBanner = (page: Page) => page.getByRole('region', { name: 'Öffnungszeiten' }).first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads the hours of both services and what is different soon', async ({ page }) => {
    await openUnhydrated(page, '/restaurant');
    const main = page.getByRole('main');
    const today = main.getByRole('row', { name: /heute/ });
    await expect(today).toContainText('Freitag (heute)');
    await expect(today).toContainText('17:00–01:00');
    await expect(today).toContainText('17:00–23:30');
    const special = main.getByRole('list', { name: 'Besondere Tage' }).locator(':scope > li');
    await expect(special).toHaveCount(2);
    await expect(special.first()).toContainText('Montag, 30.11.2026');
    await expect(special.first()).toContainText('Restaurant geschlossen');
    await expect(special.first()).toContainText('Lieferung 11:00–14:00, 17:00–20:00');
    await expect(special.first()).toContainText('Am Abend feiert bei uns eine geschlossene Gesellschaft.');
    await expect(main.getByRole('link', { name: 'Auf der Karte zeigen' })).toHaveAttribute(
      'href',
      /8400%20Winterthur$/,
    );
    await expect(main.getByRole('list').filter({ hasText: 'Tiramisù' }).last()).toBeVisible();
    await expect(main.getByText('21.10.2026 bis 18.02.2027').first()).toBeVisible();
  });

  test('a guest leafs through the weeks, and an empty one says so', async ({ page }) => {
    await openUnhydrated(page, '/restaurant');
    await expect(week(page)).toContainText('Diese Woche KW 47, 16.11. bis 22.11.2026');
    await week(page).getByRole('link', { name: 'Woche danach' }).click();
    await expect(page).toHaveURL('/restaurant?woche=2026-W48#wochenmenu');
    await expect(week(page)).toContainText('Nächste Woche KW 48, 23.11. bis 29.11.2026');
    await expect(week(page)).toContainText('Garten & Glut');
    await week(page).getByRole('link', { name: 'Woche danach' }).click();
    await expect(week(page)).toContainText('Für diese Woche steht noch kein Wochenmenü.');
    await week(page).getByRole('link', { name: 'Diese Woche' }).click();
    await expect(page).toHaveURL('/restaurant#wochenmenu');
    await openUnhydrated(page, '/restaurant?woche=2026-W40');
    await expect(week(page)).toContainText('In dieser Woche gab es kein Wochenmenü.');
    await expect(week(page).getByRole('button', { name: 'Drucken' })).toBeHidden();
  });

  test('a guest reads what is on', async ({ page }) => {
    await openUnhydrated(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Alle Events' }).click();
    await expect(page).toHaveURL('/restaurant/events');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(['Teigwerkstatt', 'Jazz am Ofen', 'Kinder backen Bären']);
    await expect(page.getByRole('main')).toContainText('Mittwoch, 25.11.2026, 14:00–17:00');
  });
});

test('weeks change in place, and back leads back', async ({ page }) => {
  await visit(page, '/restaurant');
  await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }));
  const next = week(page).getByRole('link', { name: 'Woche danach' });
  await next.press('Enter');
  await expect(week(page)).toContainText('KW 48');
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(week(page)).toContainText('KW 49');
  await expect(page).toHaveURL('/restaurant?woche=2026-W49#wochenmenu');
  const covered = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  await expect
    .poll(async () => (await week(page).getByRole('heading').first().boundingBox())?.y)
    .toBeGreaterThan(covered);
  await page.goBack();
  await expect(week(page)).toContainText('KW 48');
  await week(page).getByRole('link', { name: 'Diese Woche' }).click();
  await expect(week(page)).toContainText('KW 47');
  expect(await page.evaluate(() => 'loadedOnce' in globalThis)).toBe(true);
});

test('what is no week shows this one', async ({ page }) => {
  for (const broken of ['2026-W54', '1e999', '[1]', '%00', '2026-W48&woche=2026-W49']) {
    await visit(page, `/restaurant?woche=${broken}`);
    await expect(week(page)).toContainText('KW 47');
  }
  await visit(page, '/restaurant?woche=2099-W53');
  await expect(week(page).getByRole('link', { name: 'Woche danach' })).toHaveCount(0);
  await expect(week(page).getByRole('link', { name: 'Woche davor' })).toBeVisible();
});

test('on paper stands the week menu alone, on one light page', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(page, '/restaurant');
  await expect(week(page).getByRole('heading', { name: 'Wochenmenü' })).toBeVisible();
  await expect(week(page)).toContainText('Preise inkl. MwSt.');
  for (const hidden of ['banner', 'contentinfo', 'table'] as const) await expect(page.getByRole(hidden)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(week(page).getByRole('button')).toHaveCount(0);
  expect(await week(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(43, 32, 25)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('an event goes into the calendar', async ({ page }) => {
  await visit(page, '/restaurant/events');
  const link = page.getByRole('link', { name: 'Jazz am Ofen in den Kalender' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('jazz-am-ofen.ics');
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const file = (await response.text()).replaceAll('\r\n ', '');
  expect(file).toContain('\r\nSUMMARY:Jazz am Ofen\r\n');
  expect(file).toContain('\r\nDTSTART:20261202T183000Z\r\nDTEND:20261202T210000Z\r\n');
  const [, url = ''] = /URL:(\S+)/.exec(file) ?? [];
  await visit(page, url);
  await expect(page.getByRole('heading', { name: 'Jazz am Ofen' })).toBeInViewport({ ratio: 1 });
});

test('the hours dialog is at most nine tenths of the screen wide, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const button = hoursBanner(page).getByRole('button', { name: 'Alle Zeiten' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Öffnungszeiten' });
  await expect(dialog.getByRole('row', { name: /heute/ })).toContainText('17:00–23:30');
  await expect(dialog).toContainText('Restaurant offen');
  await expect(dialog).toContainText('Betriebsausflug');
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width * 0.9);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the banner folds on small screens only', async ({ page }) => {
  await visit(page, '/');
  await expect(hoursBanner(page)).toContainText('Restaurant offen');
  await expect(hoursBanner(page).getByRole('button', { name: /klappen/ })).toBeHidden();
  await page.setViewportSize(PHONE);
  const restaurant = hoursBanner(page).getByText('Restaurant offen');
  await expect(restaurant).toBeHidden();
  await hoursBanner(page).getByRole('button', { name: 'Öffnungszeiten ausklappen' }).click();
  await expect(restaurant).toBeVisible();
  await hoursBanner(page).getByRole('button', { name: 'Öffnungszeiten einklappen' }).click();
  await expect(restaurant).toBeHidden();
});

test('the status moves on while the page stays open', async ({ page, time }) => {
  // A shared page takes the time from the server once.
  const timed = page.waitForResponse(/\/api\/time$/);
  await visit(page, '/');
  await timed;
  await expect(hoursBanner(page)).toContainText('Lieferung offen');
  await time.set('2026-11-20T22:05:00.000Z');
  await expect(hoursBanner(page)).toContainText('Lieferung schliesst bald um 23:30');
  await time.advance(30 * MINUTE);
  await expect(hoursBanner(page)).toContainText('Lieferung geschlossen öffnet morgen um 11:00');
});

test('other hours today are marked in banner and dialog', async ({ page, problems }) => {
  const shop = await createShop();
  try {
    // The shop restarts on the day of the company party, ten days after it opened.
    await shop.start('2026-11-30T18:45:00.000Z');
    problems.expect(/request to another server/);
    await page.setViewportSize(PHONE);
    await visit(page, shop.url);
    await expect(hoursBanner(page)).toContainText('Lieferung schliesst bald um 20:00 ⚠ Firmenfeier');
    const unfold = hoursBanner(page).getByRole('button', { name: 'Öffnungszeiten ausklappen, heute andere Zeiten' });
    await unfold.click();
    await expect(hoursBanner(page)).toContainText('Restaurant geschlossen öffnet morgen um 11:30 ⚠ Firmenfeier');
    await hoursBanner(page).getByRole('button', { name: 'Alle Zeiten' }).click();
    const dialog = page.getByRole('dialog', { name: 'Öffnungszeiten' });
    await expect(dialog.getByRole('row', { name: /heute/ })).toContainText('Firmenfeier');
    await expect(dialog).toContainText('Geliefert wird bis 20:00.');
  } finally {
    // The page is closed first, because it may still be loading pictures.
    await page.close();
    await shop.close();
  }
});

test('nothing moves for people who prefer it so, else for 0.2 seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const moving = () =>
    page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).transition);
  expect(await moving()).toContain('0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe('none');
  await visit(page, '/error');
  const smoke = page.locator('main svg path').last();
  expect(await smoke.evaluate((path) => getComputedStyle(path).animationName)).toBe('none');
});

test('the menu bar gives way to the menu at 960 px', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const open = page.getByRole('button', { name: 'Menü öffnen' });
  for (const [width, isWide] of [
    [961, true],
    [960, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeVisible({ visible: isWide });
    await expect(open).toBeVisible({ visible: !isWide });
  }
  await open.click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/restaurant/events');
});
