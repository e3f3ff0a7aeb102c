import { describe, expect, it } from 'vitest';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { MENU } from '../menu/menu.fixtures.ts';
import type { Declaration } from './declaration.ts';
import { DECLARED } from './labelling.ts';
import { guardedThings, lawFindings, lawStateOf } from './law-guard.ts';

const TODAY = '2026-11-20';
const FOOD: Declaration = {
  allergens: { contains: [], traces: [] },
  contents: [],
  origins: [],
  methods: [],
  diet: null,
  alcohol: null,
  drink: null,
  checked: true,
};
const of = (change: Partial<Declaration>, today = TODAY) =>
  lawFindings({ declaration: { ...FOOD, ...change } }, today).map(({ state, text }) => `${state} ${text}`);
const SALAMI = [{ ingredient: 'Salami', country: 'Italien' }];

describe('what the law guard finds', () => {
  it.each<[string, Partial<Declaration>, string[]]>([
    ['nothing where all is declared', {}, []],
    ['no allergens', { allergens: null }, ['red Allergene fehlen']],
    ['what nobody checked', { checked: false }, ['open Noch nicht geprüft']],
    ['meat without origin', { contents: ['pork'] }, ['red Fleisch oder Fisch ohne Herkunft']],
    [
      'fish without origin, by its allergens',
      { allergens: { contains: ['fish'], traces: [] } },
      ['red Fleisch oder Fisch ohne Herkunft'],
    ],
    [
      'foreign meat without an answer',
      { contents: ['pork'], origins: SALAMI, methods: null },
      ['open Aus dem Ausland, ohne Antwort zur Herstellung'],
    ],
    ['foreign meat with an answer', { contents: ['pork'], origins: SALAMI, methods: ['painful'] }, []],
    [
      'Swiss meat without an answer',
      { contents: ['pork'], origins: [{ ingredient: 'Speck', country: 'Schweiz' }], methods: null },
      [],
    ],
    [
      'vegan with milk',
      { diet: 'vegan', allergens: { contains: ['milk'], traces: [] } },
      ['red Vegan, aber mit Tierischem'],
    ],
    [
      'vegetarian with meat',
      { diet: 'vegetarian', contents: ['beef'], origins: [{ ingredient: 'Rind', country: 'Schweiz' }] },
      ['red Vegetarisch, aber mit Fleisch oder Fisch'],
    ],
    ['vegetarian with milk', { diet: 'vegetarian', contents: ['milk'] }, []],
    ['a drink without its amount', { alcohol: { kind: 'fermented', volPermille: 48 } }, ['red Getränk ohne Menge']],
  ])('is %s', (_, change, found) => {
    expect(of(change)).toEqual(found);
  });

  it('turns red when the transition has ended', () => {
    const abroad = { contents: ['pork'], origins: SALAMI, methods: null } satisfies Partial<Declaration>;
    expect(of(abroad, '2027-06-30')[0]).toMatch(/^open/);
    expect(of(abroad, '2027-07-01')[0]).toMatch(/^red/);
  });
});

it('lists everything that is offered, the red first', () => {
  const declared = { ...MARGHERITA, tags: [], optionGroups: [], labelling: { ...DECLARED, methods: [] } };
  const things = guardedThings({
    products: [declared, { ...LAGER, labelling: DECLARED }],
    pizzaOffer: null,
    menus: [MENU, { ...MENU, id: '50000000-0000-4000-8000-000000000002', validTo: '2026-11-19' }],
    restaurant: { breadOrigin: '' },
    today: TODAY,
  });
  expect(things.map((thing) => `${thing.name} ${lawStateOf(thing)}`)).toEqual([
    'Herkunft von Brot und Teig red',
    `${LAGER.name} red`,
    ...MENU.courses.map((course) => `${MENU.name}: ${course} red`),
    `${MARGHERITA.name} green`,
  ]);
});
