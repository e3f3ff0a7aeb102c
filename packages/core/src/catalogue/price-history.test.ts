import { expect, it } from 'vitest';
import { priceChangesOf } from './product-list.ts';

const AT = '2026-11-20T18:00:00.000Z';
const entry = (number: number, before: unknown, after: unknown) => ({
  number,
  at: AT,
  by: 'Anna Keller',
  before,
  after,
});

it('tells who set which price when, and nothing else', () => {
  const reported = priceChangesOf([
    entry(4, { price: 2000, name: 'A' }, { price: 2100, name: 'A' }),
    entry(3, { price: 2000, name: 'A' }, { price: 2000, name: 'B' }),
    entry(2, { price: 1850 }, 'in a form of another year'),
    entry(1, null, { price: 0 }),
  ]);
  expect(reported).toEqual([
    { number: 4, at: AT, by: 'Anna Keller', from: 2000, to: 2100 },
    { number: 1, at: AT, by: 'Anna Keller', from: null, to: 0 },
  ]);
});
