import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { beginCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { acceptByTap, openOrder } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('a guest takes an order back, and reads it on the receipt', { tag: '@flow' }, async ({ page }) => {
  await beginCheckout(page);
  await unfold(page, 'Bestätigung per E-Mail');
  await page.getByLabel('E-Mail für die Bestätigung').fill('anna@example');
  await placeOrderButton(page).click();
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse an')).toBeVisible();
  await page.getByLabel('E-Mail für die Bestätigung').fill('anna@example.ch');
  await placeOrderButton(page).click();
  const number = await readOrderNumber(page);

  // What the browser loads ahead now is out of date after the cancellation.
  await page.getByRole('link', { name: 'Bestätigung ansehen' }).hover();
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  const dialog = page.getByRole('dialog', { name: `Bestellung ${number} stornieren?` });
  await expect(dialog).toBeVisible();
  await expectAccessibleDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await expect(dialog).toBeHidden();
  // The focus is on the heading, not on the button that orders again.
  await expect(page.getByRole('heading', { name: 'Bestellung storniert' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Bestellung storniert' })).toBeInViewport();
  // The live announcement contains more text around it.
  await expect(page.getByText('Grund: auf deinen Wunsch', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Bestätigung ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Aufgehobene Bestellung ${number}` })).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get((await page.getByRole('link', { name: 'Als PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('a guest who wants to cancel reads that the kitchen was quicker', async ({ page: guest, openBrowser }) => {
  const staff = await openBrowser();
  await visitAs(staff, 'Mitarbeiter', '/admin/incoming-orders');
  const number = await openOrder(guest);
  await guest.getByRole('button', { name: 'Bestellung stornieren' }).click();
  const dialog = guest.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Stornieren' })).toBeVisible();

  await acceptByTap(staff, number);
  await expect(dialog.getByRole('alert')).toContainText('gerade angenommen');
  await expect(dialog.getByRole('link', { name: /anrufen$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(guest.getByRole('heading', { name: 'Angenommen' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Bestellung stornieren' })).toBeHidden();
});

test('a receipt is shown only to who holds its link', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await openOrder(page);
  const { pathname, search } = new URL(page.url());
  await visit(page, `${pathname}/receipt${search}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellbestätigung \d+$/ })).toBeVisible();
  for (const path of [`${pathname}/receipt`, `${pathname}/receipt.pdf`]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Diese Bestellung finden wir nicht.' })).toBeVisible();
  }
});
