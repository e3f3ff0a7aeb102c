import { expect, it } from 'vitest';
import { MARGHERITA, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

/** What each entry of a file would change, field by field. */
const changes = (text: string, isWhole = false) =>
  planImport(readCatalogueFile(text), SMALL_ITEMS, { importId: IMPORT_ID, isWhole })
    .check.changes.filter(({ place }) => place !== null)
    .map(({ name, fields }) => [name, ...fields.map((each) => `${each.title}: ${each.before} → ${each.after}`)]);

it('names a new extra', () => {
  expect(changes('Art;Gehört zu;Name;Preis\nExtra;Extras;Sardellen;2.50')).toEqual([
    ['Extras', 'Neues Extra:  → Sardellen'],
  ]);
});

it('names the extras that a file which is the whole does not have', () => {
  expect(
    changes('Art;Gehört zu;Name;Höchstens\nAuswahl;;Extras;2\nExtra;Extras;Rucola;\nExtra;Extras;Burrata;', true),
  ).toEqual([['Extras', 'Höchstens: 3 → 2', 'Extra fällt weg: Trüffel → ']]);
});

it('tells another order of extras where nothing else does', () => {
  expect(changes(`Art;ID;Gehört zu;Platz\nExtra;${TRUFFLE_ID};Extras;1`)).toEqual([
    ['Extras', 'Reihenfolge: Rucola, Burrata, Trüffel → Trüffel, Rucola, Burrata'],
  ]);
});

it('tells a product that goes to another group, by the names of both', () => {
  expect(changes(`Art;ID;Name;Gehört zu\nGruppe;;Suppen;\nProdukt;${MARGHERITA.id};Margherita;Suppen`)).toContainEqual([
    'Margherita',
    'Gehört zu: Fladen → Suppen',
  ]);
});

it('tells the choices of a product by their names', () => {
  expect(changes('Art;Name;Auswahlen\nProdukt;Margherita;Extras')).toEqual([
    ['Margherita', 'Auswahlen: Grösse, Extras → Extras'],
  ]);
});

it('says that something differs although it reads the same', () => {
  const illustration = { ...MARGHERITA.illustration, toppings: ['basil'] };
  const products = [{ id: MARGHERITA.id, illustration }];
  expect(changes(JSON.stringify({ format: 'ofenpost.catalogue', version: 1, products }))).toEqual([
    ['Margherita', 'Zeichnung: wie bisher → anders'],
  ]);
});
