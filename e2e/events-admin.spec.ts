import { expectAccessibleDialog } from './accessible.ts';
import { liveAtOnce } from './delay.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

test(
  'an event is written, shown to guests at once, cancelled, copied and removed',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const guest = await openBrowser();
    await liveAtOnce(guest);
    await visit(guest, '/restaurant/events');
    await visitAs(page, 'Mitarbeiter', '/about-us');
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).last().click();
    await page.getByRole('link', { name: 'Neuer Event' }).click();
    // The list has a field named for titles too: its search.
    await expect(page.getByRole('heading', { level: 1, name: 'Neuer Event' })).toBeVisible();
    await page.getByLabel('Titel').fill('Silvester am Ofen');
    await page.getByLabel('Beginn', { exact: true }).fill('31.12.2026');
    await page.getByLabel('Uhrzeit des Beginns').fill('19:00');
    await expect(page.getByLabel('Ende', { exact: true })).toHaveValue('31.12.2026');
    await expect(page.getByLabel('Uhrzeit des Endes')).toHaveValue('21:00');
    await page.getByLabel('Ende', { exact: true }).fill('01.01.2027');
    await page.getByLabel('Uhrzeit des Endes').fill('02:00');
    await page.getByLabel('Text').fill('Wir feiern **zusammen**.\n\n- Apéro\n- Tanz\n\n<img src=x onerror="alert(1)">');
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await expect(preview.locator('strong')).toHaveText('zusammen');
    await expect(preview).toContainText('Noch ein Entwurf');
    await page.getByRole('radio', { name: /Veröffentlicht/ }).check();
    await page.getByRole('button', { name: 'Speichern' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Silvester am Ofen' })).toBeVisible();

    // The guest's page has been open all the time.
    const shown = guest.getByRole('listitem').filter({ hasText: 'Silvester am Ofen' });
    await expect(shown.getByRole('listitem')).toHaveText(['Apéro', 'Tanz']);
    await expect(shown).toContainText('<img src=x onerror="alert(1)">');
    await expect(shown).toContainText('19:00–01.01.2027, 02:00');
    await reload(guest);
    await expect(shown.locator('strong')).toHaveText('zusammen');
    const file = (await shown.getByRole('link', { name: 'in den Kalender' }).getAttribute('href')) ?? '';
    expect(await (await guest.request.get(file)).text()).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED');

    await page.getByRole('button', { name: 'Löschen …' }).click();
    await expect(page.getByText('Gäste sehen diesen Event.')).toBeVisible();
    await page.getByRole('radio', { name: /Abgesagt/ }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(shown).toContainText('Abgesagt');
    expect(await (await guest.request.get(file)).text()).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED');

    await page.getByRole('button', { name: 'Duplizieren' }).click();
    await expect(page.getByLabel('Beginn', { exact: true })).toHaveValue('07.01.2027');
    await expect(page.getByLabel('Uhrzeit des Beginns')).toHaveValue('19:00');
    await page.getByRole('button', { name: 'Löschen …' }).click();
    await expectAccessibleDialog(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
    await expectToast(page, 'Event gelöscht');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(4);
  },
);

test('of two people in one event the second one chooses', async ({ page, openBrowser, problems }) => {
  problems.expect(/status of 409/);
  await visitAs(page, 'Mitarbeiter', '/feedback');
  const value = {
    title: 'Hausmusik',
    description: '',
    start: '2026-12-12T18:00:00.000Z',
    end: '2026-12-12T20:00:00.000Z',
  };
  const path = `/desk/events/${crypto.randomUUID()}`;
  const save = (version: number, title: string) =>
    page.request.put(`/api${path}`, { data: { version, value: { ...value, title, state: 'draft' } } });
  await save(0, value.title);
  const other = await openBrowser();
  await visitAs(other, 'Geschäftsleitung', path.replace('/desk', '/admin'));
  await other.getByLabel('Titel').fill('Hauskonzert');
  await save(1, 'Kammermusik');
  await other.getByRole('button', { name: 'Speichern' }).click();
  const dialog = other.getByRole('dialog', { name: 'Jemand war schneller' });
  await dialog.getByRole('radio', { name: /Hauskonzert/ }).check();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Hauskonzert' })).toBeVisible();
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('what is saved again after a lost answer and a reload is there once', async ({ page, problems }) => {
    problems.expect(/Failed to load resource|net::ERR|Keine Verbindung/);
    await visitAs(page, 'Mitarbeiter', '/admin/events/new');
    await page.getByLabel('Titel').fill('Jazz im Hof');
    await page.getByLabel('Beginn', { exact: true }).fill('05.12.2026');
    await page.getByLabel('Uhrzeit des Beginns').fill('19:00');
    await page.route('**/api/desk/events/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Nicht gespeichert. Alles Eingegebene steht noch da.')).toBeVisible();
    await page.unroute('**/api/desk/events/*');
    await reload(page);
    await expect(page.getByText(/sind wieder da/)).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jazz im Hof' })).toBeVisible();
    await visit(page, '/admin/events?q=Jazz');
    await expect(page.getByRole('row').filter({ hasText: 'Jazz im Hof' })).toHaveCount(1);
  });
});
