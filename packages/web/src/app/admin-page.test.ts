import { expect, it } from 'vitest';
import { idAt, isId } from './admin-page.tsx';

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

it.each([
  ['00000002-0000-4000-8000-000000000402', true],
  ['new', false],
  ['', false],
  [';a=b', false],
  ['\u0000', false],
  [' 00000002-0000-4000-8000-000000000402', false],
])('whether %j can be an id: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});
