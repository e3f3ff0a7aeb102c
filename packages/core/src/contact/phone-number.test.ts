import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_NUMBER_PLACEHOLDER, maskPhoneNumber, maskedCaret, swissPhoneNumber } from './phone-number.ts';

describe('a Swiss phone number', () => {
  it.each([
    '078 123 45 67',
    '0781234567',
    '078/123.45-67',
    '078‑123–45−67',
    '078\u00a0123\u202f45\u200967',
    '(078) 123 45 67',
    '+41 78 123 45 67',
    '+41781234567',
    '\u202a+41 78 123 45 67\u202c',
    '\u200e0781234567\ufeff',
    '+41 (0)78 123 45 67',
    '+41 (0) 78 / 123 45 67',
    '(+41) 78 123 45 67',
    '+ 41 78 123 45 67',
    '＋４１ ７８ １２３ ４５ ６７',
    '0041 78 123 45 67',
    '00 41 (0)78 123 45 67',
    '41 78 123 45 67',
    '41781234567',
    '410781234567',
    'tel:+41781234567',
    'tel:+41-78-123-45-67',
    'Tel.: 078 123 45 67',
    'Mobile: +41 78 123 45 67',
    '☎ 078 123 45 67 (privat)',
    'https://wa.me/41781234567',
    '٠٧٨ ١٢٣ ٤٥ ٦٧',
    '０７８１２３４５６７',
    '078\t123\n45 67.',
  ])('may be written %j', (written) => {
    expect(swissPhoneNumber(written)).toBe('078 123 45 67');
    expect(maskPhoneNumber(written)).toBe('078 123 45 67');
  });

  it.each([
    '0049 170 1234567',
    '+49 170 1234567',
    'tel:+491701234567',
    '+1 (415) 555-2671',
    '14155552671',
    '(415) 555-2671',
    '+423 781 23 45',
    '+33 6 12 34 56 78',
    '0033612345678',
    '00423 781 23 45',
    '078 123 45 678',
    '+41 78 123 45 678',
    '0041 78 123 45 678',
    '078 123 45 67 / 079 123 45 67',
    '078 123 45 67 int. 12',
    '078 12x 345 67 8',
    '+078 123 45 67',
    '078+1234567',
    '+0 78 123 45 67',
    '+41',
    '0049',
  ])('is none that stays as it was typed: %j', (written) => {
    expect(swissPhoneNumber(written)).toBeNull();
    expect(maskPhoneNumber(written)).toBe(written);
  });

  it.each(['', '117', '078 123 45 6', '+41 78 123 45 6', '4178123456', '781234567', 'abc', '0x781234567'])(
    'is not %j',
    (written) => expect(swissPhoneNumber(written)).toBeNull(),
  );

  it('is found whatever stands around and between its parts', () => {
    const digits = fc.stringMatching(/^[1-9]\d{8}$/);
    const prefix = fc.constantFrom(
      '0',
      '+41',
      '+41 ',
      '0041',
      '41 ',
      '+41 (0)',
      '+41 0',
      '0041-0',
      'Tel. 0',
      'tel:+41',
    );
    const separator = fc.constantFrom('', ' ', '-', '.', ' / ', '\u00a0', '\u200b', '‑', ') ', '_');
    const end = fc.constantFrom('', ' ', '.', ' (Anna)', '\u202c', ' ☎');
    fc.assert(
      fc.property(digits, prefix, separator, end, (number, start, between, after) => {
        const written = start + number.replace(/(..)(...)(..)(..)/, ['$1', '$2', '$3', '$4'].join(between)) + after;
        expect(swissPhoneNumber(written)?.replaceAll(' ', '')).toBe(`0${number}`);
      }),
    );
  });

  it('never has other digits than were typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789041+-/ ()a')), maxLength: 25 });
    fc.assert(
      fc.property(typed, (text) => {
        const digits = text.replaceAll(/\D/g, '');
        const number = swissPhoneNumber(text)?.replaceAll(' ', '') ?? '';
        expect(number === '' || digits.endsWith(number.slice(1))).toBe(true);
        expect(maskPhoneNumber(text).replaceAll(/\D/g, '')).toBe(number === '' ? digits : number);
        expect(maskPhoneNumber(maskPhoneNumber(text))).toBe(maskPhoneNumber(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the mask of a phone number', () => {
  it.each([
    ['', ''],
    ['078', '078'],
    ['0789', '078 9'],
    ['078999', '078 999'],
    ['0789999', '078 999 9'],
    ['078999999', '078 999 99 9'],
    ['0789999999', '078 999 99 99'],
    ['9999999999', '999 999 99 99'],
    ['078/', '078'],
    ['078a', '078'],
    ['abc', ''],
    ['٠٧٨', '078'],
    ['+', '+'],
    ['+4', '+4'],
    ['+41 7', '+41 7'],
    ['004', '004'],
  ])('shows %j as %j', (typed, masked) => expect(maskPhoneNumber(typed)).toBe(masked));

  it.each([
    ['0781234567', '078 123 45 67'],
    ['078 123 45 67', '078 123 45 67'],
    ['+41781234567', '078 123 45 67'],
    ['+41 (0)78 123 45 67', '078 123 45 67'],
    ['0041781234567', '078 123 45 67'],
    ['41781234567', '078 123 45 67'],
    ['07812345678', '078 123 45 678'],
    ['+491701234567', '+491701234567'],
  ])('%j typed key by key is %j', (keys, masked) => {
    expect(Array.from(keys).reduce((text, key) => maskPhoneNumber(text + key), '')).toBe(masked);
  });

  it('shows the placeholder as itself', () => {
    expect(maskPhoneNumber('0789999999')).toBe(PHONE_NUMBER_PLACEHOLDER);
  });
});

describe('maskedCaret', () => {
  it.each([
    ['078 999', 0, 0],
    ['078 999', 3, 3],
    ['078 999', 4, 5],
    ['078 9', 9, 5],
    ['', 1, 0],
  ])('in %j after %i digits is %i', (masked, digits, caret) => expect(maskedCaret(masked, digits)).toBe(caret));
});
