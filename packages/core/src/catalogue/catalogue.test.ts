import { expect, it } from 'vitest';
import { type StoredProductGroup, catalogueOf, orderableProducts, productStations } from './catalogue.ts';
import { LAGER, MARGHERITA, SALAD } from './product.fixtures.ts';

const group = (change: Partial<StoredProductGroup>): StoredProductGroup => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Karte',
  description: '',
  visible: true,
  station: 'oven',
  archived: false,
  products: [
    { ...MARGHERITA, bakeMinutes: 8, archived: false },
    { ...SALAD, available: false, bakeMinutes: null, archived: false },
    { ...LAGER, bakeMinutes: null, archived: true },
  ],
  ...change,
});
const on = (groups: readonly StoredProductGroup[]) =>
  orderableProducts(groups).map(({ name, available }) => [name, available]);

it('shows guests what is not archived, also what is switched off', () => {
  expect(catalogueOf([group({})]).productGroups).toEqual([
    {
      id: '00000000-0000-4000-8000-0000000000f1',
      name: 'Karte',
      description: '',
      products: [MARGHERITA, { ...SALAD, available: false }],
    },
  ]);
  expect(on([group({})])).toEqual([
    ['Margherita', true],
    ['Gemischter Salat', false],
    ['Lager', false],
  ]);
});

it.each([
  ['hidden', { visible: false }],
  ['archived', { archived: true }],
])('shows and sells nothing of a group that is %s', (_, change) => {
  expect(catalogueOf([group(change)]).productGroups).toEqual([]);
  expect(on([group(change)]).some(([, available]) => available)).toBe(false);
});

it('shows no group without products', () => {
  const archived = { ...LAGER, bakeMinutes: null, archived: true };
  expect(catalogueOf([group({ products: [] }), group({ products: [archived] })]).productGroups).toEqual([]);
});

it('knows the station of each product by its group, of hidden and archived ones too', () => {
  const cold = group({ id: SALAD.productGroupId, station: 'cold', visible: false, archived: true });
  const stations = productStations([
    group({}),
    { ...cold, products: [{ ...SALAD, bakeMinutes: null, archived: true }] },
  ]);
  expect(stations.get(SALAD.id)).toBe('cold');
  expect(stations.get(MARGHERITA.id)).toBe('oven');
});
