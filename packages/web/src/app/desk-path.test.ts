import { expect, it } from 'vitest';
import { idAt } from './desk-path.ts';

it.each([
  ['products', 'products', ''],
  ['products', 'products/1', null],
  ['products', 'product-groups', null],
  ['products', '', null],
  ['products/$id', 'products/1', '1'],
  ['products/$id', 'products/', null],
  ['products/$id', 'products', null],
  ['products/$id', 'products/1/2', null],
  ['products/$id', 'menus/1', null],
])('the page %s at %s', (page, path, id) => {
  expect(idAt(page, path)).toBe(id);
});
