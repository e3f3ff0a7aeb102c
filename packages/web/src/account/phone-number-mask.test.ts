import { describe, expect, it } from 'vitest';
import { maskPhoneNumber, maskedCaret } from './phone-number-mask.ts';

describe('maskPhoneNumber', () => {
  it.each([
    ['', ''],
    ['078', '078'],
    ['0789', '078 9'],
    ['0789999999', '078 999 99 99'],
    ['078 999 99 991', '078 999 99 99'],
    ['078/999.99-99', '078 999 99 99'],
    ['+41 78 999 99 99', '078 999 99 99'],
    ['0041789999999', '078 999 99 99'],
    ['+41 (0)78 999 99 99', '078 999 99 99'],
    ['+', '+'],
    ['+4', '+4'],
    ['+41', '0'],
    ['+49 170 1234567', '+491701234567'],
    ['abc', ''],
  ])('turns %j into %j', (typed, masked) => expect(maskPhoneNumber(typed)).toBe(masked));
});

describe('maskedCaret', () => {
  it.each([
    ['078 999', 0, 0],
    ['078 999', 3, 3],
    ['078 999', 4, 5],
    ['078 9', 9, 5],
  ])('in %j after %i digits is %i', (masked, digits, caret) => expect(maskedCaret(masked, digits)).toBe(caret));
});
