import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countProducts } from './catalogue-filter.ts';
import { OF_OPENED_GROUP_MAX, SHOWN_AT_ONCE_MAX, countAll, shownParts } from './shown-parts.ts';

const groupOf = (size: number, index: number) => ({
  id: `${index}`,
  products: Array.from({ length: size }, (_, product) => `${index}/${product}`),
});
const groupsOf = (...sizes: readonly number[]) => sizes.map(groupOf);
const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 90 });
const shown = (parts: readonly { readonly products: readonly string[] }[]) =>
  parts.map(({ products }) => products.length);

it('shows everything of a menu that a page bears', () => {
  const few = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: SHOWN_AT_ONCE_MAX / 40 });
  fc.assert(
    fc.property(few, (counts) => {
      const groups = groupsOf(...counts);
      expect(shownParts(groups, null).map(({ count: _count, ...group }) => group)).toEqual(groups);
    }),
  );
});

it('shows the beginning of each group of a longer one, in its order, and says how many there are', () => {
  fc.assert(
    fc.property(sizes, fc.nat(100), (counts, opened) => {
      const groups = groupsOf(...counts);
      const parts = shownParts(groups, `${opened}`);
      expect(parts.map(({ id, count }) => [id, count])).toEqual(
        groups.map(({ id, products }) => [id, products.length]),
      );
      for (const [index, { products }] of parts.entries()) {
        expect(products.length).toBeGreaterThan(0);
        expect(products).toEqual(groups[index]?.products.slice(0, products.length));
      }
    }),
  );
});

it('shows the same of what it shows, and counts what is not at hand', () => {
  fc.assert(
    fc.property(sizes, fc.nat(100), (counts, opened) => {
      const groups = groupsOf(...counts);
      const parts = shownParts(groups, `${opened}`);
      expect(shownParts(parts, `${opened}`)).toEqual(parts);
      expect(shownParts(parts, null)).toEqual(shownParts(groups, null));
      expect(countAll(parts)).toBe(countProducts(groups));
    }),
  );
});

it('never shows more than a page bears, however many there are', () => {
  fc.assert(
    fc.property(sizes, (counts) => {
      const groups = groupsOf(...counts);
      expect(countProducts(shownParts(groups, null))).toBeLessThanOrEqual(Math.max(360, 6 * groups.length));
      expect(shown(shownParts(groups, '0'))[0]).toBeLessThanOrEqual(OF_OPENED_GROUP_MAX);
    }),
  );
});

it.each([
  ['as many as make full rows', [100, 30, 2], null, [24, 30, 2]],
  ['fewer of many groups', Array.from({ length: 20 }, () => 50), null, Array.from({ length: 20 }, () => 12)],
  ['a row of very many', Array.from({ length: 80 }, () => 50), null, Array.from({ length: 80 }, () => 4)],
  ['all of the one that is opened', [100, 100], '1', [24, 100]],
  ['a few more than its rows rather than none of them', [100, 36, 37], null, [24, 36, 24]],
  ['all of one group alone', [SHOWN_AT_ONCE_MAX], null, [SHOWN_AT_ONCE_MAX]],
  ['the beginning of one that is far too large', [5_000, 40], '0', [OF_OPENED_GROUP_MAX, 24]],
])('shows %s', (_what, counts, opened, expected) => {
  expect(shown(shownParts(groupsOf(...counts), opened))).toEqual(expected);
});
