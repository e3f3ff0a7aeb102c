import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { unsafePlaces } from '../validation/validation.fixtures.ts';
import { VAT_RATES } from './vat-rate-of.ts';
import {
  VAT_RATE_ENTRIES_MAX,
  validateVatRates,
  vatRateEntriesOf,
  vatRatesDraft,
  vatRatesDraftOf,
} from './vat-rates-draft.ts';

const RATE = 'Der Satz muss zwischen 0 % und 100 % liegen, auf Hundertstel genau.';

const DRAFT = vatRatesDraftOf(VAT_RATES);
const rates = { food: 260, alcohol: 810, standard: 810, voucher: 0 };
const from = (validFrom: string, change: object = {}) => ({
  [validFrom]: { delivered: { ...rates, ...change }, collected: rates },
});
const years = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => Object.entries(from(`${2020 + place}-01-01`))).flat());

describe('the draft of the VAT rates', () => {
  it('comes back as it was and is what the rates need', () => {
    expect(vatRatesDraft.parse(DRAFT)).toEqual(DRAFT);
    expect(vatRateEntriesOf(vatRatesDraft.parse(DRAFT))).toEqual(VAT_RATES);
    expect(vatRateEntriesOf(vatRatesDraftOf(VAT_RATES.toReversed()))).toEqual(VAT_RATES);
  });

  it('survives every hostile value in every place', () => {
    expect(unsafePlaces(vatRatesDraft, DRAFT)).toEqual([]);
  });

  it.each<[unknown, Record<string, string>]>([
    [{}, { '': 'Bitte gib mindestens einen Satz an' }],
    [null, { '': 'Bitte gib die Sätze mit ihrem ersten Tag an' }],
    [{ '2024-01-01': 'hoch' }, { '2024-01-01': 'Bitte gib alle Sätze an' }],
    [years(VAT_RATE_ENTRIES_MAX), {}],
    [years(51), { '': 'Es sind höchstens 50 Einträge möglich.' }],
    [{ ...from('2024-01-01'), ...from('2024-01-02') }, {}],
    [from('2024'), { '2024': 'Bitte gib die Sätze mit ihrem ersten Tag an' }],
    [from('2024-01-01', { food: 0, alcohol: 10_000 }), {}],
    ...['food', 'alcohol', 'standard', 'voucher'].map((vatClass): [unknown, Record<string, string>] => [
      from('2024-01-01', { [vatClass]: 10_001 }),
      { [`2024-01-01.delivered.${vatClass}`]: RATE },
    ]),
    [
      from('2024-01-01', { food: 2.6, standard: -1 }),
      { '2024-01-01.delivered.food': RATE, '2024-01-01.delivered.standard': RATE },
    ],
    [{ '2024-01-01': { delivered: rates, collected: null } }, { '2024-01-01.collected': 'Bitte gib alle Sätze an' }],
  ])('judges %#: %o', (draft, errors) => {
    expect(fieldErrors(vatRatesDraft, draft)).toEqual(errors);
  });

  it('needs a rate for today', () => {
    const now = '2026-11-20T17:00:00.000Z';
    expect(validateVatRates({ after: from('2026-11-20'), now })).toBeNull();
    expect(validateVatRates({ after: from('2026-11-21'), now })).toBe(
      'Für heute fehlt ein Satz. Mindestens ein Eintrag muss schon begonnen haben.',
    );
  });
});
