import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFigures, journalTotals } from '../accounting/figures.ts';
import { BOOKKEEPING_DEFAULT } from './bookkeeping-settings.ts';
import { anyDay } from './bookkeeping.fixtures.ts';
import type { VatReturn } from './bookkeeping.ts';
import { vatReturnOf } from './vat-return.ts';

const EFFECTIVE = BOOKKEEPING_DEFAULT;
const NET_RATE = { ...BOOKKEEPING_DEFAULT, vatMethod: 'netRate' as const, netTaxRate: 530 };
const VAT = [
  { vatRate: 0, gross: 5000, net: 5000, vat: 0 },
  { vatRate: 260, gross: 102_600, net: 100_000, vat: 2600 },
  { vatRate: 810, gross: 10_810, net: 10_001, vat: 809 },
];
const field = (lines: VatReturn, number: string) => lines.find((line) => line.number === number);
const figuresOf = (lines: VatReturn) =>
  Object.fromEntries(lines.map(({ number, turnover, tax }) => [number, [turnover, tax]]));

describe('the VAT return', () => {
  it('has net turnover and tax by rate under the numbers of the form', () => {
    expect(figuresOf(vatReturnOf({ vat: VAT }, EFFECTIVE))).toMatchObject({
      200: [115_001, null],
      220: [0, null],
      280: [5000, null],
      289: [5000, null],
      299: [110_001, null],
      303: [10_001, 809],
      313: [100_000, 2600],
      343: [0, 0],
      379: [110_001, null],
      399: [null, 3409],
    });
    expect(field(vatReturnOf({ vat: VAT }, EFFECTIVE), '303')?.computed).toBe(810);
  });

  it('is gross times the rate with a net tax rate', () => {
    const lines = figuresOf(vatReturnOf({ vat: VAT }, NET_RATE));
    expect(lines).toMatchObject({
      200: [118_410, null],
      299: [113_410, null],
      323: [113_410, 6011],
      399: [null, 6011],
    });
    expect(Object.keys(lines)).not.toContain('303');
  });

  it('has the rates of earlier years under their numbers', () => {
    const vat = [{ vatRate: 770, gross: -1077, net: -1000, vat: -77 }];
    const lines = vatReturnOf({ vat }, EFFECTIVE);
    expect(field(lines, '302')).toMatchObject({ turnover: -1000, tax: -77, computed: -77 });
    expect(field(lines, '399')?.tax).toBe(-77);
  });

  it('of four quarters is that of the year, refunds across quarters too', () => {
    fc.assert(
      fc.property(fc.tuple(anyDay, anyDay, anyDay, anyDay), (quarters) => {
        const figures = quarters.map((bookings) => journalTotals(bookings));
        const year = vatReturnOf(figures.reduce(addFigures), EFFECTIVE);
        for (const { number, turnover, tax } of year) {
          const parts = figures.map((each) => field(vatReturnOf(each, EFFECTIVE), number));
          const sum = (of: 'turnover' | 'tax') => parts.reduce((total, part) => total + (part?.[of] ?? 0), 0);
          expect([number, turnover ?? 0, tax ?? 0]).toEqual([number, sum('turnover'), sum('tax')]);
        }
        const byRate = vatReturnOf(figures.reduce(addFigures), NET_RATE);
        const taxes = figures.map((each) => field(vatReturnOf(each, NET_RATE), '399')?.tax ?? 0);
        // Each form is rounded once.
        expect(Math.abs((field(byRate, '399')?.tax ?? 0) - taxes.reduce((a, b) => a + b, 0))).toBeLessThanOrEqual(2);
        expect(field(year, '379')?.turnover).toBe(field(year, '299')?.turnover);
      }),
    );
  });
});
