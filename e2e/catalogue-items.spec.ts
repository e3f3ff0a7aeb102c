import { expectAccessible } from './accessible.ts';
import { expectToFit } from './fit.ts';
import { into } from './keyboard.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { arriveAt, reload, visit, waitForHydration } from './visit.ts';

test(
  'staff copy a product, guests have it at once, its prices are remembered, and it goes and comes back',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    // The test uses two browsers and a dialog.
    test.slow();
    const guest = await openBrowser();
    await visitAs(page, 'Mitarbeiter', '/admin/products');
    await page.getByLabel('Name oder Beschreibung').fill('Diavola');
    await expect(page).toHaveURL(/\?q=Diavola$/);
    await page.getByRole('row').filter({ hasText: 'Diavola' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diavola' })).toBeVisible();
    await page.getByRole('link', { name: 'Duplizieren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neues Produkt' })).toBeVisible();

    const save = page.getByRole('button', { name: 'Speichern', exact: true });
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await page.getByLabel('Name', { exact: true }).fill('Inferno');
    await reload(page);
    await expect(page.getByText(/sind wieder da/)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Inferno');
    await visit(page, new URL(page.url()).pathname.replace('/copy', ''));
    await expect(page.getByRole('heading', { level: 1, name: 'Diavola' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Diavola');
    await page.getByRole('link', { name: 'Duplizieren' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Inferno');
    await page.getByRole('checkbox', { name: /Im Angebot/ }).check();
    await page.getByLabel('Preis', { exact: true }).fill('abc');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Eine Angabe stimmt noch nicht' })).toBeFocused();
    await page.getByLabel('Preis', { exact: true }).fill('21.50');
    await expect(preview).toContainText('Inferno');
    await expect(preview).toContainText('CHF 21.50');
    await preview.getByRole('button', { name: 'Ganze Ansicht öffnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Inferno' })).toContainText('Grösse');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inferno' })).toBeVisible();
    await expect(page.getByText(/sind wieder da/)).toHaveCount(0);

    await visit(guest, '/products');
    const card = guest.getByRole('article').filter({ hasText: 'Inferno' });
    await expect(card).toContainText('CHF 21.50');
    await expect(guest.getByRole('heading', { name: 'Diavola', exact: true })).toBeVisible();
    await page.getByLabel('Preis', { exact: true }).fill('22');
    await save.click();
    await expect(page.getByRole('region', { name: 'Preisverlauf' })).toContainText(/CHF 21\.50.*CHF 22\.00/);
    await page.getByRole('button', { name: 'Produkt archivieren' }).click();
    await expect(page.getByText('Archiviert: Gäste sehen es nicht.')).toBeVisible();
    await visit(guest, '/products');
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Produkt zurückholen' }).click();
    await expect(page.getByText('Archiviert: Gäste sehen es nicht.')).toHaveCount(0);
  },
);

test('a product is sold out from its form at once, until a day and a time, and what the desk does shows there', async ({
  page,
}) => {
  await visitAs(page, 'Mitarbeiter', '/admin/products?q=Diavola');
  await page.getByRole('row').filter({ hasText: 'Diavola' }).first().click();
  const section = page.getByRole('region', { name: 'Ausverkauft', exact: true });
  await section.getByLabel('Datum', { exact: true }).check();
  const sellOut = section.getByRole('button', { name: 'Diavola ausverkauft' });
  await section.getByLabel('Letzter Tag', { exact: true }).fill('20.2.27');
  await section.getByLabel('Uhrzeit am letzten Tag').fill('1130');
  await section.getByLabel('Uhrzeit am letzten Tag').blur();
  await expect(section.getByRole('alert')).toHaveText('Möglich ist ab in fünf Minuten bis am 21.12.2026.');
  await section.getByLabel('Letzter Tag', { exact: true }).fill('24.11.2026');
  await sellOut.click();
  await expect(section).toContainText('Wieder da: Dienstag um 11:30');
  await expect(section.getByRole('status')).toHaveText('Diavola: ausverkauft bis Dienstag um 11:30');
  const soldOutUntil = async () => {
    const catalogue = await (await page.request.get('/api/catalogue')).text();
    return /"id":"([^"]+)"[^{}]*"name":"Diavola".*?"soldOutUntil":(null|"[^"]+")/.exec(catalogue)?.slice(1) ?? [];
  };
  const [id, until] = await soldOutUntil();
  expect(until).toBe('"2026-11-24T10:30:00.000Z"');
  const answer = await page.request.put('/api/kitchen/sold-out', { data: { ids: [id], until: null } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await expect(sellOut).toBeVisible();
  await expect(section.getByRole('status')).toHaveText('Diavola: im Angebot');
});

test('groups and products are put into another order by dragging, by keys and by single presses', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/admin/product-groups');
  const rows = page.getByRole('list', { name: 'Reihenfolge der Gruppen' }).getByRole('link');
  const [first = '', second = '', third = ''] = await rows.allTextContents();
  const handle = (name: string) => page.getByRole('button', { name: `${name} verschieben` });
  await handle(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle(first)).toBeFocused();
  const firstThree = async () => (await rows.allTextContents()).slice(0, 3);
  await expect.poll(firstThree).toEqual([second, first, third]);
  const [from, to] = [await handle(third).boundingBox(), await handle(second).boundingBox()];
  if (from === null || to === null) throw new Error('the handles are not there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(firstThree).toEqual([third, second, first]);
  const step = (name: string, way: string) => page.getByRole('button', { name: `${name} nach ${way}`, exact: true });
  await expect(step(third, 'oben')).toBeDisabled();
  await step(second, 'oben').click();
  await expect.poll(firstThree).toEqual([second, third, first]);
  await expect(page.getByRole('status').filter({ hasText: `${second}: Platz 1 von` })).toHaveCount(1);
  // At the end of the list the focus moves to the button for the way back.
  await into(step(second, 'unten')).press('Enter');
  await expect.poll(firstThree).toEqual([third, second, first]);
  await expect(step(second, 'unten')).toBeFocused();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Reihenfolge gespeichert');
  const { productGroups } = (await (await page.request.get('/api/catalogue')).json()) as {
    productGroups: { name: string }[];
  };
  expect(productGroups.slice(0, 3).map(({ name }) => name)).toEqual([third, second, first]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, 320);
});

test('a choice is dearer everywhere at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/admin/option-groups');
  await page.getByRole('link', { name: 'Anmelden' }).last().click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: 'Mitarbeiter' }).click();
  await arriveAt(page, '/admin/option-groups');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Salatsauce/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salatsauce' })).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel('Aufpreis').first().fill('0.50');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Auswahl gespeichert');
  const catalogue = JSON.stringify(await (await page.request.get('/api/catalogue')).json());
  expect(catalogue).toContain('"name":"Hausdressing","price":50');
  await expectToFit(page, 390);
});
