import { expect, it } from 'vitest';
import { MENU_GROUP_ID } from '../cart/chosen-options.ts';
import { partTexts, partsText, perPiece } from './line-parts.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import { lineText } from './take-step.ts';

const course = (name: string) => ({ name, optionGroupId: MENU_GROUP_ID, price: 0 });

it('counts the courses of several menus', () => {
  const options = [course('Suppe'), course('Lahmacun')];
  expect(partsText({ amount: 3, options })).toBe('3× Suppe, 3× Lahmacun');
  expect(partsText({ amount: 1, options })).toBe('Suppe, Lahmacun');
});

it('says of what was chosen that it holds for each of several pieces', () => {
  const options = [{ name: '26 cm' }, { name: 'ohne Zwiebeln' }];
  expect(partsText({ amount: 3, options })).toBe('je 26 cm, ohne Zwiebeln');
  expect(partsText({ amount: 1, options })).toBe('26 cm, ohne Zwiebeln');
  expect(partTexts(3, ['26 cm', 'ohne Zwiebeln'], false)).toEqual(['je 26 cm', 'je ohne Zwiebeln']);
  expect(perPiece(1, 'links')).toBe('links');
});

it('says nothing of what has no parts', () => {
  expect(partsText({ amount: 3, options: [] })).toBe('');
  expect(PLACED_ORDER.productOrders.map(lineText)).toEqual(['2× Margherita']);
});

it('stands in the audit log', () => {
  const [line] = PLACED_ORDER.productOrders.map((each) => ({ ...each, options: [course('Suppe')] }));
  expect(line === undefined ? '' : lineText(line)).toBe('2× Margherita (2× Suppe)');
});
