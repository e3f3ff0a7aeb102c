import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import {
  deliverQuickly,
  openDetails,
  openTicket,
  PREPARING,
  acceptByTap,
  columnOf,
  openBoard,
  orderQuickly,
  stepQuickly,
  ticketOf,
} from './desk.ts';
import { cutNetwork } from './network.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { expectAfterUndo } from './undo-window.ts';
import { visit } from './visit.ts';

test(
  'a step that was a mistake is undone by one tap, on every tablet',
  { tag: '@flow' },
  async ({ page, openBrowser, request }) => {
    const [product] = await loadUnbakedProducts(request);
    const { number } = await orderQuickly(request, product);
    const other = await openBrowser();
    await Promise.all([openBoard(page), openBoard(other)]);
    await acceptByTap(page, number);
    await expect(ticketOf(other, number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
    const undo = page.getByRole('button', { name: `Rückgängig: Bestellung ${number}, Angenommen` });
    await expect(undo).toBeVisible();
    // The tablet that did not take the step has nothing to undo.
    await expect(other.getByRole('button', { name: /^Rückgängig/ })).toHaveCount(0);
    await undo.click();
    for (const tablet of [page, other])
      await expect(columnOf(tablet, 'Neu').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
    await expect(undo).toHaveCount(0);
  },
);

test('an undo comes too late once somebody else has gone on, and its line runs out by itself', async ({
  page,
  openBrowser,
  request,
}) => {
  const [product] = await loadUnbakedProducts(request);
  const { number } = await orderQuickly(request, product);
  const other = await openBrowser();
  await Promise.all([openBoard(page), openBoard(other)]);
  await acceptByTap(page, number);
  const undo = page.getByRole('button', { name: /^Rückgängig/ });
  await expect(undo).toBeVisible();
  await ticketOf(other, number).getByRole('button', { name: 'In den Ofen' }).click();
  // The board hears of the other step and offers no undo that would take it back.
  await expect(undo).toHaveCount(0);
  await ticketOf(page, number).getByRole('button', { name: 'Fertig' }).click();
  await expect(undo).toBeVisible();
  await expectAfterUndo(page, () => undo.isHidden());
  await expect(columnOf(page, 'Bereit').getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test(
    'without a network the desk goes on, and sends each step once',
    { tag: '@flow' },
    async ({ page, openBrowser, request, problems }) => {
      test.slow();
      const [product] = await loadUnbakedProducts(request);
      const [first, second] = [await orderQuickly(request, product), await orderQuickly(request, product)];
      const other = await openBrowser();
      await Promise.all([openBoard(page), openBoard(other)]);
      await cutNetwork(page.context(), problems);
      await acceptByTap(page, first.number);
      await acceptByTap(page, second.number);
      await ticketOf(page, first.number).getByRole('button', { name: 'In den Ofen' }).click();
      await expect(ticketOf(page, first.number)).toContainText('wartet auf Netz');
      const waiting = page.getByRole('button', { name: '3 Schritte warten' });
      await waiting.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Zurücknehmen: Bestellung ${second.number}, Angenommen` }).click();
      await expect(page.getByRole('button', { name: '2 Schritte warten' })).toBeVisible();
      await expect(columnOf(page, 'Neu').getByRole('article', { name: `Bestellung ${second.number}` })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.context().setOffline(false);
      await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
      await expect(ticketOf(other, first.number).getByRole('button', { name: 'Fertig' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Schritte? wart/ })).toHaveCount(0);
      await expect(columnOf(other, 'Neu').getByRole('article', { name: `Bestellung ${second.number}` })).toBeVisible();
    },
  );
});

test('a promise is moved in three taps, and the guest sees both times with the reason', async ({
  page,
  openBrowser,
  request,
}) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, id, path } = await orderQuickly(request, product);
  await openBoard(page);
  for (const step of PREPARING) await stepQuickly(page.request, id, step);
  const guest = await openBrowser();
  await visit(guest, path);
  const time = guest.locator('dd time');
  const before = await time.textContent();
  await (await openTicket(page, number)).getByRole('button', { name: 'Zeit …' }).click();
  const dialog = page.getByRole('dialog', { name: /(?:verschieben|später annehmen)$/ });
  await dialog.getByRole('button', { name: /^\+15/ }).click();
  await expectAccessible(page);
  const move = page.getByRole('button', { name: /^Auf \d\d:\d\d verschieben$/ });
  const moved = /\d\d:\d\d/.exec((await move.textContent()) ?? '')?.[0] ?? '';
  await move.click();
  await expect(page.getByRole('button', { name: `Rückgängig: Bestellung ${number}, neu um ${moved}` })).toBeVisible();
  await expect(time).toHaveText(moved);
  await expect(guest.getByText(`Neu um ${moved}, wegen Andrang.`)).toBeVisible();
  await expect(guest.locator('s')).toContainText(before ?? 'no time');
});

test('a new order is accepted for a later time, and the guest reads why', async ({ page, openBrowser, request }) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, path } = await orderQuickly(request, product);
  await openBoard(page);
  const guest = await openBrowser();
  await visit(guest, path);
  await (await openTicket(page, number)).getByRole('button', { name: 'Andere Zeit …' }).click();
  const dialog = page.getByRole('dialog', { name: /(?:verschieben|später annehmen)$/ });
  await dialog.getByRole('button', { name: /^\+15/ }).click();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: /^Auf \d\d:\d\d annehmen$/ });
  const time = /\d\d:\d\d/.exec((await accept.textContent()) ?? '')?.[0] ?? '';
  await accept.click();
  await expect(ticketOf(page, number).getByRole('button', { name: 'In den Ofen' })).toBeVisible();
  await expect(guest.getByText(`Neu um ${time}, wegen Andrang.`)).toBeVisible();
});

test('a wrong means of payment is corrected on the order, with its tip and a reason', async ({ page, request }) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, id } = await orderQuickly(request, product);
  // What leaves the till counts towards the limit of staff, which the tests below need.
  await openBoard(page, 'Geschäftsleitung');
  await deliverQuickly(page.request, id, 'cash');
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Zahlung korrigieren …' }).click();
  const dialog = page.getByRole('dialog', { name: `Zahlung von ${number} korrigieren` });
  const correct = dialog.getByRole('button', { name: 'Korrigieren' });
  await expect(dialog.getByLabel('Trinkgeld')).toBeHidden();
  await dialog.getByText(/^TWINT/).click();
  await dialog.getByLabel('Trinkgeld').fill('4.50');
  await expect(correct).toBeDisabled();
  await dialog.getByLabel('Warum?').fill('falsch getippt');
  await expectAccessible(page);
  await correct.click();
  await expectToast(page, 'Zahlung korrigiert');
  const { figures } = (await (await page.request.get('/api/accounting/day')).json()) as {
    figures: { paid: { cash: number; twint: number }; tips: { twint: number } };
  };
  expect(figures.tips.twint).toBeGreaterThanOrEqual(450);
  expect(figures.paid).toMatchObject({ cash: 0 });
  expect(figures.paid.twint).toBeGreaterThan(0);
  await visit(page, `/order/${id}`);
  await expect(page.getByText('Trinkgeld CHF 4.50')).toBeVisible();
});

test('a guest pays in part at the door and brings the rest, which Escape does not lose while it is entered', async ({
  page,
  request,
}) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, id } = await orderQuickly(request, product);
  await openBoard(page, 'Geschäftsleitung');
  await deliverQuickly(page.request, id, 'cash');
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Zahlung korrigieren …' }).click();
  const dialog = page.getByRole('dialog', { name: `Zahlung von ${number} korrigieren` });
  const atDoor = dialog.getByLabel('An der Tür erhalten');
  const correct = dialog.getByRole('button', { name: 'Korrigieren' });
  await atDoor.fill('5.03');
  await dialog.getByLabel('Warum?').fill('zu wenig dabei');
  await expect(dialog.getByText('Bar geht es nur auf 5 Rappen genau.')).toBeVisible();
  await expect(correct).toBeDisabled();
  await atDoor.fill('5.00');
  await page.keyboard.press('Escape');
  await expect(atDoor).toHaveValue('5.00');
  await correct.click();
  await expectToast(page, 'Zahlung korrigiert');
  // The dialog goes back in the history when it closes, which would end another navigation.
  await expect(correct).toBeHidden();
  await visit(page, `/order/${id}`);
  await expect(page.getByText(/erhalten \(CHF 5\.00\), noch offen/)).toBeVisible();
  await visit(page, '/admin/incoming-orders');
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Rest erhalten …' }).click();
  await dialog.getByRole('checkbox', { name: /^Der Rest kommt nicht mehr/ }).check();
  await expect(correct).toBeDisabled();
  await dialog.getByLabel('Warum?').fill('Nicht mehr erreichbar');
  await correct.click();
  await expectToast(page, 'Zahlung korrigiert');
  await expect(correct).toBeHidden();
  await visit(page, `/order/${id}`);
  await expect(page.getByText(/erhalten \(CHF 5\.00\), nicht bezahlt und abgeschrieben \(CHF/)).toBeVisible();
  await expect(page.getByText(/noch offen/)).toHaveCount(0);
  await visit(page, '/admin/incoming-orders');
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Zahlung korrigieren …' }).click();
  await dialog.getByLabel('Warum?').fill('Kam doch noch');
  const open = /CHF (\S+)\. Leer/.exec((await dialog.getByText(/^Offen ist/).textContent()) ?? '')?.[1] ?? '';
  await dialog.getByLabel('Rest erhalten').fill(open);
  await dialog.getByRole('radio', { name: 'TWINT', exact: true }).check({ force: true });
  await expectAccessible(page);
  await correct.click();
  await expectToast(page, 'Zahlung korrigiert');
  // The dialog goes back in the history when it closes, which would end another navigation.
  await expect(correct).toBeHidden();
  await visit(page, `/order/${id}`);
  await expect(page.getByText(/alles bezahlt/)).toBeVisible();
});

test('one piece is given back at its price, and the guest finds the credit note', async ({
  page,
  openBrowser,
  request,
  problems,
}) => {
  const [product] = await loadUnbakedProducts(request);
  const { number, id, path } = await orderQuickly(request, product);
  await openBoard(page);
  await deliverQuickly(page.request, id, 'card');
  const guest = await openBrowser();
  await visit(guest, path);
  await openDetails(page, number);
  await page.getByRole('button', { name: 'Zurückerstatten …' }).click();
  const dialog = page.getByRole('dialog', { name: `Für ${number} zurückerstatten` });
  const refund = dialog.getByRole('button', { name: /^CHF .* zurückerstatten$/ });
  await dialog.getByLabel('Oder ein Betrag aus Kulanz').fill('95');
  await expect(refund).toBeDisabled();
  await dialog.getByText('Fehlte', { exact: true }).click();
  problems.expect(/status of 409/);
  await refund.click();
  // The form is longer than the dialog, and the refusal stands where the press was.
  await expect(dialog.getByRole('alert')).toBeInViewport();
  await dialog.getByRole('button', { name: /: eins mehr$/ }).click();
  await dialog.getByLabel('Bemerkung').fill('nicht im Sack');
  await expectAccessible(page);
  const amount = /CHF\s[\d.]+/.exec((await refund.textContent()) ?? '')?.[0] ?? 'nothing';
  await refund.click();
  await expect(dialog).toHaveCount(0);
  // The page of the guest is live.
  const refunds = guest.getByRole('region', { name: 'Zurückerstattet' });
  await expect(refunds).toContainText('Fehlte: nicht im Sack');
  await expect(refunds).toContainText(amount.slice(4));
  const paper = await guest.request.get((await refunds.getByRole('link').getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  expect(paper.headers()['content-disposition']).toContain(`Gutschrift-${number}-1.pdf`);
});
