import { expect, it } from 'vitest';
import { areDistinct } from './distinct.ts';

it.each([
  [[], true],
  [['a', 'b'], true],
  [['a', 'b', 'a'], false],
])('%j are distinct: %j', (values, expected) => expect(areDistinct(values)).toBe(expected));
