import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { PREPARING, acceptByTap, openBoard, openTicket, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { type ReceiptPrinter, startReceiptPrinter } from './receipt-printer.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const PRINTER = {
  id: '00000000-0000-4000-8000-00000000b001',
  name: 'Küche',
  host: '127.0.0.1',
  charactersPerLine: 48,
  automatic: true,
  labels: false,
  confirms: true,
  active: true,
};

/** Counts calls of the browser's print dialog, which is no page. */
const countPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = `${Number(document.documentElement.dataset['printed'] ?? 0) + 1}`;
    };
  });
const printed = (page: Page, count: number) => expect(page.locator('html')).toHaveAttribute('data-printed', `${count}`);
const endPrinting = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

/** Saves the printers as the management, who alone may set hosts. */
async function setPrinters(page: Page, printers: readonly object[]): Promise<void> {
  const address = '/api/settings/printers';
  const { version } = (await (await page.request.get(address)).json()) as { version: number };
  const origin = new URL(page.url()).origin;
  const saved = await page.request.put(address, { headers: { origin }, data: { version, value: { printers } } });
  expect(saved.status()).toBe(200);
}

test('without a printer the browser prints the ticket alone on 80 mm, and the second time it is a copy', async ({
  request,
  openBrowser,
}) => {
  test.slow();
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  const printingState = await openBrowser({ colorScheme: 'dark' });
  await countPrinting(printingState);
  await openBoard(printingState);
  const details = await openTicket(printingState, number);
  const print = details.getByRole('button', { name: 'Bon drucken' });
  await print.click();
  await printed(printingState, 1);
  await printingState.emulateMedia({ media: 'print' });
  await expect(printingState.getByRole('heading', { name: 'Bestellpult' })).toBeHidden();
  const paper = printingState.locator('body > div').filter({ hasText: 'Bestellt' }).last();
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(`${number}`);
  await expect(paper).not.toContainText('KOPIE');
  const looks = await paper.locator('> div').evaluate((element) => {
    const { color, backgroundColor, width } = getComputedStyle(element);
    return { color, backgroundColor, millimetres: Math.round((Number.parseFloat(width) / 96) * 25.4) };
  });
  expect(looks).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', millimetres: 80 });
  await printingState.emulateMedia({ media: null });
  const pdf = (await printingState.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(Math.round(Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf)?.[1]))).toBe(Math.round((80 / 25.4) * 72));

  await endPrinting(printingState);
  await expect(paper).toBeHidden();
  await print.click();
  await printed(printingState, 2);
  await expect(printingState.locator('body > div').filter({ hasText: 'Bestellt' }).last()).toContainText('KOPIE 1');
  await endPrinting(printingState);
  await printingState.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await printingState.getByRole('button', { name: 'Bons', exact: true }).click();
  const journal = printingState.getByRole('dialog', { name: 'Bons von heute' });
  await expect(journal.getByRole('listitem')).toHaveText([/KOPIE 1.*Browser/, /Original.*Browser/]);
  await expectAccessible(printingState);
  await journal
    .getByRole('button', { name: `Nochmals Bon ${number} drucken` })
    .first()
    .click();
  await printed(printingState, 3);
  await endPrinting(printingState);
  await expect(journal.getByRole('listitem').first()).toContainText('KOPIE 2');
});

