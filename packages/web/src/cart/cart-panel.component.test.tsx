import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { addButtons, cartPanel, expectItemCount, fillCart, openCart } from '../../test-tools/cart.ts';
import { changeDelay } from '../../test-tools/delay.ts';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { pressEnter } from '../../test-tools/keyboard.ts';
import { PHONE, expectPath, mountPage, useScreen } from '../../test-tools/mount-page.tsx';
import { holdUndo } from '../../test-tools/undo-window.ts';

/** How long the toast of an error stays: see `toast.machine.ts`. */
const ERROR_TOAST_MS = 10_000;
/** Longer than any test. */
const NEVER_MS = 3_600_000;

const total = (): string => cartPanel().getByRole('status').last().element().textContent;
const amount = (name: string): Locator => cartPanel().getByRole('group', { name: `Anzahl ${name}` });
const more = (name: string): Locator => cartPanel().getByRole('button', { name: `${name}: eins mehr` });
const less = (name: string): Locator => cartPanel().getByRole('button', { name: `${name}: eins weniger` });
const undo = (name: string): Locator => cartPanel().getByRole('button', { name: `Rückgängig: ${name} entfernt` });
const goOn = (): Locator => cartPanel().getByRole('button', { name: 'Weiter einkaufen' });

test('shows what is in it and changes amounts', async () => {
  await mountPage('/products');
  const [name = ''] = await fillCart(1);
  const panel = await openCart();
  await expect.element(panel.getByText(name, { exact: true })).toBeVisible();
  await expect.element(panel.getByText('inkl. MwSt.')).toBeVisible();
  await expect
    .element(panel.getByText(/^Noch CHF\s\d+\.\d\d bis zum Mindestbestellwert, je nach Ort auch mehr\.$/))
    .toBeVisible();
  const priceOfOne = total();

  await more(name).click();
  await expect.element(amount(name)).toHaveTextContent('2');
  await expect.poll(total).not.toBe(priceOfOne);

  await less(name).click();
  await expect.poll(total).toBe(priceOfOne);
  await less(name).click();
  await expect.element(panel.getByText('Dein Warenkorb ist leer')).toBeVisible();

  await goOn().click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('keeps the focus when something is taken out', async () => {
  const passUndo = holdUndo();
  await mountPage('/products');
  const [first = '', second = '', third = ''] = await fillCart(3);
  await openCart();
  for (const [removed, next] of [
    [second, less(third)],
    [third, less(first)],
    [first, goOn()],
  ] as const) {
    await pressEnter(less(removed));
    await expect.element(undo(removed)).toHaveFocus();
    passUndo();
    await expect.element(undo(removed)).not.toBeInTheDocument();
    await expect.element(next).toHaveFocus();
  }
});

test('brings back what was taken out, where it was', async () => {
  holdUndo();
  const ports = createDemoShop().visit();
  await mountPage('/products', { ports });
  const names = await fillCart(3);
  const panel = await openCart();
  const [first = '', second = ''] = names;
  const before = total();
  await pressEnter(less(first));
  await pressEnter(less(second));
  await expect.poll(total).not.toBe(before);
  await pressEnter(undo(first));
  await expect.element(less(first)).toHaveFocus();
  await pressEnter(undo(second));
  const shownNames = () =>
    panel
      .getByRole('group')
      .elements()
      .map(({ ariaLabel }) => ariaLabel);
  await expect.poll(shownNames).toEqual(names.map((name) => `Anzahl ${name}`));
  await expect.poll(total).toBe(before);
  const { productCart } = await ports.cart.load();
  expect(productCart.map(({ products }) => products.name)).toEqual(names);
});

test('says that more than 99 of one product do not go into it', async () => {
  const ports = createDemoShop().visit();
  await mountPage('/products', { ports });
  await fillCart(1);
  const [item] = (await ports.cart.load()).productCart;
  await ports.cart.changeAmount({ id: item?.id ?? '', amount: 99 });
  await addButtons().first().click();
  await expect.element(page.getByText('Von jedem Artikel gehen 1 bis 99 Stück.')).toBeVisible();
  expect((await ports.cart.load()).productCart).toMatchObject([{ amount: 99 }]);
});

test('keeps its buttons free of what a toast says', async () => {
  // The toast stays while they are looked at.
  changeDelay(ERROR_TOAST_MS, NEVER_MS);
  await useScreen(PHONE);
  const ports = createDemoShop().visit();
  const changeAmount = () => Promise.reject(new Error('Der Ofen ist aus'));
  const { expectProblem } = await mountPage('/products', {
    ports: { ...ports, cart: { ...ports.cart, changeAmount } },
  });
  expectProblem(/Der Ofen ist aus/);
  const [name = ''] = await fillCart(1);
  const panel = await openCart();
  await more(name).click();
  await expect.element(page.getByText('Der Ofen ist aus')).toBeVisible();
  for (const button of ['Zur Kasse', 'Weiter einkaufen'])
    await panel.getByRole('button', { name: button }).click({ trial: true });
});

test('leads to the checkout', async () => {
  await mountPage('/products');
  await fillCart(1);
  const panel = await openCart();
  await panel.getByRole('button', { name: 'Zur Kasse' }).click();
  await expectPath('/checkout');
  await expect.element(panel).not.toBeInTheDocument();
  await expectItemCount(1);
});
