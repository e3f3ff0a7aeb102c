import { expect, it } from 'vitest';
import { moved } from './unique-list.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves from %i to %i', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after);
});
