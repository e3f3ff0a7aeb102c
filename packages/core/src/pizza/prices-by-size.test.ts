import { expect, it } from 'vitest';
import { pricesBySize } from './stored-pizza-offer.ts';

const price = (sizeId: string, rappen: number) => ({ sizeId, price: rappen });

it('puts the prices into the order of the sizes, without those of sizes that are gone', () => {
  expect(pricesBySize(['b', 'a'], [price('a', 100), price('x', 900), price('b', 200)])).toEqual([
    price('b', 200),
    price('a', 100),
  ]);
});

it.each([
  ['the size before it', ['a', 'new', 'b'], [price('a', 100), price('new', 100), price('b', 200)]],
  ['the next, as the first', ['new', 'a', 'b'], [price('new', 100), price('a', 100), price('b', 200)]],
  ['the last known, when none is left', ['new'], [price('new', 200)]],
])('gives a new size the price of %s', (_, sizeIds, prices) => {
  expect(pricesBySize(sizeIds, [price('a', 100), price('b', 200)])).toEqual(prices);
});

it('costs nothing where no price was ever given', () => {
  expect(pricesBySize(['a'], [])).toEqual([price('a', 0)]);
});
