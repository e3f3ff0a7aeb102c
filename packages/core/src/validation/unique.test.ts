import { expect, it } from 'vitest';
import { areUnique } from './unique-list.ts';

it.each([
  [[], true],
  [['a', 'b'], true],
  [['a', 'b', 'a'], false],
])('%j are distinct: %j', (values, expected) => expect(areUnique(values)).toBe(expected));
