import { describe, expect, it } from 'vitest';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { canImport, changeCount, hasItems } from './catalogue-import.ts';
import { IMPORT_ID, OLD_GROUP_ID, SMALL_ITEMS, testId } from './existing-items.fixtures.ts';
import { planFingerprint, planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const plan = (text: string, catalogueItems = SMALL_ITEMS, isWhole = false) =>
  planImport(readCatalogueFile(text), catalogueItems, { importId: IMPORT_ID, isWhole });
const check = (...parameters: Parameters<typeof plan>) => plan(...parameters).check;
const messages = (text: string) => check(text).problems.map(({ place, column, message }) => [place, column, message]);

describe('a dry run', () => {
  it('counts what each line does, and in no count what is wrong', () => {
    const lines = [
      'Produkt;;Margherita;19',
      'Produkt;;Marinara;',
      'Gruppe;;Suppen;',
      `Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;;nein`,
      'Auswahl;;Grösse;',
      'Extra;;normal;0',
      'Auswahl;;Extras;',
      'Extra;;Rucola;viel',
      'Extra;;Burrata;4.51',
      'Gruppe;;;',
    ];
    expect(check(`Art;ID;Name;Preis;Archiviert\n${lines.join('\n')}`).counts).toEqual({
      created: 1,
      changed: 2,
      archived: 0,
      restored: 1,
      unchanged: 2,
      missing: 0,
      problems: 2,
      hints: 1,
    });
  });

  it('counts as unchanged what stands in the file, not what is archived for want of a line', () => {
    const { counts } = check('Art;Name\nGruppe;Fladen\nProdukt;Margherita', SMALL_ITEMS, true);
    expect([counts.unchanged, counts.archived]).toEqual([2, 1]);
  });

  it('tells what is wrong with the file before what is wrong with its first line', () => {
    const groups = Array.from({ length: 499 }, (_, number) => `Gruppe;Gruppe ${number}`);
    expect(messages(['Art;Name;Name', ...groups].join('\n')).map(([place]) => place)).toEqual(['Datei', 'Zeile 1']);
  });

  it('shows first what one looks at first', () => {
    const lines = [
      'Gruppe;;Suppen;',
      `Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;nein`,
      'Produkt;;Marinara;ja',
      `Produkt;${MARGHERITA.id};Napoli;`,
    ];
    const text = `Art;ID;Name;Archiviert\n${lines.join('\n')}`;
    expect(check(text).changes.map(({ name, action }) => `${name}: ${action}`)).toEqual([
      'Napoli: changed',
      'Marinara: archived',
      'Vom letzten Jahr: restored',
      'Suppen: created',
    ]);
  });

  it('counts all, and shows the first 500 of each', () => {
    const numbers = Array.from({ length: 501 }, (_, number) => number);
    const [first] = SMALL_ITEMS.product.values();
    if (first === undefined) throw new Error('no product');
    const more = numbers.map((number) => [testId(1000 + number), first] as const);
    const catalogueItems = { ...SMALL_ITEMS, product: new Map([...SMALL_ITEMS.product, ...more]) };
    const lines = numbers.map((number) => `Produkt;;Fladen ${number};Fladen;1`);
    const head = 'Art;ID;Name;Gehört zu;Preis';
    const { counts, changes, missing } = check(
      [head, ...lines, `Produkt;${MARGHERITA.id};Napoli`].join('\n'),
      catalogueItems,
    );
    expect([counts.created, counts.missing, missing.length]).toEqual([501, 502, 500]);
    expect(changes.map(({ action }) => action)).toEqual(['changed', ...numbers.slice(1).map(() => 'created')]);
    const { counts: wrong, problems } = check([head, ...lines].join('\n').replaceAll(/1$/gm, 'viel'));
    expect([wrong.problems, problems.length]).toEqual([501, 500]);
  });

  it('tells of each cell what is wrong first, and all of a whole line', () => {
    expect(messages('Art;Name;Gehört zu;Preis\nProdukt;Neu;Fladen;viel')).toEqual([
      ['Zeile 2', 'Preis', 'Das ist kein Betrag in Franken, zum Beispiel 18.50.'],
    ]);
    expect(messages('Art;Name\nProdukt;Margherita\nProdukt;"Margherita')).toEqual([
      ['Zeile 3', null, 'Ein Anführungszeichen wird nicht geschlossen.'],
      ['Zeile 3', null, 'Das steht schon einmal in der Datei: Zeile 2.'],
    ]);
  });

  it('has another fingerprint where it does something else, an order too', () => {
    const texts = [
      'Art;Name;Preis\nProdukt;Margherita;19',
      'Art;Name;Preis\nProdukt;Margherita;20',
      'Art;Name;Platz\nProdukt;Marinara;1',
      'Art\n',
    ];
    expect(new Set(texts.map((text) => planFingerprint(plan(text)))).size).toBe(4);
  });

  it('tells of what is archived for want of a line that it is', () => {
    const { changes } = check('Art;Name\nGruppe;Fladen\nProdukt;Margherita', SMALL_ITEMS, true);
    expect(changes).toMatchObject([
      { action: 'archived', place: null, fields: [{ title: 'Archiviert', before: 'nein', after: 'ja' }] },
    ]);
  });

  it.each([
    ['', false],
    ['Produkt;;Margherita', true],
    ['Produkt;;Marinara', true],
    ['Gruppe;;Suppen', true],
    [`Produkt;${MARGHERITA.id};Napoli`, true],
    [`Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;nein`, true],
  ])('tells whether something of a catalogue stands in the file: %j', (line, has) => {
    expect(hasItems(check(`Art;ID;Name;Archiviert\n${line}`, SMALL_ITEMS, true))).toBe(has);
  });

  it.each([
    ['Produkt;;Margherita;', 0, false],
    ['Produkt;;Margherita;ja', 1, true],
    [`Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;nein\nProdukt;;Marinara;ja\nGruppe;;Suppen;`, 3, true],
    ['Produkt;;Marinara;ja\nGruppe;;;', 1, false],
  ])('can be carried out where something changes and nothing is wrong: %j', (lines, changes, may) => {
    const found = check(`Art;ID;Name;Archiviert\n${lines}`);
    expect([changeCount(found), canImport(found)]).toEqual([changes, may]);
  });
});
