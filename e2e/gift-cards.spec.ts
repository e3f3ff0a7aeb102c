import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { OF_SERVER } from './api.ts';
import { expectToFit } from './fit.ts';
import { signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { arriveAt, reload, visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

const GIFT_CARDS = '/admin/gift-cards';
const GOOD_CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{5}/;

test('a gift card is issued once, found by its code, adjusted and ended', { tag: '@flow' }, async ({ page }) => {
  await visitAs(page, 'Geschäftsleitung', GIFT_CARDS);
  await expect(page.getByRole('heading', { name: 'Noch kein Gutschein ausgestellt' })).toBeVisible();

  await page.getByRole('button', { name: 'Gutschein ausstellen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ausstellen' }).click();
  await expect(dialog.getByText('Bitte gib an, wer den Gutschein kauft')).toBeVisible();
  await expect(dialog.getByLabel('Betrag', { exact: true })).toBeFocused();
  await expectAccessibleDialog(page);
  await dialog.getByLabel('Betrag', { exact: true }).fill('50.-');
  await dialog.getByLabel('Wer kauft ihn?').fill('Änni Köhli');
  await dialog.getByLabel('Gruss').fill('En Guete!');
  // The click outside simulates an accidental touch.
  await page.mouse.click(5, 300);
  await dialog.getByRole('button', { name: 'Ausstellen' }).dblclick();

  await expect(dialog.getByRole('heading', { name: GOOD_CODE })).toBeVisible();
  const code = GOOD_CODE.exec(await dialog.getByRole('heading').innerText())?.[0] ?? '';
  const pdf = await page.request.get((await dialog.getByRole('link', { name: 'Drucken' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await dialog.getByRole('button', { name: 'Guthaben anpassen …' }).click();
  await dialog.getByLabel('Änderung', { exact: true }).fill('-12.50');
  await dialog.getByRole('button', { name: 'Anpassen', exact: true }).click();
  await expect(dialog.getByText('Bitte wähle, ob es Kulanz oder eine Korrektur ist')).toBeVisible();
  await dialog.getByLabel(/^Kulanz/).check();
  await dialog.getByLabel('Grund').fill('Kalt angekommen');
  await dialog.getByRole('button', { name: 'Anpassen', exact: true }).click();
  await expect(dialog.getByText('Kulanz kommt dazu. Abgezogen wird mit einer Korrektur')).toBeVisible();
  await expectAccessibleDialog(page);
  await dialog.getByLabel(/^Korrektur/).check();
  await dialog.getByLabel('Grund').fill('Vertippt');
  await dialog.getByRole('button', { name: 'Anpassen', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('CHF 37.50');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Guthaben anpassen …' }).click();
  await dialog.getByLabel(/^Kulanz/).check();
  await dialog.getByLabel('Änderung', { exact: true }).fill('5');
  await dialog.getByLabel('Grund').fill('Kalt angekommen');
  await dialog.getByRole('button', { name: 'Anpassen', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('davon CHF 5.00 Kulanz');
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A double press issued only one card; the amount due is shown above.
  await expect(page.getByText('1–1 von 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Offenes Guthaben CHF 37.50')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('grid').getByRole('row', { name: 'Änni Köhli' }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A scanner types the code like this.
  const search = page.getByRole('searchbox');
  await search.fill(code.toLowerCase());
  await search.press('Enter');
  await expect(dialog.getByRole('heading', { name: code })).toBeVisible();
  expect(page.url()).not.toContain(code.slice(0, 4).toLowerCase());
  await dialog.getByRole('button', { name: 'Sperren …' }).click();
  await dialog.getByLabel('Grund').fill('Verloren');
  await dialog.getByRole('button', { name: 'Endgültig sperren' }).click();
  await expect(dialog.getByRole('status')).toContainText('gesperrt');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Offenes Guthaben CHF 0.00')).toBeVisible();
});

test('the list of gift cards searches, sorts, filters and turns pages, and keeps no code in the address', async ({
  page,
}) => {
  await signInQuickly(page, 'Mitarbeiter');
  const issue = (index: number) =>
    page.request.put(`/api/desk/gift-cards/${crypto.randomUUID()}`, {
      data: {
        amount: 1000 + index * 100,
        buyer: index < 40 ? `=Liste ${index}` : 'Andere',
        greeting: '',
        email: null,
        paidWith: 'cash',
      },
    });
  await Promise.all(Array.from({ length: 31 }, (_, index) => issue(index + 10)));

  await visit(page, GIFT_CARDS);
  await page.getByRole('columnheader', { name: 'Betrag' }).getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=amount$/);
  await expect(page.getByRole('columnheader', { name: 'Betrag' })).toHaveAttribute('aria-sort', 'ascending');
  await reload(page);
  await expect(page.getByRole('columnheader', { name: 'Betrag' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox').fill('liste');
  await expect(page.getByText('1–25 von 30', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('CHF 20.00');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('26–30 von 30', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=amount&page=2$/);
  await expectAccessible(page, 'main');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Tabelle (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ofenpost-Gutscheine-2026-11-20.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFCode;Käufer;E-Mail;Ausgestellt;Betrag CHF;Guthaben CHF;davon Kulanz CHF;Zustand');
  expect(lines[1]).toMatch(/;'=Liste 10;;20\.11\.2026;20\.00;20\.00;0\.00;gültig$/);
  expect(lines).toHaveLength(32);

  await page.getByLabel('Zustand').selectOption('aufgebraucht');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(page.getByText(/^1–25 von \d+/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Gutscheine' }).getByRole('listitem')).toHaveCount(25);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, 320);
});

test('a list whose page cannot be loaded keeps what it showed, and tries again', async ({ page, problems }) => {
  await signInQuickly(page, 'Mitarbeiter');
  await page.request.put(`/api/desk/gift-cards/${crypto.randomUUID()}`, {
    data: { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'twint' },
  });
  await visit(page, GIFT_CARDS);
  await expect(page.getByText(/^1–\d+ von/)).toBeVisible();
  problems.expect(/Failed to load|Ein Fehler ist aufgetreten/);
  const answer = { status: 500, headers: OF_SERVER, json: { message: 'Das Register klemmt.' } };
  await page.route('**/api/desk/gift-cards/search', (route) => route.fulfill(answer));
  await page.getByLabel('Zustand').selectOption('gültig');
  const notice = page.getByRole('alert').filter({ hasText: 'Gutscheine konnten nicht geladen werden' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Das Register klemmt.')).toBeVisible();
  await expect(page.getByText(/^1–\d+ von/)).toBeVisible();
  await page.unroute('**/api/desk/gift-cards/search');
  await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
  await expect(notice).toBeHidden();
});

test('customers ask what is left on a gift card, guests are told to sign in', async ({
  page,
  openBrowser,
  problems,
}) => {
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const issued = await staff.request.put(`/api/desk/gift-cards/${crypto.randomUUID()}`, {
    data: { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'twint' },
  });
  const { code } = (await issued.json()) as { code: string };

  await visit(page, '/payment/info');
  const question = page.getByRole('region', { name: 'Wie viel ist auf meinem Gutschein?' });
  await expect(question.getByLabel('Gutschein')).toHaveCount(0);
  await question.getByRole('link', { name: 'Melde dich an' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: 'Kundin' }).click();
  await arriveAt(page, '/payment/info');

  const field = question.getByLabel('Gutschein');
  await field.fill('2345');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Bitte prüfe den Code/);
  problems.expect(/status of 409/);
  await field.fill('2345-6789-ACEFN');
  await question.getByRole('button', { name: 'Guthaben zeigen' }).click();
  await expect(field).toHaveAccessibleDescription(/Bitte prüfe den Code/);
  await expect(field).toBeFocused();
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(question.getByRole('status')).toContainText('Guthaben CHF 50.00');
  expect(page.url()).not.toMatch(/[?#]/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Anderer Gutschein' }).click();
  await expect(field).toBeFocused();
});

test('gift cards are for the team', async ({ page }) => {
  await visit(page, GIFT_CARDS);
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  const csv = await page.request.get('/admin/gift-cards.csv');
  expect(csv.url()).toMatch(/gift-cards$/);
  expect(await csv.text()).not.toContain('Käufer;');
});
