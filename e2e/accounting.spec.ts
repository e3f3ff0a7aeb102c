import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { orderQuickly, stepQuickly } from './desk.ts';
import { expectToFit } from './fit.ts';
import { signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

const BOOKS = '/admin/accounting';
const TODAY = '2026-11-20';

/** Sells an order through the API: delivered, and paid in cash. */
async function sellQuickly(request: APIRequestContext): Promise<number> {
  const [product] = await loadUnbakedProducts(request);
  const { id, number } = await orderQuickly(request, product, { paymentMethod: 'cash' });
  for (const step of [
    { from: 'placed', to: 'accepted', minutes: 30 },
    { from: 'accepted', to: 'preparing' },
    { from: 'preparing', to: 'ready' },
    { from: 'ready', to: 'onTheWay' },
    { from: 'onTheWay', to: 'delivered', collected: 'cash' },
  ])
    expect((await stepQuickly(request, id, step)).ok()).toBe(true);
  return number;
}

/** Ends early what is delivered today, or lets guests order until the usual time again. */
async function deliverUntil(request: APIRequestContext, close: string | null): Promise<void> {
  const section = '/api/settings/extraordinary-days';
  const { version, value } = (await (await request.get(section)).json()) as Loaded;
  const { [TODAY]: _today, ...others } = value;
  const delivery = { openingHour: [{ open: '11:00', close }], shortMessage: 'Früher Schluss', message: '' };
  const days = close === null ? others : { ...others, [TODAY]: { restaurant: null, delivery } };
  expect((await request.put(section, { data: { version, value: days } })).ok()).toBe(true);
}
type Loaded = { version: number; value: Record<string, unknown> };

test(
  'a day is refunded, counted and closed for good, and its close is printed',
  { tag: '@flow' },
  async ({ page, problems }) => {
    // The test plays a whole business day.
    test.slow();
    problems.expect(/status of 409/);
    problems.expect(/status of 403/);
    await visitAs(page, 'Mitarbeiter', BOOKS);
    await expect(page.getByText('An diesem Tag ist noch nichts gebucht.')).toBeVisible();
    const number = await sellQuickly(page.request);
    await visit(page, BOOKS);
    await expect(page.getByText('1 Bestellung ·')).toBeVisible();
    await expect(page.getByText(`Verkauf, Bestellung ${number}`)).toBeVisible();

    await page.getByRole('button', { name: 'Rückerstattung' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zurückerstatten' }).click();
    await expect(dialog.getByText('Bitte gib die Nummer der Bestellung an')).toBeVisible();
    await expect(dialog.getByLabel('Nummer der Bestellung')).toBeFocused();
    await expect(dialog.getByText('Wähle bitte, woran es lag.')).toBeVisible();
    await dialog.getByText('Nicht gut', { exact: true }).click();
    await dialog.getByLabel('Nummer der Bestellung').fill('7');
    await dialog.getByLabel('Betrag', { exact: true }).fill('5');
    await dialog.getByLabel('Bemerkung').fill('Kalt angekommen');
    await dialog.getByRole('button', { name: 'Zurückerstatten' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Unter dieser Nummer ist nichts verkauft worden.');
    await expectAccessibleDialog(page);
    await dialog.getByLabel('Nummer der Bestellung').fill(String(number));
    await dialog.getByRole('button', { name: 'Zurückerstatten' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Rückerstattungen (1)')).toBeVisible();

    // Guests can still order, so that the day cannot be closed yet.
    const running = 'Dieser Tag läuft noch. Abschliessen lässt er sich ab 23:30 am 20.11.2026.';
    await expect(page.getByText(running)).toBeVisible();
    await page.getByRole('button', { name: 'Tag abschliessen' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Zähl zuerst die Kasse.');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Kasse: ein und aus' }).click();
    await dialog.getByLabel('Betrag', { exact: true }).fill('12.50');
    await dialog.getByLabel('Grund').fill('Gemüse vom Markt');
    await expectAccessibleDialog(page);
    await dialog.getByRole('button', { name: 'Buchen' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Kasse zählen' }).click();
    // What the first till holds is booked: above the limit by the management alone.
    await dialog.getByLabel('Anfangsbestand', { exact: true }).fill('200');
    await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
    await expect(dialog.getByText('Bitte gib den Grund an')).toBeVisible();
    await dialog.getByLabel('Woher kommt der Anfangsbestand?').fill('Wechselgeld von der Bank');
    await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Geschäftsleitung');
    await dialog.getByLabel('Anfangsbestand', { exact: true }).fill('30');
    await dialog.getByLabel('20 Fr.', { exact: true }).fill('10');
    await dialog.getByLabel('10 Fr.', { exact: true }).fill('1');
    await dialog.getByLabel('20 Rp.').fill('x');
    await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
    await expect(dialog.getByText('Bitte gib eine Anzahl von 0 bis 9999 an')).toBeVisible();
    await dialog.getByLabel('20 Rp.').fill('');
    await expectAccessibleDialog(page);
    await dialog.getByRole('button', { name: 'Zählung speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Gezählt um \d\d:\d\d von /)).toBeVisible();

    await page.getByRole('button', { name: 'Tag abschliessen' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(running);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();

    // Another sale and a refund arrive, the refund while the confirmation is open: the new figures are shown before the day
    // is closed.
    await sellQuickly(page.request);
    await deliverUntil(page.request, '14:00');
    await visit(page, BOOKS);
    await expect(page.getByText(running)).toBeHidden();
    await page.getByRole('button', { name: 'Tag abschliessen' }).click();
    await expect(dialog.getByText('Kasse: gezählt')).toBeVisible();
    await dialog.getByLabel('Warum fehlt etwas oder ist zu viel da?').fill('Beim Zählen gefunden');
    await expectAccessibleDialog(page);
    const late = { orderNumber: number, amount: 150, method: 'cash', cause: 'quality' };
    expect((await page.request.put(`/api/accounting/refunds/${randomUUID()}`, { data: late })).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Abschliessen', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Inzwischen ist etwas dazugekommen.');
    await dialog.getByRole('button', { name: 'Abschliessen', exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    await visit(page, BOOKS);
    await expect(page.getByText('Abschluss Nr. 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kasse neu zählen' })).toBeHidden();
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Abschluss als PDF' }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');

    // The close was too early: the management reverses it and closes again under another number.
    await signInQuickly(page, 'Geschäftsleitung');
    await visit(page, BOOKS);
    await page.getByRole('button', { name: 'Abschluss zurücknehmen' }).click();
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(dialog.getByText('Bitte gib den Grund an')).toBeVisible();
    await dialog.getByLabel('Grund').fill('Zu früh');
    await expectAccessibleDialog(page);
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/wurde zurückgenommen \(Nr\. 2\).*Zu früh/)).toBeVisible();
    await page.getByRole('button', { name: 'Tag abschliessen' }).click();
    await dialog.getByRole('button', { name: 'Abschliessen', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Gib an, warum.');
    await dialog.getByLabel('Warum fehlt etwas oder ist zu viel da?').fill('Wechselgeld');
    await dialog.getByRole('button', { name: 'Abschliessen', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('span', { hasText: /^Abschluss Nr\. 3$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Von Hand bewegt' })).toBeVisible();

    // Sales after the close belong to the next business day and are labelled so.
    await deliverUntil(page.request, null);
    await sellQuickly(page.request);
    await visit(page, `${BOOKS}/${TODAY}`);
    await expect(page.getByText('2 Bestellungen ·')).toBeVisible();
    await visit(page, `${BOOKS}/2026-11-21`);
    await expect(page.getByText('Nach dem Abschluss des 20.11.2026 gebucht').first()).toBeVisible();
    for (const { width, height, colorScheme } of [
      { width: 1440, height: 900, colorScheme: 'light' },
      { width: 390, height: 844, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  },
);

test('a range shows VAT, charts with their tables, and a file for the fiduciary', async ({ page }) => {
  await signInQuickly(page, 'Geschäftsleitung');
  const number = await sellQuickly(page.request);
  const refund = { orderNumber: number, amount: 150, method: 'card', cause: 'late' };
  const refunded = await page.request.put(`/api/accounting/refunds/${randomUUID()}`, { data: refund });
  expect(refunded.ok()).toBe(true);
  await visit(page, BOOKS);
  await page.getByRole('link', { name: 'Auswertung' }).click();
  await page.getByRole('link', { name: 'Quartal', exact: true }).click();
  await expect(page.getByRole('heading', { name: '01.10.2026 – 31.12.2026' })).toBeVisible();
  const problems = page.getByRole('table', { name: 'Was schiefging, nach Ursache' });
  await expect(problems.getByRole('row', { name: 'Zu spät 1 CHF 1.50' })).toBeVisible();
  const products = page.getByRole('region', { name: 'Produkte' });
  await products.getByText('Als Tabelle').click();
  await expect(products.getByRole('columnheader', { name: 'Stück' })).toBeVisible();
  await expect(products.getByRole('row')).not.toHaveCount(0);
  for (const { width, height, colorScheme } of [
    { width: 390, height: 844, colorScheme: 'light' },
    { width: 1440, height: 900, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Für den Treuhänder (CSV)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFBuchungstag;Zeitpunkt;Beleg;')).toBe(true);
  expect(text).toContain(`"Verkauf, Bestellung ${number}";`);

  await page.getByRole('link', { name: 'Letztes Quartal' }).click();
  await expect(page.getByText('In diesem Zeitraum ist nichts gebucht.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Was schiefging' })).toContainText('Nichts ging schief.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, 320);
});

test('no amount at a chart is cut or shortened, however large the turnover', async ({ page }) => {
  await signInQuickly(page, 'Geschäftsleitung');
  await sellQuickly(page.request);
  let factor = 1;
  // Nobody sells for a million francs in a test.
  await page.route('**/api/accounting/revenue*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(
      /"gross":(\d+)/g,
      (_, gross) => `"gross":${Number(gross) * factor}`,
    );
    await route.fulfill({ response, body: text });
  });
  for (const width of [390, 1440])
    for (factor of [1, 170, 17_000]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, BOOKS);
      await page.getByRole('link', { name: 'Auswertung' }).click();
      await page.getByRole('link', { name: 'Quartal', exact: true }).click();
      const drawing = page.getByRole('region', { name: 'Umsatz nach Monat' }).locator('svg');
      await expect(drawing.locator('text').filter({ hasText: /^0$/ })).toBeAttached();
      const cut = await page.locator('[inert] svg').evaluateAll((drawings) =>
        drawings.flatMap((svg) => {
          const box = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('text')]
            .map((label) => ({ label: label.textContent, at: label.getBoundingClientRect() }))
            .filter(({ label, at }) => at.left < box.left || at.right > box.right || /\d[kMG]/.test(label))
            .map(({ label }) => label);
        }),
      );
      expect(cut).toEqual([]);
    }
});
