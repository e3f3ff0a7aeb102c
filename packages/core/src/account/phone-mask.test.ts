import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_NUMBER_PLACEHOLDER, maskPhoneNumber, maskedCaret } from './phone-mask.ts';

describe('maskPhoneNumber', () => {
  it.each([
    ['', ''],
    ['078', '078'],
    ['0789', '078 9'],
    ['078999', '078 999'],
    ['0789999', '078 999 9'],
    ['078999999', '078 999 99 9'],
    ['0789999999', '078 999 99 99'],
    ['078 999 99 991', '078 999 99 99'],
    ['078/999.99-99', '078 999 99 99'],
    [' 078 - 999 99 99 ', '078 999 99 99'],
    ['+41 78 999 99 99', '078 999 99 99'],
    [' +41-78-999-99-99', '078 999 99 99'],
    ['0041789999999', '078 999 99 99'],
    ['+41 (0)78 999 99 99', '078 999 99 99'],
    ['0041 078 999 99 99', '078 999 99 99'],
    ['41 78 999 99 99', '417 899 99 99'],
    ['004', '004'],
    ['+', '+'],
    ['+4', '+4'],
    ['+41', '0'],
    ['+4 1 78', '078'],
    ['+49 170 1234567', '+491701234567'],
    ['+4917012345678901', '+491701234567890'],
    ['+004178', '+004178'],
    ['1+2', '12'],
    ['abc', ''],
    ['٠٧٨', ''],
  ])('turns %j into %j', (typed, masked) => expect(maskPhoneNumber(typed)).toBe(masked));

  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+-/ ()a')), maxLength: 25 });

  it('leaves a masked number as it is', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(maskPhoneNumber(maskPhoneNumber(text))).toBe(maskPhoneNumber(text));
      }),
    );
  });

  it('gives groups of 3, 3, 2 and 2 digits, the last as long as it is by now', () => {
    const shape = /^(?:\d{0,3}|\d{3} \d{1,3}|\d{3} \d{3} \d{1,2}|\d{3} \d{3} \d\d \d{1,2}|\+\d{0,15})$/;
    fc.assert(
      fc.property(typed, (text) => {
        expect(maskPhoneNumber(text)).toMatch(shape);
      }),
    );
  });

  it('arrives at the same number however a Swiss one is written', () => {
    const digits = fc.string({ unit: fc.constantFrom(...Array.from('123456789')), minLength: 9, maxLength: 9 });
    const prefix = fc.constantFrom('0', '+41', '+41 ', '0041', '0041 ', '+41 (0)', '+41 0', '0041-0');
    const separator = fc.constantFrom('', ' ', '-', '.', ' / ');
    fc.assert(
      fc.property(digits, prefix, separator, (number, start, between) => {
        const written = start + number.replace(/(..)(...)(..)(..)/, ['$1', '$2', '$3', '$4'].join(between));
        expect(maskPhoneNumber(written).replaceAll(' ', '')).toBe(`0${number}`);
      }),
    );
  });

  it('masks the placeholder as itself', () => {
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
