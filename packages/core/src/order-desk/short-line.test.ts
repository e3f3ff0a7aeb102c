import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { ProductOrder } from '../order/order.ts';
import { shortLine } from './short-line.ts';

const [MARGHERITA] = PLACED_ORDER.productOrders;
if (MARGHERITA === undefined) throw new Error('The order has no line.');
const lineOf = (names: readonly string[], more: Partial<ProductOrder> = {}) =>
  shortLine({ ...MARGHERITA, amount: 1, options: names.map((name) => ({ name, price: 0 })), ...more });
const id = '00000000-0000-4000-8000-000000000001';
const OWN: Partial<ProductOrder> = {
  creation: { sizeId: id, doughId: id, sauceId: id, cheeseId: id, toppings: [] },
};

it('does not say the usual size, and frames every other', () => {
  expect(lineOf(['32 cm', 'ohne Zwiebeln'])).toMatchObject({ size: null, extras: 'ohne Zwiebeln' });
  expect(lineOf(['40 cm'])).toMatchObject({ size: '40 cm', extras: '' });
  expect(lineOf(['Für 2 cm hohe Ränder'])).toMatchObject({ size: null, extras: 'Für 2 cm hohe Ränder' });
});

it('tells the halves of an own pizza apart, and leaves the whole to both', () => {
  expect(lineOf(['40 cm', 'Dinkel', 'Salami (links)', 'Rucola (links)', 'Feigen (rechts)'], OWN)).toMatchObject({
    size: '40 cm',
    halves: { left: 'Salami, Rucola', right: 'Feigen' },
    extras: 'Dinkel',
  });
  expect(lineOf(['Salami (links)'], OWN).halves).toEqual({ left: 'Salami', right: '' });
  expect(lineOf(['Salami'], OWN).halves).toBeNull();
});

it('takes no option of a dish for a half', () => {
  expect(lineOf(['Fenster (links)'])).toMatchObject({ halves: null, extras: 'Fenster (links)' });
});
