import { describe, expect, it } from 'vitest';
import { OPTIONS_MAX } from '../catalogue/option-group-draft.ts';
import { EXTRAS, MARGHERITA, SIZE } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const HEAD = 'Art;ID;Name;Gehört zu;Preis;Auswahlen;Archiviert;Platz;Höchstens';
const plan = (text: string, catalogueItems: ExistingItems) =>
  planImport(readCatalogueFile(text), catalogueItems, { importId: IMPORT_ID, isWhole: false });
const ofLines = (lines: readonly string[], catalogueItems = SMALL_ITEMS) =>
  plan([HEAD, ...lines].join('\n'), catalogueItems);
const ofJson = (lists: object) =>
  plan(JSON.stringify({ format: 'ofenpost.catalogue', version: 1, ...lists }), SMALL_ITEMS);
const reportedBy = ({ check }: ReturnType<typeof plan>) =>
  check.problems.map(({ place, column, message }) => [place, column, message]);
const reported = (...lines: readonly string[]) => reportedBy(ofLines(lines));

const PRICE = "Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen.";

describe('what is wrong with a product', () => {
  it('is told in the column in which it stands', () => {
    expect(reported('Produkt;;;Fladen;99999')).toEqual([
      ['Zeile 2', 'Name', 'Bitte gib einen Namen an'],
      ['Zeile 2', 'Preis', PRICE],
    ]);
  });

  it('is told although its group or a choice of it is not clear, each once', () => {
    const [group, choice] = ['Diese Gruppe gibt es nicht: «Nirgends».', 'Diese Auswahl gibt es nicht: «Belag».'];
    expect(reported('Produkt;;Neu;Nirgends;99999;Belag | Extras')).toEqual([
      ['Zeile 2', 'Gehört zu', group],
      ['Zeile 2', 'Auswahlen', choice],
      ['Zeile 2', 'Preis', PRICE],
    ]);
    expect(reported('Produkt;;Neu;Nirgends;9')).toEqual([['Zeile 2', 'Gehört zu', group]]);
    expect(reported('Produkt;;Neu;Fladen;9;Belag')).toEqual([['Zeile 2', 'Auswahlen', choice]]);
  });

  it('keeps it from being written', () => {
    const lines = ['Produkt;;Neu;Nirgends;9', 'Produkt;;Auch neu;Fladen;9;Belag', 'Produkt;;Margherita;;99999'];
    expect(ofLines(lines).steps).toEqual([]);
  });

  it('is told where a new one says no group, since its name may be misspelt', () => {
    const unknown = 'Dieses Produkt kennen wir nicht. Prüf den Namen; ein neues braucht eine Gruppe.';
    expect(reported('Produkt;;Margarita;;9')).toEqual([['Zeile 2', 'Gehört zu', unknown]]);
  });

  it('may be choices that are no list of names', () => {
    const product = { id: MARGHERITA.id };
    expect(reportedBy(ofJson({ products: [{ ...product, optionGroupIds: [7] }] })).map(([, column]) => column)).toEqual(
      ['Auswahlen'],
    );
    expect(reportedBy(ofJson({ products: [{ ...product, optionGroupIds: 'x' }] })).map(([, column]) => column)).toEqual(
      ['Auswahlen'],
    );
  });
});

describe('a product in a file', () => {
  const saved = (...lines: readonly string[]) => ofLines(lines).steps.map((step) => step.saved?.value);

  it('keeps its group and its choices where nothing is said of them', () => {
    const stored = { productGroupId: MARGHERITA.productGroupId, optionGroupIds: [SIZE.id, EXTRAS.id] };
    expect(saved('Produkt;;Margherita;;19')).toMatchObject([{ ...stored, price: 1900 }]);
    const products = [{ id: MARGHERITA.id, price: '19.00' }];
    expect(ofJson({ products }).steps).toMatchObject([{ saved: { value: stored } }]);
  });

  it('has its choices in the order in which it names them, by names or ids', () => {
    expect(saved(`Produkt;;Margherita;;;Extras | ${SIZE.id}`)).toMatchObject([
      { optionGroupIds: [EXTRAS.id, SIZE.id] },
    ]);
  });
});

