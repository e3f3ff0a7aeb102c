import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../editor/editor.ts';
import { uniqueList, nameKey, repeatedPlaces } from './unique-list.ts';

const names = uniqueList(z.string('kein Text'), {
  min: 1,
  max: 3,
  tooFew: 'zu wenige',
  tooMany: 'zu viele',
  keyOf: nameKey,
  twice: 'doppelt',
});

describe('a list without repetitions', () => {
  it.each([
    [['a'], {}],
    [['a', 'b', 'c'], {}],
    [[], { '': 'zu wenige' }],
    [['a', 'b', 'c', 'd'], { '': 'zu viele' }],
    [['a', 'a', 'a', 'a'], { '': 'zu viele' }],
    [['a', 'b', ' A '], { '2': 'doppelt' }],
    [['a', 'a', 'a'], { '1': 'doppelt', '2': 'doppelt' }],
    [['a', 1], { '1': 'kein Text' }],
    ['a', { '': 'zu wenige' }],
  ])('judges %#: %o', (list, errors) => {
    expect(fieldErrors(names, list)).toEqual(errors);
  });

  it('may be empty where nothing else is said', () => {
    const schema = uniqueList(z.string(), { max: 1, tooMany: 'zu viele', keyOf: (text) => text, twice: 'doppelt' });
    expect(fieldErrors(schema, [])).toEqual({});
    expect(fieldErrors(schema, ['a', 'b'])).toEqual({ '': 'zu viele' });
    expect(fieldErrors(schema, null)).toEqual({ '': 'zu viele' });
  });

  it('names every place but the first of each entry', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (keys) => {
        expect(repeatedPlaces(keys)).toEqual(keys.flatMap((key, place) => (keys.indexOf(key) < place ? [place] : [])));
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Rucola', ' rucola '],
    ['Crème', 'Cre\u0300me'],
    ['ÄPFEL', 'äpfel'],
    ['Panna cotta', 'Panna\u00A0cotta'],
    ['Panna cotta', ' Panna  cotta\t'],
    ['Panna cotta', 'Panna\u2009\u202Fcotta'],
    ['Panna cotta', 'Panna\ncotta'],
    ['Panna cotta', 'Panna\u200B cot\u00ADta\uFEFF'],
    ['Panna cotta', '\u202APanna cotta\u202C'],
    ['Café', 'CAFE\u0301'],
    ['Fisch', '\uFB01sch'],
    ['Cola 3', '\uFF23ola \uFF13'],
    ['Süsses', 'Sü\u00DFes'],
    ["Pasta d'Elena", 'Pasta d\u2019Elena'],
    ['Coca-Cola', 'Coca\u2011Cola'],
    ['Coca-Cola', 'Coca\u2013Cola'],
  ])('%j reads like %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Rucola', 'Ruccola'],
    ['Speck', 'Speck Schweiz'],
    ['Creme', 'Crème'],
    ['Pannacotta', 'Panna cotta'],
  ])('%j is not %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
