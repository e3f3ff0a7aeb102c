import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { OVERTAKEN_MS } from '@ofenpost/core/order-desk/order-desk.machine';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test-tools/accessible.ts';
import { changeDelay } from '../../test-tools/delay.ts';
import { openBoard } from '../../test-tools/desk.ts';
import { PHONE, useScreen } from '../../test-tools/mount-page.tsx';
import { holdUndo } from '../../test-tools/undo-window.ts';

const HOUR = 3_600_000;

test.for([{ width: 1440, height: 900 }, PHONE])(
  'who could undo a step reads that somebody else has gone on, in the same place, at $width px',
  async (screen) => {
    await useScreen(screen);
    holdUndo();
    changeDelay(OVERTAKEN_MS, HOUR);
    const { shop } = await openBoard();
    const { order } = await placeOrder(shop.visit());
    const ticket = page.getByRole('article', { name: `Bestellung ${order.number}`, exact: true });
    await ticket.getByRole('button', { name: /^Annehmen \d\d:\d\d$/ }).click();
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await expect.element(undo).toBeVisible();
    const placeOf = () => document.querySelector('[role="status"]:has(> span)')?.firstElementChild;
    const { x, y, width, height } = placeOf()?.getBoundingClientRect() ?? new DOMRect();
    await shop.visit(STAFF).orderDesk.step(order.id, stepTo('accepted', 'preparing'));
    await expect.element(page.getByText(/^Jemand war schneller: \d+ steht auf «In Zubereitung»$/)).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
    expect(placeOf()?.getBoundingClientRect()).toMatchObject({ x, y, width, height });
    await expectAccessible();
  },
);
