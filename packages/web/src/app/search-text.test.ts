import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

it('keeps text as it is, and lists what comes several times', () => {
  expect(parseSearch('?q=7&tag=vegan&leer=&tag=new')).toEqual({ q: '7', tag: ['vegan', 'new'], leer: '' });
  expect(parseSearch('')).toEqual({});
  expect(parseSearch('?__proto__=x&constructor=y')).toEqual(
    Object.fromEntries([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]),
  );
});

it('writes what a form would send', () => {
  expect(stringifySearch({ q: 'Kürbis & Co', tag: ['vegan', 'new'], plz: 8400, none: undefined, empty: [] })).toBe(
    '?q=K%C3%BCrbis+%26+Co&tag=vegan&tag=new&plz=8400',
  );
  expect(stringifySearch({ none: undefined })).toBe('');
});

it('reads what it wrote', () => {
  const text = fc.string({ unit: 'grapheme' });
  const values = fc.dictionary(text, fc.oneof(text, fc.array(text, { minLength: 2 })));
  fc.assert(
    fc.property(values, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
    { numRuns: 100 },
  );
});
