import { expect, it } from 'vitest';
import type { FoodKind } from './food-kind.ts';
import { listLayout } from './list-layout.ts';

it.each<[string, readonly FoodKind[]]>([
  ['lead', []],
  ['lead', ['flatbread', 'flatbread', 'drink']],
  ['lead', ['starter', 'dessert']],
  ['lead', ['flatbread', 'beer', 'dessert']],
  ['tiles', ['flatbread', 'dessert', 'dessert']],
  ['list', ['beer', 'wine', 'drink', 'dip']],
])('is %s for %j', (layout, kinds) => {
  expect(listLayout(kinds.map((kind) => ({ kind })))).toBe(layout);
});
