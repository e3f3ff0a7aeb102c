import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { francsText, percentFieldText, readHundredths, readSignedHundredths } from './typed-values.ts';

describe('a number that somebody types', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,50', 1250],
    ['0.05', 5],
    ['CHF 12.50', 1250],
    ['chf12.50', 1250],
    ['Fr. 12.50', 1250],
    ['SFr. 12.50', 1250],
    ['1ʹ200', 120_000],
    ['1‛200.50 sfr', 120_050],
    ['12.50 CHF', 1250],
    ['12.-', 1200],
    ['12.–', 1200],
    ['18.--', 1800],
    ['CHF 18,––', 1800],
    ['1,850.00', 185_000],
    ['1.850,5', 185_050],
    ['1,234,567.–', 123_456_700],
    ["1'200", 120_000],
    ['1’200.50', 120_050],
    ['1 200', 120_000],
    ['1\u2009200,50', 120_050],
    ['1\u202f200', 120_000],
    ['1\u00a0200', 120_000],
    ['1´200', 120_000],
    ['1`200.–', 120_000],
    ['1‘200', 120_000],
    ['12.50\u200b', 1250],
    ['\u202a12.50\u202c', 1250],
    ['１２．５０', 1250],
    ['١٢٫٥٠', 1250],
    [' 2.6 % ', 260],
    ['8,1%', 810],
    ['100', 10_000],
    ['0', 0],
  ])('%j is %i hundredths', (text, hundredths) => {
    expect(readHundredths(text)).toBe(hundredths);
  });

  it.each([
    '',
    ' ',
    'gratis',
    '-5',
    '12.505',
    '12..5',
    '1.2.3',
    '12 50',
    "1'20",
    '1e3',
    'CHF',
    '.',
    '1234567890',
    '1,850',
    '1.850',
    '1,85.00',
    '1,850,00',
    '18.---',
  ])('%j is none', (text) => {
    expect(readHundredths(text)).toBeNull();
  });

  it.each([
    ['-12.50', -1250],
    [' − 5 ', -500],
    ['\u200e‑5', -500],
    ['–CHF 5.-', -500],
    ['+ 7', 700],
    ['12.50', 1250],
    ['-0', 0],
    ['--5', null],
    ['+-5', null],
    ['-', null],
  ])('with its sign %j is %s', (text, hundredths) => {
    expect(readSignedHundredths(text)).toBe(hundredths);
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (number) => {
        expect(readHundredths(francsText(number))).toBe(number);
        expect(readHundredths(percentFieldText(number))).toBe(number);
      }),
    );
  });

  it('writes francs with two places, per cent with those they need, and nothing for what is no number', () => {
    expect([1250, 0, 120_000].map(francsText)).toEqual(['12.50', '0.00', '1200.00']);
    expect([260, 0, 1000, 5].map(percentFieldText)).toEqual(['2.6', '0', '10', '0.05']);
    expect([francsText(Number.NaN), percentFieldText(Number.NaN)]).toEqual(['', '']);
  });
});
