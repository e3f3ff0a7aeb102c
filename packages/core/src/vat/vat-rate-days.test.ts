import { describe, expect, it } from 'vitest';
import { VAT_RATES } from './vat-rate-of.ts';
import { changedPastRates, ratesInForce, vatRatesDraftOf } from './vat-rates-draft.ts';

const [OLD, NEW] = VAT_RATES;
const DRAFT = vatRatesDraftOf(VAT_RATES);
const rates = {
  delivered: { food: 1, alcohol: 2, standard: 3, voucher: 4 },
  collected: { food: 1, alcohol: 2, standard: 3, voucher: 4 },
};

describe('rates by day', () => {
  it.each([
    ['2017-12-31', null, OLD],
    ['2018-01-01', OLD, NEW],
    ['2023-12-31', OLD, NEW],
    ['2024-01-01', NEW, null],
  ])('on %s', (today, now, next) => {
    expect(ratesInForce(DRAFT, today)).toEqual({ now, next });
  });

  it.each<[object, string[]]>([
    [DRAFT, []],
    [{ ...DRAFT, '2026-11-21': rates }, []],
    [{ ...DRAFT, '2026-11-20': rates }, ['2026-11-20']],
    [{ '2024-01-01': rates }, ['2018-01-01', '2024-01-01']],
    [{ ...DRAFT, '2018-01-01': undefined }, ['2018-01-01']],
  ])('past ones that change: %#', (after, dates) => {
    expect(changedPastRates(DRAFT, after as typeof DRAFT, '2026-11-20')).toEqual(dates);
  });
});
