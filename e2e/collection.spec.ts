import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { addNamed, addToCart, loadCart, loadPlainProducts } from './api.ts';
import { ADDRESS, fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { openBoard, ticketOf } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

/** Saves whether guests may collect, and whether collection is paused. */
async function setCollection(page: Page, offer: string, pause = 'Keine Pause'): Promise<void> {
  await visit(page, '/admin/settings/collection');
  await page.getByRole('radio', { name: offer }).check();
  await page.getByRole('radio', { name: pause }).click();
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  if (await save.isEnabled()) {
    await save.click();
    await expectToast(page, /gespeichert/);
  }
}

async function openCheckout(page: Page): Promise<void> {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 2);
  await visit(page, '/checkout');
}

test('a guest collects an order, from the checkout to the counter', { tag: '@flow' }, async ({ page, openBrowser }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/collection');
  await setCollection(page, 'Gäste dürfen abholen');

  const guest = await openBrowser();
  await openCheckout(guest);
  const [delivery, collection] = [
    guest.getByRole('radio', { name: /^Lieferung/ }),
    guest.getByRole('radio', { name: /^Abholung/ }),
  ];
  await expect(delivery).toBeChecked();
  await fillCheckout(guest, 'Beat Meier', '77');

  await collection.check();
  await expect(guest.getByRole('heading', { name: /Wer holt ab/ })).toBeVisible();
  await expect(guest.getByLabel('Name')).toHaveValue('Beat Meier');
  await expect(guest.getByLabel('Strasse und Nummer')).toHaveCount(0);
  await expect(guest.getByText(/^bereit um/)).toBeVisible();
  await delivery.check();
  await expect(guest.getByLabel('Strasse und Nummer')).toHaveValue(`${ADDRESS.street} 77`);
  await collection.check();

  await placeOrderButton(guest).click();
  const number = await readOrderNumber(guest);
  await expect(guest.getByRole('heading', { name: 'Abholung' })).toBeVisible();
  await expect(guest.getByText('Abholnummer')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Auf der Karte zeigen' })).toBeVisible();

  await openBoard(page);
  await expect(ticketOf(page, number)).toContainText('Abholung');
  const ticket = ticketOf(page, number);
  for (const step of [/^Annehmen/, /^In den Ofen/, /^Fertig/, /^Geholt/])
    await ticket.getByRole('button', { name: step }).first().click();
  await expect(guest.getByText('Abgeholt. En Guete!').first()).toBeVisible();
});

test('a paused collection blocks collecting alone, and without the offer nothing mentions it', async ({
  page,
  openBrowser,
}) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/collection');
  await setCollection(page, 'Gäste dürfen abholen', '120 Minuten ab jetzt');
  const guest = await openBrowser();
  await openCheckout(guest);
  await expect(guest.getByRole('radio', { name: /^Lieferung/ })).toBeChecked();
  await fillCheckout(guest, 'Beat Meier', '79');
  // It is about seven in the evening, and the pause lasts two hours.
  const paused = guest.getByRole('radio', { name: /^Abholung\s*(ab 2[1-3]:\d\d bei uns|heute nicht mehr)/ });
  await paused.check();
  await expect(guest.getByRole('heading', { name: /Wer holt ab/ })).toBeVisible();
  await expect(guest.getByText(/^bereit um (19|20):/)).toHaveCount(0);
  await guest.getByRole('radio', { name: /^Lieferung\s*frühestens heute um (19|20):/ }).check();
  await expect(placeOrderButton(guest)).toBeEnabled();

  await setCollection(page, 'Nur Lieferung');
  await visit(guest, '/checkout');
  await expect(guest.getByRole('heading', { name: 'Kasse' })).toBeVisible();
  await expect(guest.getByRole('radio', { name: /^Abholung/ })).toHaveCount(0);
});

test('beer is collected by somebody old enough, and ordered again', async ({ page, openBrowser }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/collection');
  await setCollection(page, 'Gäste dürfen abholen');

  const guest = await openBrowser();
  await visit(guest, '/order-time/info');
  await expect(guest.getByRole('heading', { name: 'Oder selber abholen' })).toBeVisible();
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: 'Lieferung und Abholung' })).toBeVisible();

  await addNamed(guest.request, 'Glut Lager');
  const [product] = await loadPlainProducts(guest.request);
  await addToCart(guest.request, product, 2);
  await visit(guest, '/checkout#abholen');
  await expect(guest.getByRole('radio', { name: /^Abholung/ })).toBeChecked();
  await expectAccessible(guest);
  await guest.getByLabel('Name').fill('Beat Meier');
  await guest.getByLabel('Telefonnummer').fill(ADDRESS.phoneNumber);
  await placeOrderButton(guest).click();
  await expect(guest.getByText('Bitte bestätige, dass du alt genug bist.').first()).toBeVisible();
  await guest.getByRole('checkbox', { name: /Ich bin mindestens 16 Jahre alt/ }).check();
  await placeOrderButton(guest).click();
  const number = await readOrderNumber(guest);
  await expect(guest.getByText('Abholnummer')).toBeVisible();
  await expectAccessible(guest);

  await openBoard(page);
  const ticket = ticketOf(page, number);
  await expect(ticket).toContainText('Ab 16: Ausweis zeigen lassen');
  for (const step of [/^Annehmen/, /^In den Ofen/, /^Fertig/, /^Geholt/])
    await ticket.getByRole('button', { name: step }).first().click();
  const question = page.getByRole('dialog', { name: 'Ausweis gesehen? Ab 16 Jahren' });
  await expect(question).toContainText('Glut Lager');
  await expectAccessibleInBoth(page, 'light');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(guest.getByText('Abgeholt. En Guete!')).toHaveCount(0);
  await ticket.getByRole('button', { name: /^Geholt/ }).click();
  await question.getByRole('button', { name: 'Ja, gesehen' }).click();
  await expect(guest.getByText('Abgeholt. En Guete!').first()).toBeVisible();

  await guest.getByRole('button', { name: 'Nochmals bestellen' }).click();
  await expect.poll(async () => (await loadCart(guest.request)).productCart.length).toBe(2);
});

test('without an id the beer stays at the counter, and the rest is cheaper', async ({ page, openBrowser }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/collection');
  await setCollection(page, 'Gäste dürfen abholen');
  const guest = await openBrowser();
  await addNamed(guest.request, 'Glut Lager');
  await openCheckout(guest);
  await guest.getByRole('radio', { name: /^Abholung/ }).check();
  await guest.getByLabel('Name').fill('Lea Huber');
  await guest.getByLabel('Telefonnummer').fill(ADDRESS.phoneNumber);
  await guest.getByRole('checkbox', { name: /Ich bin mindestens 16 Jahre alt/ }).check();
  await placeOrderButton(guest).click();
  const number = await readOrderNumber(guest);

  await openBoard(page);
  const ticket = ticketOf(page, number);
  for (const step of [/^Annehmen/, /^In den Ofen/, /^Fertig/, /^Geholt/])
    await ticket.getByRole('button', { name: step }).first().click();
  await page
    .getByRole('dialog', { name: /^Ausweis gesehen/ })
    .getByRole('button', { name: 'Alkohol zurücknehmen' })
    .click();
  await expectToast(page, `Bestellung ${number}: Der Alkohol bleibt hier`);
  await expect(ticket).toContainText('Weg: 1× Glut Lager');
  await ticket.getByRole('button', { name: /^Geholt/ }).click();
  await expect(guest.getByText('Abgeholt. En Guete!').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
