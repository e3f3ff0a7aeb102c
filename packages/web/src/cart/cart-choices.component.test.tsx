import { STAFF } from '@ofenpost/core/account/account.fixtures';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { Ports } from '@ofenpost/core/ports';
import { productsOf } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addButtons, expectItemCount, openCart } from '../../test-tools/cart.ts';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { expectPath, mountPage } from '../../test-tools/mount-page.tsx';

async function findProduct({ catalogue }: Ports, name: string): Promise<Product> {
  const product = productsOf(await catalogue.load()).find((each) => each.name === name);
  if (product === undefined) throw new Error(`there is no ${name}`);
  return product;
}

/** Adds the product of this name to the cart, with the first options where some are required. */
async function addNamed(ports: Ports, name: string): Promise<void> {
  const { id, optionGroups } = await findProduct(ports, name);
  const optionIds = optionGroups.flatMap(({ min, options }) => options.slice(0, min).map((option) => option.id));
  expect(await ports.cart.add({ productId: id, optionIds, amount: 1 })).toMatchObject({ ok: true });
}

test('chooses a line in another way, at its place', async () => {
  const ports = createDemoShop().visit();
  for (const name of ['Hummus', 'Grüner Salat', 'Schoggifladen']) await addNamed(ports, name);
  await mountPage('/products', { ports });
  const panel = await openCart();
  const [first, before, last] = (await ports.cart.load()).productCart;
  await panel.getByRole('button', { name: 'Grüner Salat ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grüner Salat' });
  await dialog.getByRole('button', { name: 'Grüner Salat: eins mehr' }).click();
  await dialog.getByRole('radio', { checked: false }).first().click();
  await dialog.getByRole('button', { name: /^Übernehmen/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel.getByRole('group', { name: 'Anzahl Grüner Salat' })).toHaveTextContent('2');
  const { productCart } = await ports.cart.load();
  expect(productCart).toEqual([first, expect.objectContaining({ id: before?.id, amount: 2 }), last]);
  expect(productCart[1]?.productCartOptions).not.toEqual(before?.productCartOptions);
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await expectPath('/products');
});

test('opens an own pizza in the creator, and puts it back in its place', async () => {
  const ports = createDemoShop().visit();
  const { expectProblem } = await mountPage('/pizza-creator', { ports });
  // Where a browser leaves the creator, it leaves the cart with it; here the cart ends first.
  expectProblem(/^warning: Event "item\.opened" was sent to stopped actor/);
  const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' });
  await add.click();
  await expectItemCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Produkte' }).click();
  await addButtons().first().click();
  await expectItemCount(2);
  const [before] = (await ports.cart.load()).productCart;
  const panel = await openCart();
  await panel
    .getByRole('button', { name: / ändern$/ })
    .first()
    .click();
  await expectPath('/pizza-creator');
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Dinkel/ }).click();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.element(add).toBeVisible();
  // The button is the next pizza's at once, and the change is still on its way to the shop.
  const load = async () => (await ports.cart.load()).productCart;
  await expect.poll(async () => (await load())[0]?.productCartOptions).not.toEqual(before?.productCartOptions);
  expect(await load()).toEqual([expect.objectContaining({ id: before?.id }), expect.anything()]);

  // What is built next is new.
  await add.click();
  await expectItemCount(3);
});

test('goes on without an extra that has sold out', async () => {
  const shop = createDemoShop();
  const ports = shop.visit();
  const { id: productId, optionGroups } = await findProduct(ports, 'Schoggifladen');
  const extras = optionGroups.find(({ min, options }) => min === 0 && options.length > 1)?.options ?? [];
  const [gone, stays] = extras.filter(({ available }) => available);
  if (gone === undefined || stays === undefined) throw new Error('there are no two extras');
  const added = await ports.cart.add({ productId, optionIds: [gone.id, stays.id], amount: 2 });
  const soldOut = await shop.visit(STAFF).kitchen.sellOut({ ids: [gone.id], until: '2026-11-21T04:00:00.000Z' });
  expect([added.ok, soldOut.ok]).toEqual([true, true]);
  await mountPage('/products', { ports });
  const panel = await openCart();
  await expect.element(panel.getByText(`${gone.name} – nicht verfügbar`, { exact: false })).toBeVisible();
  const checkOut = panel.getByRole('button', { name: 'Zur Kasse' });
  await expect.element(checkOut).toBeDisabled();
  await panel.getByRole('button', { name: 'Schoggifladen ohne das nehmen, was fehlt' }).click();
  await expect.element(checkOut).toBeEnabled();
  await expect.element(panel.getByText(gone.name, { exact: false })).not.toBeInTheDocument();
  await expect.element(panel.getByText(stays.name, { exact: false })).toBeVisible();
  expect((await ports.cart.load()).productCart).toMatchObject([{ amount: 2 }]);
});
