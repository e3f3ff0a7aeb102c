import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { addNamed, findProduct } from './api.ts';
import { orderQuickly, stepQuickly } from './desk.ts';
import { cutNetwork } from './network.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';

const BREAD = 'Margherita';
const SALAD = 'Hummus';

const openKitchen = async (page: Page): Promise<void> => {
  await visitAs(page, 'Mitarbeiter', '/admin/kitchen');
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
};

const ticketOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Bestellung ${number}`, exact: true });

/** Places an order with a flatbread and a salad, and accepts it at the desk. */
async function acceptedOrder(page: Page, request: APIRequestContext, wish: { remark?: string } = {}) {
  await addNamed(request, BREAD);
  const salad = await findProduct(request, SALAD);
  const { number, id } = await orderQuickly(request, salad?.id, { name: 'Petra Geheim', ...wish });
  await stepQuickly(page.request, id, { from: 'placed', to: 'accepted', minutes: 40 });
  return number;
}

test(
  'takes an order from the oven to ready, over its stations and on two devices',
  { tag: '@flow' },
  async ({ page, request, openBrowser }) => {
    test.slow();
    await openKitchen(page);
    const number = await acceptedOrder(page, request);
    const ticket = ticketOf(page, number);
    await expect(ticket).toContainText(BREAD);
    await expect(ticket).toContainText(`Kalt: 9× ${SALAD}`);
    await expect(page.locator('body')).not.toContainText('Petra Geheim');
    await expectAccessible(page);

    const second = await openBrowser();
    await openKitchen(second);
    await expect(ticketOf(second, number)).toBeVisible();

    // By the key of its place, and back.
    await page.keyboard.press('1');
    await expect(page.getByText('liegt im Ofen')).toBeVisible();
    await expect(second.getByRole('button', { name: `${number} herausnehmen` })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(ticket).toBeVisible();
    await expect(second.getByRole('button', { name: `${number} herausnehmen` })).toBeHidden();

    await ticket.getByRole('button', { name: 'In den Ofen' }).click();
    await expect(second.getByRole('button', { name: `${number} herausnehmen` })).toBeVisible();
    await second.getByRole('button', { name: /^Kalt/ }).click();
    await ticketOf(second, number).getByRole('button', { name: 'Bereit' }).click();
    await page.getByRole('button', { name: /^Kalt/ }).click();
    await expect(ticket).toBeHidden();

    const desk = await page.context().newPage();
    await visitAs(desk, 'Mitarbeiter', '/admin/incoming-orders');
    await expect(ticketOf(desk, number).getByRole('button', { name: 'Fertig' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: `${number} herausnehmen` })).toBeHidden();
    await expect(ticketOf(desk, number).getByRole('button', { name: 'Unterwegs' })).toBeVisible();
  },
);

test('says where remark and dish contradict each other, and asks to clear it', async ({ page, request }) => {
  await openKitchen(page);
  const number = await acceptedOrder(page, request, { remark: 'Achtung, Glutenallergie!' });
  const ticket = ticketOf(page, number);
  await expect(ticket).toContainText(`Allergie Gluten, aber ${BREAD} bestellt. Pult ruft an.`);
  await expect(ticket.getByRole('button', { name: 'Geklärt, in den Ofen' })).toBeVisible();
  await expectAccessibleInBoth(page, 'light');

  const desk = await page.context().newPage();
  await visitAs(desk, 'Mitarbeiter', '/admin/incoming-orders');
  await expect(ticketOf(desk, number)).toContainText(`Drin: Gluten, aber ${BREAD} und ${SALAD} bestellt. Ruf an.`);
  await expectAccessibleInBoth(desk, 'light');
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('goes on without a network, and sends each tap once', { tag: '@flow' }, async ({ page, request, problems }) => {
    test.slow();
    await openKitchen(page);
    const number = await acceptedOrder(page, request);
    const ticket = ticketOf(page, number);
    await expect(ticket).toBeVisible();
    await cutNetwork(page.context(), problems);
    await ticket.getByRole('button', { name: /n den Ofen$/ }).click();
    await expect(page.getByText(/Offline, 1 wartet/)).toBeVisible();
    await expect(page.getByRole('button', { name: `${number} herausnehmen` })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `${number} herausnehmen` })).toBeVisible();
  });
});
