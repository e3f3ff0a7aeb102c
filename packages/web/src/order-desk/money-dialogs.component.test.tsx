import { MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { WAY } from '@ofenpost/testing/contract-suites/order-desk.suite';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type DemoShop, createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';

/** An order of ten pieces that was delivered and paid in cash. */
async function deliver(shop: DemoShop): Promise<Order> {
  const { order } = await placeOrder(shop.visit());
  const { orderDesk } = shop.visit(STAFF);
  for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
  const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
  if (!delivered.ok) throw new Error(delivered.error.code);
  return delivered.value;
}

/** Opens a dialog from the details of an order. */
async function openFromDetails({ number }: Order, button: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Bestellung suchen/ }).fill(String(number));
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`${number}`) });
  await expect.element(dialog.getByRole('button', { name: 'Zurück' })).toBeVisible();
  return dialog;
}

test('the pieces of a refund are called paid only where they were', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await shop.visit(MANAGER).orderDesk.correctPayment(order.id, {
    revision: order.revision,
    method: 'cash',
    amount: 2000,
    reason: 'zu wenig dabei',
  });
  await openBoard({ shop });
  const dialog = await openFromDetails(order, 'Zurückerstatten …');
  await expect.element(dialog).toMatchTextContent('höchstens 10×');
  await expect.element(dialog).not.toMatchTextContent('× bezahlt');
});
