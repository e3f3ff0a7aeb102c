import { expect, it } from 'vitest';
import { suitesOf } from './all-ports.suite.ts';

it('has each suite in exactly one of the shares', () => {
  const all = suitesOf({ part: 1, of: 1 });
  expect(new Set(all).size).toBe(all.length);
  const shared = [1, 2, 3, 4].flatMap((part) => suitesOf({ part, of: 4 }));
  expect(shared).toHaveLength(all.length);
  expect(new Set(shared)).toEqual(new Set(all));
});
