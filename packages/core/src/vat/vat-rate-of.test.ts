import { describe, expect, it } from 'vitest';
import { fulfilment } from './fulfilment.ts';
import { VAT_RATES, knowsVatRates, vatRateOf } from './vat-rate-of.ts';
import { type VatRateEntry, vatRateEntry, vatClass } from './vat.ts';

const TODAY = '2026-11-20T17:00:00.000Z';
const LAST_OF_2023 = '2023-12-31T22:59:59.999Z';
const FIRST_OF_2024 = '2023-12-31T23:00:00.000Z';
const FIRST_KNOWN = '2017-12-31T23:00:00.000Z';
const BEFORE_ALL = '2017-12-31T22:59:59.999Z';

const ratesAt = (at: string) =>
  fulfilment.options.map((way) => vatClass.options.map((each) => vatRateOf({ vatClass: each, fulfilment: way, at })));
const FROM_2030: VatRateEntry = {
  validFrom: '2030-01-01',
  rates: {
    delivered: { food: 270, alcohol: 820, standard: 821, voucher: 1 },
    collected: { food: 280, alcohol: 830, standard: 10_000, voucher: 0 },
  },
};

describe('vatRateOf', () => {
  it('is reduced for food that is delivered or collected, none for vouchers, else the standard rate', () => {
    expect([fulfilment.options, vatClass.options]).toEqual([
      ['delivered', 'collected'],
      ['food', 'alcohol', 'standard', 'voucher'],
    ]);
    expect(ratesAt(TODAY)).toEqual([
      [260, 810, 810, 0],
      [260, 810, 810, 0],
    ]);
  });

  it('changes at midnight in Zurich', () => {
    expect(ratesAt(LAST_OF_2023)[0]).toEqual([250, 770, 770, 0]);
    expect(ratesAt(FIRST_OF_2024)[0]).toEqual([260, 810, 810, 0]);
  });

  it('is unknown before the first entry', () => {
    expect([knowsVatRates(FIRST_KNOWN), knowsVatRates(BEFORE_ALL)]).toEqual([true, false]);
    expect(ratesAt(FIRST_KNOWN)[0]).toEqual([250, 770, 770, 0]);
    expect(() => ratesAt(BEFORE_ALL)).toThrow(new RangeError('no VAT rate is known for 2017-12-31'));
    expect(knowsVatRates(TODAY, [])).toBe(false);
  });

  it('takes other entries from the settings, in any order', () => {
    const at = '2030-01-01T00:00:00.000Z';
    const orders = [
      [...VAT_RATES, FROM_2030],
      [FROM_2030, ...VAT_RATES],
      [VAT_RATES[1], FROM_2030, VAT_RATES[0]].filter((entry) => entry !== undefined),
    ];
    for (const entries of orders) {
      const rates = fulfilment.options.flatMap((way) =>
        vatClass.options.map((each) => vatRateOf({ vatClass: each, fulfilment: way, at }, entries)),
      );
      expect(rates).toEqual([270, 820, 821, 1, 280, 830, 10_000, 0]);
      expect(vatRateOf({ vatClass: 'food', fulfilment: 'collected', at: TODAY }, entries)).toBe(260);
      expect(vatRateOf({ vatClass: 'food', fulfilment: 'collected', at: LAST_OF_2023 }, entries)).toBe(250);
    }
  });
});

describe('vatRateEntry', () => {
  it('holds the entries in force', () => {
    expect(VAT_RATES.map((entry) => vatRateEntry.parse(entry))).toEqual(VAT_RATES);
    expect(vatRateEntry.parse(FROM_2030)).toEqual(FROM_2030);
  });

  it.each([
    ['no day', { ...FROM_2030, validFrom: '2030-02-30' }],
    [
      'a rate above 100 %',
      { ...FROM_2030, rates: { ...FROM_2030.rates, collected: { ...FROM_2030.rates.collected, food: 10_001 } } },
    ],
    [
      'a negative rate',
      { ...FROM_2030, rates: { ...FROM_2030.rates, delivered: { ...FROM_2030.rates.delivered, alcohol: -1 } } },
    ],
    [
      'a fraction',
      { ...FROM_2030, rates: { ...FROM_2030.rates, delivered: { ...FROM_2030.rates.delivered, standard: 2.6 } } },
    ],
    ['a missing class', { ...FROM_2030, rates: { delivered: { food: 1 }, collected: FROM_2030.rates.collected } }],
    ['a missing way', { ...FROM_2030, rates: { delivered: FROM_2030.rates.delivered } }],
  ])('refuses %s', (_, entry) => {
    expect(vatRateEntry.safeParse(entry).success).toBe(false);
  });
});
