import { expect, it } from 'vitest';
import { testId } from './existing-items.fixtures.ts';
import { itemNames, isId } from './identify-entries.ts';

const [PIZZA, OLD, SOUP, TWIN] = [testId(0xa1), testId(0xa2), testId(0xa3), testId(0xa4)];
const named = (id: string, name: string, archived = false) => ({ id, name, archived });

it.each([
  [testId(1), true],
  [testId(0xab).toUpperCase(), true],
  ['Pizza', false],
  ['', false],
  [`${testId(1)}0`, false],
  [`0${testId(1)}`, false],
  [testId(1).replaceAll('-', ''), false],
])('knows %j for an id: %j', (text, is) => expect(isId(text)).toBe(is));

it('calls by its name what alone is called so, also beside what is archived', () => {
  expect(itemNames([named(PIZZA, 'Pizza'), named(SOUP, 'Suppe', true)]).call(PIZZA)).toBe('Pizza');
});

it.each([
  ['what is called like another', [named(PIZZA, 'Pizza'), named(OLD, ' PIZZA', true)]],
  ['what is called like an id', [named(PIZZA, SOUP)]],
  ['what has no name', [named(PIZZA, ' ')]],
  ['what is not there', []],
])('calls by its id %s', (_, catalogueItems) => expect(itemNames(catalogueItems).call(PIZZA)).toBe(PIZZA));

it('finds by id, in whatever letters, before it looks for names', () => {
  const names = itemNames([named(PIZZA, 'Pizza'), named(SOUP, PIZZA)]);
  expect([names.find(PIZZA), names.find(PIZZA.toUpperCase())]).toEqual([[PIZZA], [PIZZA]]);
});

it('finds by name those who are not archived, and who is archived where there is nobody else', () => {
  const catalogueItems = [
    named(OLD, 'Pizza', true),
    named(PIZZA, 'Pizza'),
    named(TWIN, 'pizza '),
    named(SOUP, 'Suppe', true),
  ];
  const { find } = itemNames(catalogueItems);
  expect(['PIZZA', 'Suppe', 'Salat'].map(find)).toEqual([[PIZZA, TWIN], [SOUP], []]);
});
