import { describe, expect, it } from 'vitest';
import { unsafePlaces } from '../draft/draft-judging.fixtures.ts';
import { fieldErrors } from '../editor/field-errors.ts';
import { VAT_RATES, type VatRateEntry, vatRateEntry } from '../money/vat-rate.ts';
import { VAT_RATE_ENTRIES_MAX, vatRatesDraft } from './vat-rates-draft.ts';

const RATE = 'Der Satz muss zwischen 0 % und 100 % liegen, auf Hundertstel genau.';
const LATER = 'Jeder Eintrag muss an einem späteren Tag beginnen als der vorige.';

const rates = { food: 260, alcohol: 810, standard: 810, voucher: 0 };
const from = (validFrom: string, change: object = {}) => ({
  validFrom,
  rates: { delivered: { ...rates, ...change }, collected: rates },
});
const years = (count: number) => Array.from({ length: count }, (_, place) => from(`${2020 + place}-01-01`));

describe('the draft of the VAT rates', () => {
  it('comes back as it was and is what the rates need', () => {
    expect(vatRatesDraft.parse(VAT_RATES)).toEqual(VAT_RATES);
    const parsed: readonly VatRateEntry[] = vatRatesDraft.parse(VAT_RATES);
    expect(parsed.map((entry) => vatRateEntry.parse(entry))).toEqual(VAT_RATES);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(vatRatesDraft, VAT_RATES)).toEqual([]);
  });

  it.each<[unknown, Record<string, string>]>([
    [[], { '': 'Bitte gib mindestens einen Satz an' }],
    [null, { '': 'Bitte gib mindestens einen Satz an' }],
    [['2024'], { '0': 'Bitte gib Tag und Sätze an' }],
    [years(VAT_RATE_ENTRIES_MAX), {}],
    [Array.from({ length: 51 }, () => from('2024-01-01')), { '': 'Es sind höchstens 50 Einträge möglich.' }],
    [[from('2024-01-01'), from('2024-01-01')], { '1.validFrom': LATER }],
    [[from('2024-01-01'), from('2023-12-31'), from('2024-01-02')], { '1.validFrom': LATER }],
    [[from('2024-01-01'), from('2024-01-02')], {}],
    [[from('2024')], { '0.validFrom': 'Bitte gib den ersten Tag an' }],
    [[from('2024-01-01', { food: 0, alcohol: 10_000 })], {}],
    ...['food', 'alcohol', 'standard', 'voucher'].map((vatClass): [unknown, Record<string, string>] => [
      [from('2024-01-01', { [vatClass]: 10_001 })],
      { [`0.rates.delivered.${vatClass}`]: RATE },
    ]),
    [
      [from('2024-01-01', { food: 2.6, standard: -1 })],
      { '0.rates.delivered.food': RATE, '0.rates.delivered.standard': RATE },
    ],
    [[{ validFrom: '2024-01-01', rates: null }], { '0.rates': 'Bitte gib alle Sätze an' }],
    [
      [{ validFrom: '2024-01-01', rates: { delivered: rates, collected: null } }],
      { '0.rates.collected': 'Bitte gib alle Sätze an' },
    ],
  ])('judges %#: %o', (draft, errors) => {
    expect(fieldErrors(vatRatesDraft, draft)).toEqual(errors);
  });
});
