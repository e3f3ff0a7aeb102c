import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { CATALOGUE, MARGHERITA } from './product.fixtures.ts';
import { shareOptionGroups } from './share-option-groups.ts';

test('changes nothing but which objects are the same', () => {
  const [productGroup] = CATALOGUE.productGroups;
  const twice = { productGroups: [{ ...productGroup, products: [MARGHERITA, { ...MARGHERITA, name: 'Rossa' }] }] };
  const arrived = catalogue.parse(JSON.parse(JSON.stringify(twice)));
  const shared = shareOptionGroups(arrived);
  expect(shared).toEqual(twice);
  const [first, second] = shared.productGroups[0]?.products ?? [];
  expect(first?.optionGroups.length).toBeGreaterThan(0);
  for (const [index, group] of (first?.optionGroups ?? []).entries()) expect(second?.optionGroups[index]).toBe(group);
});
