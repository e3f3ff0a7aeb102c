import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashOffers, changeOf } from './cash-offers.ts';

it('offers the amount and what guests round up to', () => {
  expect(cashOffers(6350)).toEqual([6350, 6500, 7000, 8000, 10_000, 20_000]);
  expect(cashOffers(10_000)).toEqual([10_000, 20_000]);
});

it('offers the exact amount first, never too little, and nothing twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (coins) => {
      const amount = coins * 5;
      const offers = cashOffers(amount);
      expect(offers[0]).toBe(amount);
      expect(offers.length).toBeLessThanOrEqual(6);
      expect(new Set(offers).size).toBe(offers.length);
      for (const offer of offers) expect(changeOf(offer, amount)).toBe(offer - amount);
    }),
  );
});

it('gives nothing back for too little', () => {
  expect(changeOf(5000, 6350)).toBeNull();
});

it('gives nothing back before an amount is given', () => {
  expect(changeOf(Number.NaN, 6350)).toBeNull();
});
