import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartButton, cartPanel, choiceButtons, fillCart, openCart } from '../../test-tools/cart.ts';
import { changeDelay, createHold, passTimers } from '../../test-tools/delay.ts';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';
import { pressEnter } from '../../test-tools/keyboard.ts';
import { PHONE, expectPath, mountPage, useScreen } from '../../test-tools/mount-page.tsx';

/** Comes to the products from the home page, so that the history has an entry to go back to. */
async function arrive(): Promise<void> {
  await mountPage('/');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  // The address changes before the page does, which scrolls to its top and moves the focus.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toHaveFocus();
  await expectPath('/products');
}

test('back closes the cart, and the next back leaves the page', async () => {
  await arrive();
  await fillCart(1);
  scrollTo(0, 700);
  await openCart();
  history.back();
  await expect.element(cartPanel()).not.toBeInTheDocument();
  await expectPath('/products');
  await expect.element(cartButton()).toHaveFocus();
  expect(scrollY).toBe(700);
  history.back();
  await expectPath('/');
});

test('an overlay that was closed otherwise leaves no entry behind', async () => {
  await arrive();
  for (let round = 0; round < 2; round += 1) {
    await openCart();
    await userEvent.keyboard('{Escape}');
    await expect.element(cartPanel()).not.toBeInTheDocument();
    const open = choiceButtons().first();
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Schliessen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  }
  history.back();
  await expectPath('/');
});

test('a dialog that is opened again while the one before is still leaving stays open', async () => {
  await arrive();
  // On a slow device the closing animation takes a while to end.
  changeDelay(50, 1500);
  const open = page.getByRole('button', { name: 'Alle Zeiten' });
  const dialog = page.getByRole('dialog', { name: 'Öffnungszeiten' });
  await open.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(dialog).toBeVisible();
  await passTimers(2500);
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('back closes a dialog', async () => {
  await arrive();
  await page.getByRole('button', { name: 'Alle Zeiten' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Öffnungszeiten' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectPath('/products');
});

test('from the cart to the checkout and back is one step', async () => {
  await arrive();
  await fillCart(1);
  await (await openCart()).getByRole('button', { name: 'Zur Kasse' }).click();
  await expectPath('/checkout');
  history.back();
  await expectPath('/products');
  await expect.element(cartPanel()).not.toBeInTheDocument();
  history.back();
  await expectPath('/');
});

describe('on a phone', () => {
  test('back closes the menu; its links take the place of its entry', async () => {
    await useScreen(PHONE);
    await arrive();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await open.click();
    await expect.element(menu).toBeVisible();
    history.back();
    await expect.element(menu).not.toBeInTheDocument();
    await expectPath('/products');

    await open.click();
    await menu.getByRole('link', { name: 'Restaurant' }).click();
    await expectPath('/restaurant');
    await expect.element(menu).not.toBeInTheDocument();
    history.back();
    await expectPath('/products');
    history.back();
    await expectPath('/');
  });

  test('the menu has its entry before it can be seen, so that nobody is too quick with the back button', async () => {
    await useScreen(PHONE);
    await arrive();
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).click();
    // Only microtasks run here: neither a frame nor the `toggle` event comes between.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect((history.state as { readonly overlay?: string }).overlay).toBeDefined();
  });
});

test('a closed dialog gives the page back to screen readers, on a slow device too', async () => {
  await mountPage('/products');
  // Fluent UI shows the page again by a timer of 250 ms: on a busy device this timer fires after all others.
  changeDelay(250, 1000);
  await choiceButtons().first().click();
  const header = page.getByRole('banner');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(header).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(header).toBeInTheDocument();
});

test('a page that comes while the cart is open leaves the focus in it, and the menu of a phone', async () => {
  const { pass, hold } = createHold();
  const ports = createDemoShop().visit();
  await mountPage('/products', {
    ports: { ...ports, restaurant: { ...ports.restaurant, load: () => pass(ports.restaurant.load) } },
  });
  const close = cartPanel().getByRole('button', { name: 'Warenkorb schliessen' });
  let release = hold();
  const link = page.getByRole('link', { name: 'Restaurant', exact: true }).first();
  await link.click();
  const restaurant = link.element() as HTMLElement;
  await openCart();
  await expect.element(close).toHaveFocus();
  // The same page is requested again, as happens when its content has changed meanwhile.
  restaurant.click();
  release();
  await expect.element(page.getByText('Restaurant – Ofenpost')).toBeInTheDocument();
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cartButton()).toHaveFocus();

  await useScreen(PHONE);
  release = hold();
  await page.getByRole('link', { name: 'Über uns' }).last().click();
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await pressEnter(menu);
  release();
  await expect.element(page.getByText('Über uns – Ofenpost')).toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
});

test('what the page tells while a dialog hides it from screen readers is told in the dialog', async () => {
  const { shop } = await openBoard();
  await page.getByRole('button', { name: 'Hochbetrieb', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hochbetrieb' });
  await expect.element(dialog).toBeVisible();
  const isPageHidden = () => document.querySelector('[aria-hidden="true"] main') !== null;
  await expect.poll(isPageHidden).toBe(true);
  const { order } = await placeOrder(shop.visit());
  await expect
    .element(dialog.getByText(`Neue Bestellung ${order.number}, Anna Keller, so bald wie möglich`))
    .toBeInTheDocument();

  // A toast may come in another element and with other messages; the same message may be repeated.
  const reported: string[] = [];
  const line = dialog.element().querySelector('p[aria-live="polite"]');
  if (line !== null) new MutationObserver(() => reported.push(line.textContent)).observe(line, { childList: true });
  const write = (text: string) => {
    const status = document.querySelector('main [role="status"]');
    if (status !== null) status.textContent = text;
  };
  const report = () => {
    write('Eins');
    const alert = document.createElement('p');
    alert.role = 'alert';
    alert.textContent = 'Zwei';
    const around = document.createElement('div');
    around.append(alert);
    setTimeout(() => document.querySelector('main')?.append(around));
  };
  for (const times of [1, 2]) {
    report();
    await expect.poll(() => reported.filter((text) => text.includes('Eins Zwei')).length).toBe(times);
  }

  // A message during the closing of the dialog would be announced in neither place.
  const close = dialog.getByRole('button', { name: 'Schliessen' }).element() as HTMLElement;
  close.click();
  write('Gerade noch gesagt');
  // Other messages may be announced meanwhile too.
  await expect.poll(() => document.querySelector('#announcer')?.textContent).toContain('Gerade noch gesagt');
  await expect.poll(isPageHidden).toBe(false);
});
