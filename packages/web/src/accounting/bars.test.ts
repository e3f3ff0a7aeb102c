import { expect, it } from 'vitest';
import { barSetsOf } from './bars.ts';

const range = { from: '2026-11-16', to: '2026-11-22' };
const NOTHING = { range, byDay: [], byHour: [], byProduct: [], byArea: [] };

it('draws nothing of a time without turnover', () => {
  expect(barSetsOf(NOTHING)).toEqual([]);
});

it('draws every day of a time with turnover, and leaves out what has nothing to show', () => {
  const sets = barSetsOf({ ...NOTHING, byDay: [{ day: '2026-11-20', gross: 4100, orders: 1 }] });
  expect(sets.map(({ title }) => title)).toEqual(['Umsatz nach Tag']);
  expect(sets[0]?.bars.map(({ gross }) => gross)).toEqual([0, 0, 0, 0, 4100, 0, 0]);
});
