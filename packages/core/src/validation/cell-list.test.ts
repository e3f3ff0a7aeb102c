import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readList, writeList } from './file-field.ts';

it('puts a bar between values, and a backslash before one that belongs to a value', () => {
  expect(writeList(['Gluten', 'Milch'])).toBe('Gluten | Milch');
  expect(writeList(['a|b', String.raw`c\d`])).toBe(String.raw`a\|b | c\\d`);
  expect(writeList([])).toBe('');
});

it.each([
  ['Gluten|Milch', ['Gluten', 'Milch']],
  [' Gluten  |  Milch ', ['Gluten', 'Milch']],
  ['|Gluten||', ['Gluten']],
  ['zwei\nZeilen', ['zwei\nZeilen']],
  // A single backslash stands for itself.
  [String.raw`a\b`, [String.raw`a\b`]],
  ['a\\', ['a\\']],
  ['𝛼|β', ['𝛼', 'β']],
  ['  ', []],
])('reads %j as typed', (cell, values) => expect(readList(cell)).toEqual(values));

it('reads what it wrote', () => {
  const value = fc
    .string({ unit: fc.constantFrom('|', '\\', 'a', ' ', '\n', '𝛼') })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(readList(writeList(values))).toEqual(values);
    }),
  );
});
