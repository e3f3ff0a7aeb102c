import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { deliverQuickly, openBoard, openDetails, orderQuickly, ticketOf } from './desk.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test(
  'the guest calls: one more, another door, another payment, and sees it at once',
  { tag: '@flow' },
  async ({ page, openBrowser, request }) => {
    const [product] = await loadUnbakedProducts(request);
    const other = 'Knusperstangen';
    const { number, path } = await orderQuickly(request, product);
    const guest = await openBrowser();
    await Promise.all([openBoard(page), visit(guest, path)]);
    await ticketOf(page, number)
      .getByRole('button', { name: /Details/ })
      .click();
    await page.getByRole('button', { name: 'Ändern …' }).click();
    const dialog = page.getByRole('dialog', { name: `Bestellung ${number} ändern` });
    const save = dialog.getByRole('button', { name: /^Ändern/ });
    await expect(dialog.getByLabel('Was darf es sein?')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel('Was darf es sein?').fill(other);
    await dialog.getByLabel('Was darf es sein?').press('Enter');
    await dialog.getByText('Adresse, Bemerkung, Zahlungsart').click();
    await dialog.getByLabel('Für den Kurier').fill('Hintertür');
    await dialog.getByText('TWINT', { exact: true }).click();
    await dialog.getByText('Gast hat angerufen').click();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(guest.getByRole('heading', { name: 'Geändert' })).toBeVisible();
    await expect(guest.getByText(`Dazu: 1× ${other}`, { exact: false })).toBeVisible();
    await expect(guest.getByText('Hinweis für den Kurier', { exact: false })).toBeVisible();
  },
);

test('what one tablet has entered stays while another edits the same order', async ({ page, openBrowser, request }) => {
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  const second = await openBrowser();
  await Promise.all([openBoard(page), openBoard(second)]);
  for (const tablet of [page, second]) {
    await ticketOf(tablet, number)
      .getByRole('button', { name: /Details/ })
      .click();
    await tablet.getByRole('button', { name: 'Ändern …' }).click();
    await tablet.getByText('Adresse, Bemerkung, Zahlungsart').click();
    await tablet.getByLabel('Bemerkung für die Küche').fill(tablet === page ? 'ohne Salz' : 'mit Salz');
    await tablet.getByText('Gast hat angerufen').click();
  }
  await page.getByRole('button', { name: /^Ändern$/ }).click();
  await expect(ticketOf(page, number)).toContainText('ohne Salz');
  // The other tablet goes on from there, with what it has entered.
  await second.getByRole('button', { name: /^Ändern$/ }).click();
  for (const tablet of [page, second]) await expect(ticketOf(tablet, number)).toContainText('mit Salz');
});

test('what was missing is delivered again for nothing, as an order that says why', async ({
  page,
  openBrowser,
  request,
}) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, id, path } = await orderQuickly(request, product);
  await openBoard(page);
  await deliverQuickly(page.request, id, 'card');
  const guest = await openBrowser();
  await visit(guest, path);
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Nachliefern …' }).click();
  const dialog = page.getByRole('dialog', { name: `Zu ${number} nachliefern` });
  const send = dialog.getByRole('button', { name: /^Nachliefern auf \d\d:\d\d$/ });
  await expect(send).toBeDisabled();
  await dialog.getByRole('button', { name: /: eins mehr$/ }).click();
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toHaveCount(0);
  const ticket = ticketOf(page, number + 1);
  await expect(ticket).toContainText(`Nachlieferung zu ${number}: Fehlte`);
  await expect(guest.getByRole('region', { name: 'Nachlieferung' })).toContainText(`Bestellung ${number + 1}`);
});
