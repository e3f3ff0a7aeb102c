import { expect, it } from 'vitest';
import { offerChanges, servedAt } from './availability.ts';

const AT = '2026-11-20T18:30:00.000Z';
const LATER = '2026-11-20T20:00:00.000Z';
const EARLIER = '2026-11-20T18:00:00.000Z';
const product = (name: string, soldOutUntil: string | null = null, available = true) => ({
  id: name,
  name,
  available,
  soldOutUntil,
  availabilitySchedule: null,
});
const [all, none] = [
  ['A', 'B', 'C', 'D', 'E'].map((name) => product(name)),
  ['A', 'B', 'C', 'D', 'E'].map((name) => product(name, LATER)),
];

it.each([
  ['nothing where nothing changed', all, [...all], ''],
  ['what is sold out', all, [product('A', LATER), product('B')], 'Nicht mehr zu haben: A.'],
  ['what is switched off', all, [product('A', null, false), product('B', LATER)], 'Nicht mehr zu haben: A, B.'],
  ['what is there again', none, [product('A')], 'Wieder zu haben: A.'],
  [
    'both',
    [product('A'), product('B', LATER)],
    [product('A', LATER), product('B')],
    'Nicht mehr zu haben: A. Wieder zu haben: B.',
  ],
  ['up to three by their names', all.slice(2), none.slice(2), 'Nicht mehr zu haben: C, D, E.'],
  ['how many, where they are many', all, none, 'Nicht mehr zu haben: A, B, C und 2 mehr.'],
  ['nothing of what is there again by then', all, [product('A', EARLIER)], ''],
  ['nothing of another reason', [product('A', LATER)], [product('A', null, false)], ''],
  ['nothing of what came or went as a whole', [product('A')], [product('B', LATER)], ''],
])('tells %s', (_what, before, after, updates) => {
  expect(offerChanges(before, after, servedAt(AT))).toBe(updates);
});
