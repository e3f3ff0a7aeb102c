import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

const ask = async (page: Page, postcode: string) => {
  await page.getByLabel('Deine Postleitzahl').fill(postcode);
  await page.getByRole('button', { name: 'Prüfen' }).click();
};

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest learns whether, when and for how much we deliver', async ({ page }) => {
    await openUnhydrated(page, '/order-time/info');
    const main = page.getByRole('main');
    // The exact time depends on how long the shop has been open.
    await expect(main).toContainText(/Nächste Lieferung heute um (19|20):[0-5][05]/);
    await ask(page, '8400');
    await expect(page).toHaveURL('/order-time/info?plz=8400');
    await expect(main.getByRole('heading', { name: 'Ja, zu dir liefern wir.' })).toBeVisible();
    await expect(main.getByRole('table', { name: 'Liefergebühr für 8400 Winterthur' })).toContainText('ab CHF 60.00');
    await ask(page, '8000');
    await expect(main.getByRole('heading', { name: 'Nach 8000 liefern wir leider nicht.' })).toBeVisible();
  });

  test('the footer leads to every page that it names', async ({ page, baseURL }) => {
    await openUnhydrated(page, '/');
    const links = page.getByRole('navigation', { name: 'Fusszeile' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const own = hrefs.filter((href) => href.startsWith(`${baseURL}`)).map((href) => new URL(href).pathname);
    expect(own).toEqual([
      '/about-us',
      '/restaurant',
      '/order-time/info',
      '/payment/info',
      '/legal/imprint',
      '/legal/privacy',
      '/legal/refund',
      '/legal/terms',
    ]);
    expect(hrefs).toHaveLength(own.length + 2);
    for (const path of own) {
      await openUnhydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
});

test('the postcode is checked in place, and its address can be passed on', async ({ page }) => {
  await visit(page, '/order-time/info');
  await ask(page, '840');
  await expect(page.getByLabel('Deine Postleitzahl')).toHaveAccessibleDescription(/vier Ziffern/);
  await ask(page, 'CH-8310');
  await expect(page).toHaveURL('/order-time/info?plz=CH-8310');
  await expect(page.getByRole('heading', { name: '8310 Kemptthal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '8310 Grafstal' })).toBeVisible();
  await ask(page, '8472');
  await expect(page).toHaveURL('/order-time/info?plz=8472');
  await reload(page);
  await expect(page.getByRole('heading', { name: '8472 Seuzach' })).toBeVisible();
  for (const broken of ['1e999', '%228400%22', '[1]', 'null', '%00', '99999999999999999999']) {
    await visit(page, `/order-time/info?plz=${broken}`);
    await expect(page.getByRole('heading', { name: 'Liefern wir zu dir?' })).toBeVisible();
  }
});

test('contents lead to their section below the header, and every page begins at its top', async ({ page }) => {
  await visit(page, '/legal/terms');
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Haftung' }).click();
  await expect(page).toHaveURL('/legal/terms#haftung');
  const heading = page.getByRole('heading', { name: 'Haftung' });
  const covered = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(covered);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/legal/privacy');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle('Datenschutz – Ofenpost');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/legal\/privacy$/);

  await visit(page, '/legal/terms#konto');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const konto = page.getByRole('heading', { name: 'Konto' });
  await expect.poll(async () => (await konto.boundingBox())?.y).toBeGreaterThan(covered);
});

test('feedback is given by keyboard alone', async ({ page }) => {
  await visit(page, '/feedback');
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');
  await expect(page.getByText('Bitte bewerte das Essen mit 1 bis 5.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Wie war das Essen?' }).getByRole('radio').first()).toBeFocused();

  for (const [question, presses, chosen] of [
    ['Wie war das Essen?', 4, '5 von 5, ausgezeichnet'],
    ['Wie war die Lieferung?', 2, '3 von 5, geht so'],
    ['Wie war das Bestellen?', 3, '4 von 5, gut'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: question });
    await group.getByRole('radio').first().focus();
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: chosen })).toBeChecked();
  }
  await page.getByLabel('Bestellnummer').fill('zwölf');
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');
  await expect(page.getByLabel('Bestellnummer')).toBeFocused();
  await expect(page.getByLabel('Bestellnummer')).toHaveAccessibleDescription(/nur aus Ziffern/);
  await page.getByLabel('Bestellnummer').fill('1042');
  await page.getByLabel('Was möchtest du uns sagen?').fill('Der Rand war wunderbar.\nDanke!');
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Danke, das hilft uns.' })).toBeFocused();
});

test('feedback that could not be sent stays in the form, also when the page is loaded anew', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|Keine Verbindung/);
  await visit(page, '/feedback');
  for (const radio of await page.getByRole('radio', { name: '4 von 5, gut' }).all()) await radio.check({ force: true });
  await page.getByLabel('Was möchtest du uns sagen?').fill('Noch da?');
  await page.getByLabel('Bestellnummer').fill('1042');
  await page.route('**/api/feedback', (route) => route.abort());
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expectToast(page, 'Fehler');
  const text = page.getByLabel('Was möchtest du uns sagen?');
  await expect(text).toHaveValue('Noch da?');
  await page.unroute('**/api/feedback');
  await reload(page);
  await expect(text).toHaveValue('Noch da?');
  await expect(page.getByLabel('Bestellnummer')).toHaveValue('1042');
  await expect(page.getByRole('radio', { name: '4 von 5, gut', checked: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByRole('heading', { name: 'Danke, das hilft uns.' })).toBeVisible();
  await visit(page, '/feedback');
  await expect(text).toHaveValue('');
});