describe('what is wrong with an extra', () => {
  it('is told in its own line, and what is wrong with the choice in that of the choice', () => {
    expect(reported('Auswahl;;Extras;;;;;;9', 'Extra;;Rucola;;99999', 'Extra;;;;1')).toEqual([
      ['Zeile 2', 'Höchstens', 'Die Höchstzahl darf nicht grösser als die Zahl der Extras sein.'],
      ['Zeile 3', 'Preis', PRICE],
      ['Zeile 4', 'Name', 'Bitte gib einen Namen an'],
    ]);
  });

  it('is told where it stands once the extras are in their order', () => {
    expect(reported('Extra;;Trüffel;Extras;1', 'Extra;;Sardellen;Extras;99999;;;1')).toEqual([
      ['Zeile 3', 'Preis', PRICE],
    ]);
  });

  it('is told where its choice is not clear, once', () => {
    expect(reported('Extra;;Rucola;;1')).toEqual([['Zeile 2', 'Gehört zu', 'Zu welcher Auswahl gehört dieses Extra?']]);
    expect(reported('Extra;;Rucola;Belag;1')).toEqual([
      ['Zeile 2', 'Gehört zu', 'Diese Auswahl gibt es nicht: «Belag».'],
    ]);
  });

  it('is told of the first twenty', () => {
    const lines = Array.from({ length: 21 }, (_, n) => `Extra;;Neu ${n};Extras;99999`);
    expect(reported(...lines).map(([place]) => place)).toEqual(lines.slice(1).map((_, n) => `Zeile ${n + 2}`));
  });

  it('may be that there are too many', () => {
    const lines = Array.from({ length: OPTIONS_MAX - EXTRAS.options.length + 1 }, (_, n) => `Extra;;Neu ${n};Extras;1`);
    expect(reported(...lines.slice(1))).toEqual([]);
    expect(reported(...lines)).toEqual([['Zeile 2', null, `Eine Auswahl hat höchstens ${OPTIONS_MAX} Extras.`]]);
  });
});

describe('a choice of which a file has extras only', () => {
  it('stays as it is but for them', () => {
    const [step, ...others] = ofLines(['Extra;;Sardellen;Extras;2.50', 'Extra;;Rucola;Extras;2']).steps;
    const before = SMALL_ITEMS.optionGroup.get(EXTRAS.id)?.value;
    expect([step?.kind, step?.id, step?.archived, others]).toEqual(['optionGroup', EXTRAS.id, false, []]);
    expect(step?.saved?.value).toEqual({
      ...before,
      options: [
        { ...before?.options[0], price: 200 },
        ...(before?.options.slice(1) ?? []),
        { id: null, name: 'Sardellen', price: 250, allergens: [], available: true },
      ],
    });
  });

  it('is not archived with one of them, nor brought back, nor moved', () => {
    const archived: ExistingItems = {
      ...SMALL_ITEMS,
      product: new Map(),
      optionGroup: new Map([...SMALL_ITEMS.optionGroup].map(([id, stored]) => [id, { ...stored, archived: true }])),
    };
    expect(ofLines(['Extra;;Rucola;Extras;;;ja']).steps).toEqual([]);
    expect(ofLines(['Extra;;Rucola;Extras;;;nein;2'], archived).steps).toMatchObject([{ archived: true }]);
    expect(ofLines(['Extra;;Rucola;Extras;;;;2']).check.changes.map(({ fields }) => fields)).toEqual([
      [{ title: 'Reihenfolge', before: 'Rucola, Burrata, Trüffel', after: 'Burrata, Rucola, Trüffel' }],
    ]);
  });

  it('has its own line wherever that stands', () => {
    const lines = ['Extra;;Rucola;Extras;2', 'Auswahl;;Extras;;;;;;2'];
    expect(ofLines(lines).check.changes.map(({ place, name }) => [place, name])).toEqual([['Zeile 3', 'Extras']]);
  });
});

it('makes a new choice of its lines alone, without the blank extra that a form begins with', () => {
  expect(ofLines(['Auswahl;;Brot', 'Extra;;Zopf;;1']).steps.map((step) => step.saved?.value)).toEqual([
    {
      name: 'Brot',
      min: 0,
      max: 1,
      included: 0,
      options: [{ id: null, name: 'Zopf', price: 100, allergens: [], available: true }],
    },
  ]);
});
