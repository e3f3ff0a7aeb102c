import { describe, expect, it } from 'vitest';
import { type ProductQuery, PRODUCT_LIST, pageOfProducts, productStateOf } from './product-list.ts';
import { LAGER, MARGHERITA, SALAD } from './product.fixtures.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const LATER = '2026-11-20T19:00:00.000Z';
const stored = { groupName: 'Karte', archived: null };
const OTHER_GROUP = '00000000-0000-4000-8000-0000000000f9';
const rows = [
  { ...MARGHERITA, ...stored, place: 1 },
  { ...SALAD, ...stored, place: 2, soldOutUntil: LATER },
  { ...LAGER, ...stored, place: 3, available: false },
  { ...LAGER, ...stored, id: OTHER_GROUP, name: 'Alt', place: 4, archived: NOW, productGroupId: OTHER_GROUP },
];
const names = (change: Partial<ProductQuery>, now = NOW) =>
  pageOfProducts(rows, { ...PRODUCT_LIST.start, ...change }, now).rows.map(({ name }) => name);

describe('the list of products', () => {
  it.each([
    [{}, ['Margherita', 'Gemischter Salat', 'Lager']],
    [{ state: 'onSale' }, ['Margherita']],
    [{ state: 'soldOut' }, ['Gemischter Salat']],
    [{ state: 'off' }, ['Lager']],
    [{ state: 'archived' }, ['Alt']],
    [{ state: 'archived', group: MARGHERITA.productGroupId }, []],
    [{ group: MARGHERITA.productGroupId, sort: '-price' }, ['Margherita', 'Gemischter Salat', 'Lager']],
    [{ sort: 'name' }, ['Gemischter Salat', 'Lager', 'Margherita']],
    [{ q: 'basilikum' }, ['Margherita']],
  ] satisfies [Partial<ProductQuery>, string[]][])('asked %j', (change, expected) => {
    expect(names(change)).toEqual(expected);
  });

  it('has on sale again what is no longer sold out', () => {
    expect(names({ state: 'onSale' }, LATER)).toEqual(['Margherita', 'Gemischter Salat']);
    expect(names({ state: 'soldOut' }, LATER)).toEqual([]);
  });

  it('tells no more than a row holds', () => {
    const [row] = pageOfProducts(rows, PRODUCT_LIST.start, NOW).rows;
    expect(row).not.toHaveProperty('place');
    expect(row && productStateOf(row, NOW)).toBe('onSale');
  });
});
