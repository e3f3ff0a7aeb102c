import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { OF_SERVER } from './api.ts';
import { expectToFit } from './fit.ts';
import { visitAs } from './sign-in.ts';
import { tap } from './tap.ts';
import { expect, test } from './test.ts';
import { reload, visit } from './visit.ts';

test(
  'a manager exports the catalogue, tries a file, mends it, imports it, leaves and comes back',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    // The test uses two browsers and waits for a background job.
    test.slow();
    const guest = await openBrowser();
    await visit(guest, '/products');
    await visitAs(page, 'Geschäftsleitung', '/admin/products');
    await page.getByRole('link', { name: 'Importieren / Exportieren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Importieren und exportieren' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Tabelle (CSV)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/sortiment.*2026-11-20\.csv$/i);
    const exported = await readFile(await download.path(), 'utf8');
    const choose = (text: string | Buffer) =>
      page
        .getByLabel('Datei wählen')
        .setInputFiles({ name: 'Karte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

    await choose(exported);
    await expect(page.getByText('Diese Datei ändert nichts')).toBeVisible();
    await expect(page.getByRole('button', { name: '0 Änderungen importieren' })).toBeDisabled();
    await page.getByRole('button', { name: 'Verwerfen' }).click();

    // Excel with Swiss settings writes CSV like this.
    const rows = (price: string) =>
      `Art;Name;Gehört zu;Preis\r\nProdukt;Margherita;;${price}\r\nGruppe;Suppen\r\nProdukt;Flädlisuppe;Suppen;9.50`;
    await choose(Buffer.from(rows('viel'), 'latin1'));
    const problems = page.getByRole('region', { name: 'Das geht so nicht' });
    await expect(problems).toContainText(/Zeile 2\s*Preis\s*Das ist kein Betrag in Franken/);
    await expect(page.getByRole('region', { name: 'Neu' })).toContainText('Flädlisuppe');
    await expectAccessible(page);
    await reload(page);
    await expect(problems).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).click();

    await choose(rows('15.50'));
    await expect(page.getByRole('region', { name: 'Geändert' })).toContainText(/Margherita.*Preis.*14\.50.*15\.50/s);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page, 390);
    await page.getByRole('button', { name: '3 Änderungen importieren' }).dblclick();
    await page.getByRole('link', { name: 'Alle Produkte' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();
    // The import runs as a background job.
    const soup = guest.getByRole('article').filter({ hasText: 'Flädlisuppe' });
    await expect(soup).toContainText('CHF 9.50');
    await expect(guest.getByRole('article').filter({ hasText: 'Margherita' }).first()).toContainText('CHF 15.50');
    await page.getByRole('link', { name: 'Importieren / Exportieren' }).click();
    await expect(page.getByText('Karte.csv ist importiert')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  },
);

test('staff export it, and read who imports', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/catalogue');
  await expect(page.getByText('Ein ganzes Sortiment importieren kann die Geschäftsleitung.')).toBeVisible();
  const answer = await page.request.get('/admin/catalogue.json');
  expect(await answer.json()).toMatchObject({ format: 'ofenpost.catalogue', version: 1 });
});

test('a manager comes back to an import that is under way, and stops it', async ({ page }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/catalogue');
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'Karte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Art;Name\r\nGruppe;Salate'),
  });
  await expect(page.getByText('Das ist erst die Prüfung')).toBeVisible();
  // The import would end before anybody could press: the test answers in place of the server that it runs and was
  // stopped.
  const imports = '**/desk/catalogue/imports/';
  const { latest } = (await (await page.request.get('/api/desk/catalogue/imports/latest')).json()) as {
    latest: { at: string };
  };
  const running = { ...latest, state: 'running', done: 3, total: 8 };
  await page.route(`${imports}latest`, (route) => route.fulfill({ headers: OF_SERVER, json: { latest: running } }));
  await page.route(`${imports}*/start`, (route) => route.fulfill({ headers: OF_SERVER, json: running }));
  await page.route(`${imports}*/cancel`, (route) =>
    route.fulfill({ headers: OF_SERVER, json: { ...running, state: 'cancelled', ended: latest.at } }),
  );
  await tap(page.getByRole('button', { name: '1 Änderung importieren' }), 1_000);
  await expect(page.getByRole('heading', { name: 'Karte.csv wird importiert' })).toBeFocused();
  // The second tap of a double tap hits the button that has appeared in the same place.
  await tap(page.getByRole('button', { name: 'Import abbrechen' }), 1_300);
  await expect(page.getByRole('button', { name: 'Import abbrechen' })).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('link', { name: 'Alle Produkte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();
  await page.getByRole('link', { name: 'Importieren / Exportieren' }).click();
  await expect(page.getByRole('progressbar', { name: 'Karte.csv wird importiert' })).toHaveAttribute('value', '3');
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Import abbrechen' }), 10_000);
  const ended = page.getByRole('heading', { name: 'Import von Karte.csv abgebrochen' });
  await expect(ended).toBeFocused();
  expect(await tap(page.getByLabel('Datei wählen'), 10_200)).toBe(false);
  await tap(page.getByRole('button', { name: 'Ausblenden' }), 10_300);
  await expect(ended).toBeVisible();
  await expect(page.getByText('Geändert wurde nichts')).toBeVisible();
  await expect(page.getByLabel('Datei wählen')).toBeEnabled();
  await expectAccessible(page);
});
