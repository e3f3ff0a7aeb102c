import { ALLERGENS, PRODUCT_TAGS } from '@ofenpost/core/catalogue/declaration';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../app/search-text.ts';
import { filterOf, filterSearch, searchOf } from './filter-search.ts';

const NOTHING = { query: '', tags: [], without: [] };

it.each([
  ['', NOTHING],
  ['?q=7&tag=vegan&ohne=gluten', { query: '7', tags: ['vegan'], without: ['gluten'] }],
  [
    '?tag=new&tag=vegan&tag=new&ohne=milk&ohne=gluten',
    { ...NOTHING, tags: ['vegan', 'new'], without: ['gluten', 'milk'] },
  ],
  ['?q=&tag=&ohne=', NOTHING],
  ['?q=eins&q=zwei&tag=toString&ohne=__proto__&x=y', { ...NOTHING, query: 'eins' }],
  [`?q=${'x'.repeat(100_000)}`, { ...NOTHING, query: 'x'.repeat(60) }],
])('reads %.60s', (address, filter) => {
  expect(filterOf(parseSearch(address))).toEqual(filter);
});

it.each([7, null, {}, [[]], [7], undefined])('takes %j for nothing', (value) => {
  expect(filterOf({ q: value, tag: value, ohne: value })).toEqual(NOTHING);
});

it('leaves out of the address what is not asked', () => {
  expect(stringifySearch(searchOf({ ...NOTHING, query: '  ' }))).toBe('');
  expect(stringifySearch(filterSearch(parseSearch('?q=&tag=vegan&x=y&gruppe=')))).toBe('?tag=vegan');
  expect(stringifySearch(filterSearch(parseSearch('?gruppe=bier&q=7&gruppe=wein')))).toBe('?q=7&gruppe=bier');
  expect(Object.keys(filterSearch({}))).toEqual(['q', 'tag', 'ohne', 'gruppe', 'produkt']);
});

it('reads every filter back from its address', () => {
  const filter = fc.record({
    query: fc.string({ maxLength: 60, unit: 'binary-ascii' }).map((text) => text.trim()),
    tags: fc.subarray([...PRODUCT_TAGS]),
    without: fc.subarray([...ALLERGENS]),
  });
  fc.assert(
    fc.property(filter, (requested) => {
      expect(filterOf(parseSearch(stringifySearch(searchOf(requested))))).toEqual(requested);
    }),
    { numRuns: 60 },
  );
});
