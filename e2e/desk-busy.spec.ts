import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { liveAtOnce } from './delay.ts';
import { openBoard } from './desk.ts';
import { expect, test } from './test.ts';
import { SECOND } from './time.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const badge = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openDialog = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

test(
  'a pause counts down on every tablet, is longer by one tap and over by another',
  { tag: '@flow' },
  async ({ page, openBrowser, time }) => {
    const colleague = await openBrowser();
    const guest = await openBrowser();
    await liveAtOnce(guest);
    await Promise.all([openBoard(page), openBoard(colleague), visit(guest, '/')]);
    await openDialog(page, 'Lieferung pausieren');
    await expectAccessibleDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Lieferung pausieren' });
    await dialog.getByLabel('15 Min.').check();
    await dialog.getByRole('button', { name: 'Pausieren bis 19:15' }).click();

    await expect(badge(page, 'Pause')).toContainText('Lieferung pausiert noch 15:00');
    await time.advance(90 * SECOND);
    for (const tablet of [page, colleague]) await expect(badge(tablet, 'Pause')).toContainText('noch 13:30');
    await expectAccessible(page, 'main');
    await colleague.getByRole('button', { name: '+15 Minuten Pause' }).click();
    await expect(badge(page, 'Pause')).toContainText('noch 28:30');
    await expect(guest.getByRole('region', { name: 'Öffnungszeiten' }).first()).toContainText('Pause');

    await page.getByRole('button', { name: 'Pause beenden' }).click();
    await expect(page.getByRole('button', { name: 'Lieferung pausieren' })).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Lieferung pausieren' })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Öffnungszeiten' }).first()).not.toContainText('Pause');
  },
);

test('a time of day that is over today ends nothing tomorrow', async ({ page }) => {
  await openBoard(page);
  for (const [button, legend] of [
    ['Lieferung pausieren', /^Pausieren bis/],
    ['Hochbetrieb', /^\+15 Minuten bis/],
  ] as const) {
    await openDialog(page, button);
    const dialog = page.getByRole('dialog', { name: button });
    const ready = dialog.getByRole('button', { name: legend });
    await dialog.getByRole('radio', { name: 'Uhrzeit' }).check();
    await expect(ready).toBeDisabled();
    const time = dialog.getByRole('textbox', { name: 'Uhrzeit' });
    await time.fill('18:30');
    await expect(dialog.getByText('18:30 ist heute schon vorbei.')).toBeVisible();
    await expect(ready).toBeDisabled();
    await expectAccessibleDialog(page);
    await time.fill('00:30');
    await expect(dialog.getByText('schon vorbei')).toHaveCount(0);
    await expect(ready).toHaveText(/morgen um 00:30$/);
    await expect(ready).toBeEnabled();
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(dialog).toBeHidden();
  }
  await openDialog(page, 'Ausverkauft');
  const dialog = page.getByRole('dialog', { name: 'Ausverkauft' });
  await dialog.getByRole('radio', { name: 'Uhrzeit' }).check();
  await dialog.getByRole('textbox', { name: 'Uhrzeit' }).fill('18:30');
  await expect(dialog.getByText('18:30 ist heute schon vorbei.')).toBeVisible();
  await dialog.getByLabel('Was ist aus?').fill('rucola');
  await expect(dialog.getByRole('button', { name: 'Rucola ausverkauft' })).toHaveAttribute('aria-disabled', 'true');
});

test('nothing makes way for the search, not even during a pause', async ({ page }) => {
  await openBoard(page);
  await openDialog(page, 'Lieferung pausieren');
  await page.getByRole('button', { name: /^Pausieren bis/ }).click();
  await expect(badge(page, 'Pause')).toBeVisible();
  const neighbour = page.getByText('Verbunden', { exact: true });
  const search = page.getByRole('searchbox', { name: /^Bestellung suchen/ });
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    const at = await neighbour.boundingBox();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(200);
    expect(await neighbour.boundingBox()).toEqual(at);
    await search.blur();
  }
  await page.getByRole('button', { name: 'Pause beenden' }).click();
  await expect(page.getByRole('button', { name: 'Lieferung pausieren' })).toBeVisible();
});

