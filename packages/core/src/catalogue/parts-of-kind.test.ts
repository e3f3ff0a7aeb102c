import { expect, it } from 'vitest';
import type { OutlinedPizzaPart } from './catalogue.ts';
import { partsOfKind } from './pizza-part-draft.ts';

const part = (id: string, kind: OutlinedPizzaPart['kind'], archived: string | null): OutlinedPizzaPart => ({
  id,
  kind,
  archived,
  name: id,
  prices: [],
  allergens: [],
  illustration: null,
  available: true,
  soldOutUntil: null,
});
const ARCHIVED = '2026-11-20T18:00:00.000Z';
const PARTS = [
  part('wheat', 'dough', null),
  part('rye', 'dough', ARCHIVED),
  part('spelt', 'dough', ARCHIVED),
  part('basil', 'topping', null),
  part('corn', 'dough', null),
];

it.each([
  ['rye', ['wheat', 'rye', 'corn']],
  ['corn', ['wheat', 'corn']],
  ['new', ['wheat', 'corn']],
])('puts what is edited, %s, where it stands', (id, expected) => {
  expect(partsOfKind(PARTS, { id, kind: 'dough' }).map((each) => each.id)).toEqual(expected);
});
