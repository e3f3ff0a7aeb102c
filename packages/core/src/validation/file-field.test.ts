import { describe, expect, it } from 'vitest';
import { choiceField, choicesField, namesField, numberField, priceField, textField, yesNoField } from './file-field.ts';

describe('a cell is read', () => {
  it.each([
    ['ja', true],
    [' JA ', true],
    ['j', true],
    ['x', true],
    ['1', true],
    ['nein', false],
    ['n', false],
    ['0', false],
    ['WAHR', true],
    ['FALSCH', false],
    ['TRUE', true],
    ['FALSE', false],
    ['VRAI', true],
    ['FAUX', false],
    ['VERO', true],
    ['Yes', true],
    ['non', false],
    ['✓', true],
    ['ein', true],
    ['FALSO', false],
    ['vielleicht', undefined],
    ['constructor', undefined],
  ])('as yes or no: %j', (cell, value) => {
    expect(yesNoField('').read(cell)).toBe(value);
  });

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['999999', 999_999],
    ['1000000', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['x1', undefined],
    ['1x', undefined],
  ])('as a whole number: %j', (cell, value) => {
    expect(numberField('').read(cell)).toBe(value);
  });

  it('as a text, with the line ends of every system', () => {
    expect(textField('').read('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  });
});

const WORDS = { mild: 'mild', hot: 'scharf' };
const [mildness, sauces] = [choiceField('Schärfe', WORDS), choicesField('Saucen', WORDS)];

it('is written as people write it', () => {
  expect(yesNoField('').write(true)).toBe('ja');
  expect(priceField('').write(1850)).toBe('18.50');
  expect(mildness.write('hot')).toBe('scharf');
  expect(sauces.write(['mild', 'hot'])).toBe('mild | scharf');
});

it('reads as people say it', () => {
  expect([yesNoField('').text(true), yesNoField('').text(false)]).toEqual(['ja', 'nein']);
  expect([priceField('').text(1850), priceField('').text(Number.NaN)]).toEqual(['CHF 18.50', 'keiner']);
  expect([numberField('').text(3), numberField('', 'Fladen').text(3)]).toEqual(['3', '3 Fladen']);
  const minutes = numberField('', 'Minuten', 'Minute');
  expect([minutes.text(1), minutes.text(2)]).toEqual(['1 Minute', '2 Minuten']);
  expect([textField('').text(''), textField('', 'keine').text(''), textField('', 'keine').text('Neu')]).toEqual([
    'leer',
    'keine',
    'Neu',
  ]);
  expect(mildness.text('hot')).toBe('scharf');
  expect([sauces.text([]), sauces.text(['mild', 'hot'])]).toEqual(['keine', 'mild, scharf']);
  expect([namesField('').text([]), namesField('').text(['Extras', 'Grösse'])]).toEqual(['keine', 'Extras, Grösse']);
});

it.each([
  ['a price', priceField(''), 1850, 'CHF 18.50'],
  ['a price that was written otherwise', priceField(''), 'teuer', 'teuer'],
  ['a number of something', numberField('', 'Fladen'), 2, '2 Fladen'],
  ['a word', mildness, 'hot', 'scharf'],
  ['one of several words', sauces, 'mild', 'mild'],
  ['a word that is not known any more', sauces, 'constructor', 'unbekannt'],
])('reads as it was recorded: %s', (_, field, value, text) => {
  expect(field.recorded?.(value)).toBe(text);
});

it('has a price in JSON as a text, and takes nothing else for one', () => {
  const { toJson, fromJson } = priceField('');
  expect(toJson?.(1850)).toBe('18.50');
  expect([fromJson?.('18.50'), fromJson?.('viel'), fromJson?.(18.5)]).toEqual([1850, Number.NaN, Number.NaN]);
});
