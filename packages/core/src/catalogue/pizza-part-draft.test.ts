import { expect, it } from 'vitest';
import { LARGE_ID, SMALL_ID } from '../pizza/pizza-offer.fixtures.ts';
import { pizzaIngredientDraft, pizzaSizeDraft } from './pizza-part-draft.ts';

const BASIL = {
  kind: 'topping',
  name: 'Basilikum',
  prices: [{ sizeId: SMALL_ID, price: 100 }],
  allergens: [],
  originCountry: null,
  tags: ['vegan'],
  available: true,
  illustration: 'basil',
};
const messagesOf = (change: object) =>
  pizzaIngredientDraft
    .safeParse({ ...BASIL, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('takes what guests can choose', () => {
  expect(pizzaIngredientDraft.parse(BASIL)).toEqual(BASIL);
  expect(messagesOf({ prices: [...BASIL.prices, { sizeId: LARGE_ID, price: 100 }] })).toEqual([]);
  expect(messagesOf({ kind: 'dough', illustration: null })).toEqual([]);
  expect(messagesOf({ kind: 'sauce', illustration: 'none' })).toEqual([]);
  expect(messagesOf({ kind: 'cheese', illustration: null })).toEqual([]);
  expect(messagesOf({ kind: 'cheese', illustration: 'mozzarella', originCountry: ' Italien ' })).toEqual([]);
});

it.each([
  ['topping', null],
  ['topping', 'hummus'],
  ['cheese', 'none'],
  ['sauce', null],
  ['sauce', 'mozzarella'],
  ['dough', 'basil'],
  ['topping', 'cardboard'],
])('wants a drawing that fits: a %s is not drawn as %s', (kind, illustration) => {
  expect(messagesOf({ kind, illustration })).toEqual(['illustration: Bitte wähle eine Zeichnung']);
});

it.each([
  [{ name: ' ' }, 'name: Bitte gib einen Namen an'],
  [{ kind: 'size' }, 'kind: Bitte wähle, was es ist'],
  [{ prices: [] }, 'prices: Bitte gib für jede Grösse einen Preis an'],
  [{ prices: [{ sizeId: 'x', price: 1 }] }, 'prices.0.sizeId: Diese Grösse gibt es nicht.'],
  [{ prices: [...BASIL.prices, ...BASIL.prices] }, 'prices.1: Diese Grösse hat schon einen Preis.'],
  [{ prices: Array.from({ length: 21 }, () => BASIL.prices[0]) }, 'prices: Es sind höchstens 20 Grössen möglich.'],
  [
    { prices: [{ sizeId: SMALL_ID, price: -1 }] },
    "prices.0.price: Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen.",
  ],
  [{ name: 'x'.repeat(61) }, 'name: Der Name darf maximal 60 Zeichen lang sein.'],
  [{ originCountry: 'x'.repeat(61) }, 'originCountry: Das Land darf maximal 60 Zeichen lang sein.'],
  [{ originCountry: '' }, 'originCountry: Bitte gib das Land an'],
  [{ tags: ['vegan', 'vegan'] }, 'tags.1: Diese Kennzeichnung ist schon gewählt.'],
])('refuses %o', (change, message) => {
  expect(messagesOf(change)).toEqual([message]);
});

it('asks of a size its name and what it costs more', () => {
  const size = { name: '32 cm', price: 400, available: true };
  expect(pizzaSizeDraft.parse(size)).toEqual(size);
  expect(pizzaSizeDraft.safeParse({ ...size, price: -1 }).error?.issues[0]?.message).toMatch(/^Der Aufpreis muss/);
});
