import { expectAccessible } from './accessible.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test(
  'staff read what guests told, mark it as answered and take a slip back',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const guest = await openBrowser();
    await visit(guest, '/feedback');
    await expect(guest.getByRole('heading', { name: 'Wie war’s?' })).toBeVisible();
    const report = (change: object) =>
      guest.request.post('/api/feedback', {
        data: { food: 5, delivery: 5, app: 5, text: '', orderNumber: null, contact: '', ...change },
      });
    await report({ text: 'Fein, wie immer!' });
    await report({ text: 'Leider kalt.', delivery: 1, orderNumber: 4711, contact: 'anna.keller@example.ch' });

    await visitAs(page, 'Mitarbeiter', '/feedback');
    await expect(page.getByRole('heading', { name: 'Rückmeldungen', level: 1 })).toBeVisible();
    await expect(page.getByText('1–2 von 2', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Tiefste Bewertung').selectOption('1 Stern');
    await expect(page).toHaveURL(/rating=1/);
    await expect(page.getByText('1–1 von 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Bestellung 4711 (unbekannt)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'anna.keller@example.ch' })).toHaveAttribute('href', /^mailto:/);

    await page.getByRole('button', { name: 'Als beantwortet markieren' }).click();
    const marked = page.getByRole('button', { name: 'Beantwortet am 20.11.2026' });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Zustand').selectOption('Unbeantwortet');
    await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    await page.getByLabel('Zustand').selectOption('Beantwortet');
    await marked.click();
    await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    await page.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect(page.getByText('1–2 von 2', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('KALT');
    await expect(page.getByText('Fein, wie immer!')).toBeHidden();
    await page.getByRole('link', { name: 'Formular der Gäste' }).click();
    await expect(page.getByRole('heading', { name: 'Wie war’s?' })).toBeVisible();
    await page.getByRole('link', { name: 'Zu den Rückmeldungen' }).click();
    await expect(page.getByRole('heading', { name: 'Rückmeldungen', level: 1 })).toBeVisible();
  },
);