test('a rush says how much longer, by keyboard alone', async ({ page }) => {
  await openBoard(page);
  const open = page.getByRole('button', { name: 'Hochbetrieb', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hochbetrieb' });
  await dialog.getByLabel('+15 Min.').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('+20 Min.')).toBeChecked();
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: /^\+20 Minuten bis 20:0\d$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(badge(page, 'Hochbetrieb')).toContainText('Hochbetrieb +20 min noch 1 h 00');
  // The state appears on the page, and again in the dialog for those who had it open meanwhile.
  await expect(
    page.getByRole('status').filter({ hasText: /Hochbetrieb, 20 Minuten länger, bis 20:0\d/ }),
  ).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Hochbetrieb beenden' }).press('Enter');
  await expect(open).toBeVisible();
});

test('what is sold out goes from everywhere by one tap, and comes back by one', async ({ page, openBrowser }) => {
  const colleague = await openBrowser();
  await Promise.all([openBoard(page), openBoard(colleague)]);
  await openDialog(page, 'Ausverkauft');
  const dialog = page.getByRole('dialog', { name: 'Ausverkauft' });
  await expectAccessibleDialog(page);
  // The focus stays there after all animations have ended.
  await expect(dialog.getByLabel('Was ist aus?')).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Was ist aus?').fill('rucola');
  const answered = Promise.withResolvers<void>();
  let requested = 0;
  await page.route('**/api/kitchen/sold-out', async (route) => {
    requested += 1;
    await answered.promise;
    await route.continue();
  });
  const sellOut = dialog.getByRole('button', { name: 'Rucola ausverkauft' });
  await sellOut.click();
  await expect(sellOut).toHaveAttribute('aria-busy', 'true');
  // While the request is pending the dialog accepts no other duration, and announces none.
  await dialog.getByRole('radio', { name: '1 Woche' }).check();
  await sellOut.click({ force: true });
  await expect(dialog.getByRole('status')).toContainText('bis morgen');
  answered.resolve();
  const back = dialog.getByRole('button', { name: 'Rucola ist wieder da' });
  await expect(back).toBeFocused();
  expect(requested).toBe(1);
  await expect(dialog).toContainText(/Wieder da: morgen um 04:00 · noch (9 h 00|8 h 5\d)/);

  const soldOut = async () => {
    const catalogue = await (await page.request.get('/api/catalogue')).text();
    const offer = await (await page.request.get('/api/pizza-creator')).text();
    const until = /"name":"Rucola"(?:(?!"name":).)*"soldOutUntil":"2026-11-21T03:00/;
    return [catalogue, offer].map((text) => until.test(text));
  };
  await expect.poll(soldOut).toEqual([true, true]);
  await expect(colleague.getByRole('button', { name: 'Ausverkauft' })).toHaveText('Ausverkauft2');

  await dialog.getByLabel('Was ist aus?').fill('gibtsnicht');
  await expect(dialog).toContainText('Nichts auf der Karte heisst so.');
  await dialog.getByLabel('Was ist aus?').fill('');
  await dialog
    .getByRole('region', { name: 'Jetzt ausverkauft' })
    .getByRole('button', { name: 'Rucola ist wieder da' })
    .click();
  await expect.poll(soldOut).toEqual([false, false]);
  await expect(colleague.getByRole('button', { name: 'Ausverkauft' })).toHaveText('Ausverkauft1');
});

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
  const tried = Promise.withResolvers<void>();
  await page.route(/kitchen-dialog-[^/]+\.js$/, async (route) => {
    await tried.promise;
    await route.abort();
  });
  await openBoard(page);
  await openDialog(page, 'Lieferung pausieren');
  await page.request.put('/api/kitchen/rush', { data: { extraMinutes: 20, until: '2026-11-20T23:00:00.000Z' } });
  await expect(badge(page, 'Hochbetrieb')).toBeVisible();
  tried.resolve();
  const reported = page.getByText('Ein Fehler ist aufgetreten');
  await expect(reported.first()).toBeVisible();
  await expect(reported).toHaveCount(1);
  await page.unroute(/kitchen-dialog-[^/]+\.js$/);
  await openDialog(page, 'Lieferung pausieren');
  await expect(page.getByRole('dialog', { name: 'Lieferung pausieren' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hochbetrieb beenden' }).click();
  await expect(badge(page, 'Hochbetrieb')).toBeHidden();
});

test('the head of the desk stays whole on a narrow tablet and on a phone, and its connection in sight', async ({
  page,
}) => {
  await openBoard(page);
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
    const tooWide = () => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    await expect.poll(tooWide).toBe(0);
    await expect(page.getByText('Verbunden', { exact: true })).toBeInViewport();
  }
});
