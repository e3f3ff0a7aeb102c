import { MENU_GROUP_ID } from '@ofenpost/core/cart/chosen-options';
import type { KitchenLine } from '@ofenpost/core/kitchen-screen/kitchen-order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Line } from '../kitchen-screen/kitchen-line.tsx';
import { TicketLines } from '../order-desk/ticket-lines.tsx';
import { OrderLines } from './order-overview.tsx';

const [MARGHERITA] = PLACED_ORDER.productOrders;
if (MARGHERITA === undefined) throw new Error('The order has no line.');
const MENU = { ...MARGHERITA, amount: 3, options: [{ name: 'Suppe', optionGroupId: MENU_GROUP_ID, price: 0 }] };
const CHOSEN = { ...MARGHERITA, amount: 3, options: [{ name: 'ohne Zwiebeln', price: 0 }] };
const KITCHEN_LINE: KitchenLine = {
  line: 'a',
  name: 'Margherita',
  amount: 3,
  station: 'oven',
  bakeMinutes: 7,
  size: null,
  dough: 'Vollkorn',
  isUsualDough: false,
  extras: [],
  halves: null,
  allergens: [],
};
const textOf = (node: ReactNode): string => renderToString(node).replaceAll(/<[^>]*>/g, '');

it('counts courses, and says of choices that they hold for each, on every screen of an order', () => {
  for (const shown of [
    textOf(<OrderLines lines={[MENU, CHOSEN]} />),
    textOf(<TicketLines lines={[MENU, CHOSEN]} />),
    textOf(<Line line={{ ...KITCHEN_LINE, extras: ['Suppe'], isMenu: true }} />) +
      textOf(<Line line={{ ...KITCHEN_LINE, extras: ['ohne Zwiebeln'] }} />),
  ]) {
    expect(shown).toContain('3× Suppe');
    expect(shown).toContain('je ohne Zwiebeln');
  }
  expect(textOf(<Line line={{ ...KITCHEN_LINE, halves: { left: ['Salami'], right: [] } }} />)).toContain('je links');
});
