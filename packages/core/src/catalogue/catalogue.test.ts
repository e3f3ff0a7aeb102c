import { expect, it } from 'vitest';
import { type StoredProductGroup, catalogueOf, orderableProducts } from './catalogue.ts';
import { LAGER, MARGHERITA, SALAD } from './product.fixtures.ts';

const group = (change: Partial<StoredProductGroup>): StoredProductGroup => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Karte',
  description: '',
  visible: true,
  archived: false,
  products: [
    { ...MARGHERITA, archived: false },
    { ...SALAD, available: false, archived: false },
    { ...LAGER, archived: true },
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
  const archived = { ...LAGER, archived: true };
  expect(catalogueOf([group({ products: [] }), group({ products: [archived] })]).productGroups).toEqual([]);
});
