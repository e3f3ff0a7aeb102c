import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OTHERS, bestProducts } from './revenue.ts';

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const product = (place: number, gross: number, name = `Produkt ${place}`) => ({
  id: idOf(place),
  name,
  pieces: 1,
  gross,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('drops no product: what is not named is one row, and the sums stay the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 60 }), (amounts) => {
      const products = amounts.map((gross, place) => product(place, gross));
      const rows = bestProducts(products);
      expect(rows).toHaveLength(Math.min(amounts.length, 21));
      expect(sum(rows.map(({ gross }) => gross))).toBe(sum(amounts));
      expect(sum(rows.map(({ pieces }) => pieces))).toBe(amounts.length);
      const named = rows.filter(({ id }) => id !== null).map(({ gross }) => gross);
      expect(named).toEqual(amounts.toSorted((a, b) => b - a).slice(0, 20));
    }),
  );
});

it('names the rest, and keeps products of one name apart', () => {
  const rows = bestProducts(Array.from({ length: 22 }, (_, place) => product(place, 100, 'Tiramisu')));
  expect(rows.slice(0, 2)).toEqual([product(0, 100, 'Tiramisu'), product(1, 100, 'Tiramisu')]);
  expect(rows.at(-1)).toEqual({ id: null, name: OTHERS, pieces: 2, gross: 200 });
});
