import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../editor/editor.ts';
import { uidCheckDigit, vatNumberField } from './restaurant-draft.ts';

const FORM = 'Bitte gib die MwSt.-Nummer so an: CHE-123.456.788 MWST';
const DIGITS = 'Diese MwSt.-Nummer gibt es nicht. Bitte prüfe die Ziffern.';

const digits = fc.stringMatching(/^\d{8}$/);
const written = (nine: string) => `CHE-${nine.slice(0, 3)}.${nine.slice(3, 6)}.${nine.slice(6)} MWST`;

describe('the VAT number', () => {
  // The numbers of the federal tax administration's example, and of Migros, the Swiss post and the federal railways
  // from its register.
  it.each(['CHE-123.456.788 MWST', 'CHE-105.829.940 MWST', 'CHE-116.302.542 MWST', 'CHE-102.909.703 MWST'])(
    'can be %s',
    (vatNumber) => {
      expect(vatNumberField.parse(` ${vatNumber} `)).toBe(vatNumber);
    },
  );

  it.each(['\u200eCHE-123.456.788\u00a0MWST\u200b', 'CHE\u2011123.456.788 MWST'])('may be copied as %j', (copied) => {
    expect(vatNumberField.parse(copied)).toBe('CHE-123.456.788 MWST');
  });

  it.each([
    'CHE-123.456.788',
    'CHE-123.456.788 TVA',
    'CHE-123.456.788 mwst',
    'CHE-123456788 MWST',
    'CHE 123.456.788 MWST',
    'xCHE-123.456.788 MWST',
    'CHE-123.456.788 MWST.',
    'CHE-1234.456.788 MWST',
    'CHE-123.456.7888 MWST',
    '',
    null,
    123_456_788,
  ])('is not written %j', (vatNumber) => {
    expect(
      vatNumberField
        .safeParse(vatNumber)
        .error?.issues.map(({ message }) => message)
        .at(-1),
    ).toBe(FORM);
    expect(fieldErrors(vatNumberField, vatNumber)).toEqual({ '': FORM });
  });

  it('has exactly one check digit, or none', () => {
    fc.assert(
      fc.property(digits, (eight) => {
        const accepted = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
          (digit) => vatNumberField.safeParse(written(`${eight}${digit}`)).success,
        );
        const digit = uidCheckDigit(eight);
        expect(accepted).toEqual(digit === null ? [] : [digit]);
        const weighted = [5, 4, 3, 2, 7, 6, 5, 4].reduce(
          (sum, weight, place) => sum + weight * Number(eight[place]),
          0,
        );
        expect((weighted + (digit ?? 10)) % 11).toBe(0);
      }),
    );
  });

  it('tells a wrong digit', () => {
    expect(fieldErrors(vatNumberField, 'CHE-123.456.789 MWST')).toEqual({ '': DIGITS });
    expect(uidCheckDigit('10000003')).toBe(5);
    expect([uidCheckDigit('00000000'), uidCheckDigit('00020001'), uidCheckDigit('00000003')]).toEqual([0, 3, null]);
  });
});
