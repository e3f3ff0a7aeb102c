import type { Locator, Page } from 'playwright/test';
import { loadPlainProducts } from './api.ts';
import { ACCEPT, columnOf, orderQuickly, ticketOf } from './desk.ts';
import { expectSeenFocus, into, tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';
import { visit, waitForHydration } from './visit.ts';

/** Moves to the target by Tab, expects a visible focus, and presses the key. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectSeenFocus(page);
  await page.keyboard.press(key);
}

/** Expects the focus to be on the target, and visible. */
async function expectFocusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectSeenFocus(page);
}

/** Expects the focus to be within the element, and visible. */
const expectFocusIn = (page: Page, around: Locator): Promise<void> => expectFocusOn(page, around.locator(':focus'));

test('an evening at the desk by keyboard alone', { tag: '@flow' }, async ({ page, request }) => {
  test.slow();
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name }).and(page.locator(':visible')).first();
  const dialog = page.getByRole('dialog');

  await test.step('sign in', async () => {
    await visit(page, '/admin/incoming-orders');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Anmelden' }));
    await page.keyboard.press('Enter');
    await expect(button('Mit Demo-Konto anmelden')).toBeVisible();
    await tabTo(page, button('Mit Demo-Konto anmelden'));
    await page.keyboard.press('Enter');
    await expect(button('Mitarbeiter')).toBeVisible();
    await tabTo(page, button('Mitarbeiter'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
    await waitForHydration(page);
  });

  const [product] = await loadPlainProducts(request);
  await test.step('take an order through its steps', async () => {
    const { number } = await orderQuickly(request, product, { paymentMethod: 'cash' });
    const ticket = ticketOf(page, number);
    await expect(ticket).toBeVisible();
    for (const [name, column] of [
      [ACCEPT, 'Küche'],
      ['In den Ofen', 'Ofen'],
      ['Fertig', 'Bereit'],
      ['Unterwegs', 'Unterwegs'],
    ] as const) {
      await press(page, button(name, ticket));
      await expect(columnOf(page, column).getByRole('article', { name: `Bestellung ${number}` })).toBeVisible();
      await expect(button(name, ticket)).toHaveCount(0);
      await expectSeenFocus(page);
    }
    await press(page, button('Details', ticket));
    await tabTo(page, dialog.getByRole('radio', { name: 'Bar' }));
    await page.keyboard.press('ArrowRight');
    await expectSeenFocus(page);
    await press(page, button(/kassiert/, dialog));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ticket).toBeHidden();
    await expectSeenFocus(page);
  });

  await test.step('reject an order', async () => {
    const { number } = await orderQuickly(request, product);
    const ticket = ticketOf(page, number);
    await expect(ticket).toBeVisible();
    await press(page, button('Details', ticket));
    await press(page, button('Ablehnen …', dialog));
    await expect(page.getByRole('dialog', { name: /ablehnen$/ })).toBeVisible();
    await expectFocusIn(page, dialog);
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expectSeenFocus(page);
    await press(page, button('Ablehnen', dialog));
    await expect(ticket).toBeHidden();
    await expect(dialog).toBeHidden();
    await expectSeenFocus(page);
  });

  await test.step('sell something out', async () => {
    await press(page, button('Ausverkauft'));
    await expectFocusOn(page, dialog.getByLabel('Was ist aus?'));
    await page.keyboard.type('rucola');
    await press(page, dialog.getByRole('button', { name: 'Rucola ausverkauft' }));
    await expectFocusOn(page, dialog.getByRole('button', { name: 'Rucola ist wieder da' }));
    await page.keyboard.press('Escape');
    await expectFocusOn(page, button(/^Ausverkauft/));
  });

  await test.step('pause the delivery, for longer, and end it', async () => {
    await press(page, button('Lieferung pausieren'));
    await expectFocusIn(page, dialog);
    await tabTo(page, dialog.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowLeft');
    await expectSeenFocus(page);
    await press(page, button(/^Pausieren bis/, dialog));
    await expectFocusOn(page, button('+15 Minuten Pause'));
    await press(page, button('+15 Minuten Pause'));
    await expect(page.getByRole('group', { name: 'Pause', exact: true })).toContainText(/noch (?:2\d|30):\d\d/);
    await press(page, button('Pause beenden'));
    await expectFocusOn(page, button('Lieferung pausieren'));
  });

  await test.step('turn the sound off and on', async () => {
    await press(page, button(/^Ton an/));
    await expectFocusOn(page, button(/^Ton aus/));
    await page.keyboard.press('Enter');
    await expectFocusOn(page, button(/^Ton an/));
  });

  await test.step('take an order by phone', async () => {
    await press(page, button('Menü öffnen'));
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Bestellung erfassen' }),
    );
    await page.keyboard.press('Enter');
    await into(page.getByLabel('Telefonnummer')).type('0791112255');
    await expect(page.getByText('Diese Nummer ruft zum ersten Mal an.')).toBeVisible();
    await page.keyboard.press('F2');
    const dish = page.getByLabel('Was darf es sein?');
    await into(dish).type('2 marg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Margherita' }).first()).toBeVisible();
    await into(dish).type('abhol');
    await page.keyboard.press('Enter');
    await expectSeenFocus(page);
    await press(page, page.getByLabel('Name', { exact: true }), 'End');
    await page.keyboard.type('Beat Meier');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Du kannst sie um \d\d:\d\d abholen\./)).toBeVisible();
    await expectSeenFocus(page);
    await tabTo(page, page.getByRole('link', { name: 'Zum Bestellpult' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellpult' })).toBeFocused();
  });
});