test.describe('with a printer', () => {
  let printer: ReceiptPrinter;
  test.beforeEach(async () => {
    printer = await startReceiptPrinter();
  });
  test.afterEach(() => printer.switchOff());

  test(
    'an order that is accepted is printed by itself, and one that waited once the printer is back',
    { tag: '@flow' },
    async ({ page: printingState, request, openBrowser }) => {
      // The retries of a failed printer come after ever longer pauses.
      test.slow();
      const [product] = await loadUnbakedProducts(request);
      const manager = await openBrowser();
      await visitAs(manager, 'Geschäftsleitung', '/admin/settings/printers');
      await openBoard(printingState);
      await setPrinters(manager, [{ ...PRINTER, port: printer.port }]);
      const { number: first } = await orderQuickly(request, product);
      await acceptByTap(printingState, first);
      await expect.poll(() => printer.papers.length).toBe(1);
      expect(printer.papers[0]).toContain(`${first}`);
      expect(printer.papers[0]).not.toContain('KOPIE');
      await expect(printingState.getByRole('button', { name: 'Drucker bereit' })).toBeVisible();

      await printer.switchOff();
      const { number: second } = await orderQuickly(request, product);
      await acceptByTap(printingState, second);
      await expect(ticketOf(printingState, second).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
      const badge = printingState.getByRole('button', { name: 'Drucker antwortet nicht · 1 Bon fehlt' });
      await expect(badge).toBeVisible();
      await badge.click();
      const journal = printingState.getByRole('dialog', { name: 'Bons von heute' });
      await expect(journal.getByRole('listitem').first()).toHaveText(
        new RegExp(`${second}.*Wartet.*Küche.*von selbst.*Drucker antwortet nicht`),
      );
      await expectAccessible(printingState);
      await printingState.setViewportSize({ width: 390, height: 844 });
      await expect(journal.getByRole('button', { name: `Erledigt , Bon ${second}` })).toBeInViewport({ ratio: 1 });
      await printingState.setViewportSize({ width: 1280, height: 720 });
      await printingState.keyboard.press('Escape');

      await printer.switchOn();
      // The last pause may be half a minute.
      await expect.poll(() => printer.papers.length).toBe(2);
      expect(printer.papers[1]).toContain(`${second}`);
      await expect(printingState.getByRole('button', { name: 'Drucker bereit' })).toBeVisible();

      await (await openTicket(printingState, second)).getByRole('button', { name: 'Bon drucken' }).click();
      await expect.poll(() => printer.papers.length).toBe(3);
      expect(printer.papers[2]).toContain('KOPIE 1');
      await setPrinters(manager, []);
    },
  );

  test('boxes get labels once an order is ready, and once more when staff ask', async ({
    page: desk,
    request,
    openBrowser,
  }) => {
    test.slow();
    const [product] = await loadUnbakedProducts(request);
    const manager = await openBrowser();
    await visitAs(manager, 'Geschäftsleitung', '/admin/settings/printers');
    await setPrinters(manager, [{ ...PRINTER, port: printer.port, automatic: false }]);
    await visit(manager, '/admin/settings/printers');
    await manager.getByRole('checkbox', { name: /Druckt Etiketten/ }).check();
    await manager.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(async () => (await manager.request.get('/api/settings/printers')).text())
      .toContain('"labels":true');
    await openBoard(desk);
    const { number, id } = await orderQuickly(request, product);
    for (const step of PREPARING) expect((await stepQuickly(desk.request, id, step)).ok()).toBe(true);
    await ticketOf(desk, number).getByRole('button', { name: 'Fertig' }).click();
    await expect.poll(() => printer.papers.length).toBe(1);
    const [labels = ''] = printer.papers;
    expect(labels.match(/\d+ von 9/g)).toEqual(Array.from({ length: 9 }, (_, index) => `${index + 1} von 9`));
    expect(labels).toContain(`${number}`);

    const details = await openTicket(desk, number);
    await expectAccessible(desk);
    await details.getByRole('button', { name: 'Etiketten' }).click();
    await expectToast(desk, `Etiketten ${number} werden gedruckt`);
    await expect.poll(() => printer.papers.length).toBe(2);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Drucker bereit' }).click();
    const journal = desk.getByRole('dialog', { name: 'Bons von heute' });
    await expect(journal.getByRole('listitem').first()).toHaveText(/Gedruckt.*Etiketten.*Küche/);
    await setPrinters(manager, []);
  });
});
