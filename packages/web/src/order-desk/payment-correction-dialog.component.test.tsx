import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { WAY } from '@ofenpost/testing/contract-suites/order-desk.suite';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';

test.for(['cash', 'card'] as const)(
  'a rest came in by the means of the door, %s, unless staff say otherwise',
  async (method) => {
    const shop = createDemoShop();
    const { order } = await placeOrder(shop.visit());
    const { orderDesk } = shop.visit(MANAGER);
    for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
    const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: method });
    if (!delivered.ok) throw new Error(delivered.error.code);
    const { revision } = delivered.value;
    const partly = await orderDesk.correctPayment(order.id, {
      revision,
      method,
      amount: 500,
      reason: 'zu wenig dabei',
    });
    expect(partly.ok).toBe(true);
    await openBoard({ shop, account: MANAGER });
    await page.getByRole('searchbox', { name: /^Bestellung suchen/ }).fill(String(order.number));
    await page
      .getByRole('button', { name: new RegExp(`${order.number}`) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Rest erhalten …' }).click();
    await page.getByRole('textbox', { name: 'Rest erhalten' }).fill('1');
    await page.getByRole('button', { name: 'Korrigieren' }).click();
    await expect.element(page.getByText('Zahlung korrigiert', { exact: true })).toBeVisible();
    const corrected = await shop.visit(MANAGER).order.load({ id: order.id, capability: null });
    expect(corrected).toMatchObject({ value: { payment: { method, amount: 500, rest: { method, amount: 100 } } } });
  },
);
