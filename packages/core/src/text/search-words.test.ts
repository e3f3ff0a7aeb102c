import { expect, it } from 'vitest';
import { containsWord, searchWords } from './search-words.ts';

it.each([
  ['', []],
  ['  \t\n ', []],
  ['salami', ['salami']],
  ['  Kürbis   & salbei ', ['Kürbis', '&', 'salbei']],
])('takes %j apart', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});

it.each([
  ['Kürbis & Salbei', 'KÜRBIS', true],
  ['Kürbis & Salbei', 'kurbis', true],
  ['Kürbis & Salbei', 'kuerbis', true],
  ['Ku\u0308rbis', 'kuerbis', true],
  ['Kürbis', 'ku\u0308rbis', true],
  ['Räuchertofu', 'raeuch', true],
  ['Öl', 'oel', true],
  ['Crème fraîche', 'creme', true],
  ['Creme', 'crème', true],
  ['Tiramisù', 'misu', true],
  ['Peter Weiß', 'weiss', true],
  ['Peter Weiss', 'weiß', true],
  ['STRAẞE', 'strasse', true],
  ['Łukasz Błażej', 'lukasz', true],
  ['Lukasz Blazej', 'BŁAŻEJ', true],
  ['Jørgen Sørensen', 'sorensen', true],
  ['Ǿ', 'o', true],
  ['Đorđe', 'dorde', true],
  ['Lætitia', 'laetitia', true],
  ['Cœur de bœuf', 'COEUR', true],
  ['Þóra Guðrún', 'thora', true],
  ['Þóra Guðrún', 'gudrun', true],
  ['Işıl', 'isil', true],
  ['Bruschetta', 'bruscetta', false],
  ['Salat', 'salate', false],
  ['', 'a', false],
  ['anything', '', true],
  ['lone \uD83D half', '\uD83D', true],
])('%j contains %j: %s', (text, word, contains) => {
  expect(containsWord(text, word)).toBe(contains);
});
