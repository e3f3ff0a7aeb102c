import { expect, it } from 'vitest';
import { barSetsOf, shownBars } from './bars.ts';

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

it('draws each of two products of one name, and all that have no bar of their own in one', () => {
  const byProduct = Array.from({ length: 10 }, (_, place) => ({
    id: `00000000-0000-4000-8000-00000000000${place}`,
    name: place < 2 ? 'Tiramisu' : `Produkt ${place}`,
    pieces: 1,
    gross: 1000 - place,
  }));
  const byDay = [{ day: '2026-11-20', gross: 9955, orders: 1 }];
  const products = barSetsOf({ ...NOTHING, byDay, byProduct }).find(({ title }) => title === 'Produkte');
  if (products === undefined) throw new Error('There is no chart of products.');
  expect(products.bars.slice(0, 2).map(({ label }) => label)).toEqual(['Tiramisu', 'Tiramisu (2)']);
  const shown = shownBars(products);
  expect(shown).toHaveLength(8);
  expect(shown.at(-1)).toEqual({ label: 'Übrige', short: 'Übrige', gross: 993 + 992 + 991, count: 3 });
  expect(shown.reduce((sum, { gross }) => sum + gross, 0)).toBe(9955);
});
