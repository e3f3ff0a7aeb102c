import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addedAmounts, amountsWithout } from './added-amount.ts';

const amounts = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), amount: fc.nat({ max: 50 }) }), {
  selector: ({ id }) => id,
});
const positive = amounts.map((items) => items.filter(({ amount }) => amount > 0));

it('tells new items and those that have grown', () => {
  const before = [
    { id: 'a', amount: 2 },
    { id: 'b', amount: 1 },
  ];
  const after = [
    { id: 'a', amount: 5 },
    { id: 'b', amount: 1 },
    { id: 'c', amount: 4 },
  ];
  expect(addedAmounts(before, after)).toEqual([
    { id: 'a', amount: 3 },
    { id: 'c', amount: 4 },
  ]);
});

it('takes out exactly what was added, whatever the cart had before', () => {
  fc.assert(
    fc.property(positive, positive, (before, more) => {
      const after = new Map<string, number>(before.map(({ id, amount }) => [id, amount]));
      for (const { id, amount } of more) after.set(id, (after.get(id) ?? 0) + amount);
      const items = [...after].map(([id, amount]) => ({ id, amount }));
      for (const { id, amount } of amountsWithout(items, addedAmounts(before, items))) after.set(id, amount);
      const left = [...after].filter(([, amount]) => amount > 0);
      expect(new Map(left)).toEqual(new Map(before.map(({ id, amount }) => [id, amount])));
    }),
  );
});

it('takes out no more than is there, and nothing of what is gone', () => {
  const added = [
    { id: 'a', amount: 3 },
    { id: 'b', amount: 1 },
  ];
  expect(amountsWithout([{ id: 'a', amount: 1 }], added)).toEqual([{ id: 'a', amount: 0 }]);
});
