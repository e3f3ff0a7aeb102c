import { expect, it } from 'vitest';
import { MENU } from '../menu/menu.fixtures.ts';
import { bakeMinutesOf, longestBake, unusualBakeMinutes } from './bake-minutes.ts';
import { MARGHERITA, SALAD } from './product.fixtures.ts';

const SLOW = { ...MARGHERITA, id: 'slow', bakeMinutes: 11 };

it('names only what does not bake as long as usual, and what is not baked', () =>
  expect(
    unusualBakeMinutes(
      [SLOW, { ...MARGHERITA, bakeMinutes: 6 }, { ...MARGHERITA, bakeMinutes: null }, { ...SALAD, bakeMinutes: 9 }],
      [{ ...MENU, id: 'plate', ovenBreads: 0 }],
    ),
  ).toEqual({ slow: 11, plate: 0, [SALAD.id]: 0 }));

it('bakes what it does not know as long as usual, and an order as long as its slowest dish', () => {
  const minutes = unusualBakeMinutes([SLOW], []);
  expect([bakeMinutesOf('slow', minutes), bakeMinutesOf('gone', minutes)]).toEqual([11, 6]);
  expect(longestBake([{ productId: 'gone' }, { productId: 'slow' }], minutes)).toBe(11);
  expect(longestBake([], minutes)).toBe(0);
});
