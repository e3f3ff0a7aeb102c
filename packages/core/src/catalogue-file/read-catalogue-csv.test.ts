import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from './read-catalogue-file.ts';

const read = (...lines: readonly string[]) => readCatalogueFile(lines.join('\n'));
const reported = (...lines: readonly string[]) =>
  read(...lines).problems.map(({ place, column, message, isHint }) => [
    place,
    column,
    message,
    ...(isHint ? ['hint'] : []),
  ]);

describe('a catalogue as a spreadsheet', () => {
  it('is a list of lines, each with its number and what its cells say', () => {
    const { entries, places, problems } = read(
      'Art;ID;Gehört zu;Platz;Name;Preis;Archiviert',
      'Produkt; p1 ; Fladen ; 2 ;Margherita;18.50;ja',
      'Gruppe;;;;Suppen;;',
    );
    expect([problems, places]).toEqual([[], ['Zeile 1', 'Zeile 2', 'Zeile 3']]);
    expect(entries).toEqual([
      {
        kind: 'product',
        place: 'Zeile 2',
        id: 'p1',
        archived: true,
        rank: 2,
        belongsTo: 'Fladen',
        parent: undefined,
        fields: { name: 'Margherita', price: 1850 },
        blank: [],
      },
      {
        kind: 'productGroup',
        place: 'Zeile 3',
        id: '',
        archived: undefined,
        rank: undefined,
        belongsTo: undefined,
        parent: undefined,
        fields: { name: 'Suppen' },
        blank: [],
      },
    ]);
  });

  it('may begin with blank rows, which count', () => {
    const { entries, problems } = read('', ';;', 'Art;Name;Farbe', '', 'Gruppe;Suppen;');
    expect(entries).toMatchObject([{ kind: 'productGroup', place: 'Zeile 5', fields: { name: 'Suppen' } }]);
    expect(problems).toMatchObject([{ place: 'Zeile 3', column: 'Farbe', isHint: true }]);
  });

  it('may have any of its columns in any order, and titles in any letters', () => {
    expect(read(' NAME ;art', 'Fladen;GRUPPE').entries).toMatchObject([
      { kind: 'productGroup', id: '', belongsTo: undefined, fields: { name: 'Fladen' } },
    ]);
  });

  it.each(['', ' ', '\u00A0', '\u200B'])('says nothing by a blank cell: %j', (cell) => {
    const head = 'Art;Name;Preis;Beschreibung;Allergene;Merkmale;Herkunft;Auswahlen;Erhältlich';
    const [entry] = read(head, `Produkt${`;${cell}`.repeat(8)}`).entries;
    expect([entry?.fields, entry?.blank.length]).toEqual([{}, 8]);
  });

  it.each([
    ['Beschreibung', 'keine', { description: '' }],
    ['Allergene', 'Keine', { allergens: [] }],
    ['Merkmale', ' keine ', { tags: [] }],
    ['Herkunft', 'keine', { origins: [] }],
    ['Auswahlen', 'keine', { optionGroupIds: [] }],
    ['Auswahlen', 'Keine |', { optionGroupIds: ['Keine'] }],
    ['Erhältlich', 'immer', { availabilitySchedule: null }],
    ['Name', 'keine', { name: 'keine' }],
  ])('empties %s by %j', (title, cell, fields) => {
    expect(read(`Art;${title}`, `Produkt;${cell}`).entries[0]?.fields).toEqual(fields);
  });

  it('passes over blank lines, and counts them', () => {
    const { entries, problems } = read('Art;Name', '', ' ; ', 'Gruppe;Suppen');
    expect([entries.map(({ place }) => place), problems]).toEqual([['Zeile 4'], []]);
  });

  it('passes over blank columns', () => {
    expect(reported('Art;;Name; ', 'Gruppe;x;Suppen;y')).toEqual([]);
  });

  it('lets an extra belong to the choice above it, unless it says to which', () => {
    const { entries } = read(
      'Art;Name;Gehört zu',
      'Extra;Allein;',
      'Auswahl;Brot;',
      'Extra;Zopf;',
      'Gruppe;Suppen;',
      'Extra;Ruchbrot;',
      'Extra;Rucola;Extras',
      'Auswahl;Sauce;',
      'Extra;Senf; ',
    );
    expect(entries.map(({ parent, belongsTo }) => belongsTo ?? parent?.fields['name'])).toEqual([
      undefined,
      undefined,
      'Brot',
      undefined,
      'Brot',
      'Extras',
      undefined,
      'Sauce',
    ]);
  });

  it.each([
    ['1', 1],
    ['99999', 99_999],
    ['100000', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['erster', undefined],
    ['x1', undefined],
  ])('reads the rank %j as %j', (cell, rank) => {
    const { entries, problems } = read('Art;Platz', `Gruppe;${cell}`);
    expect([entries[0]?.rank, problems.length]).toEqual([rank, rank === undefined ? 1 : 0]);
  });

  it('tells which cell cannot be read, and takes the others', () => {
    const lines = ['Art;Name;Preis;Platz;Archiviert', 'Produkt;Margherita;viel;oben;vielleicht'];
    expect(reported(...lines)).toEqual([
      ['Zeile 2', 'Preis', 'Das ist kein Betrag in Franken, zum Beispiel 18.50.'],
      ['Zeile 2', 'Archiviert', 'Hier steht ja oder nein.'],
      ['Zeile 2', 'Platz', 'Der Platz ist eine ganze Zahl ab 1.'],
    ]);
    expect(read(...lines).entries).toMatchObject([{ fields: { name: 'Margherita' }, rank: undefined }]);
  });

  it('leaves out a line of which nobody knows what it is, and goes on', () => {
    const message = 'Hier steht, was es ist: Gruppe, Auswahl, Extra, Produkt.';
    expect(reported('Name;Art', 'a;Rezept', 'b', 'c; produkt ')).toEqual([
      ['Zeile 2', 'Art', message],
      ['Zeile 3', 'Art', message],
    ]);
    expect(read('Name;Art', 'a;Rezept', 'c; produkt ').entries.map(({ place }) => place)).toEqual(['Zeile 3']);
  });

  it('reads what a spreadsheet must not take for a formula, in its titles too', () => {
    expect(read("Art;Name;'-Farbe", "Gruppe;'=Suppen;").entries[0]?.fields).toEqual({ name: '=Suppen' });
  });

  it('tells in its first line which columns nobody knows, and which stand there twice', () => {
    const strange = 'x'.repeat(61);
    expect(reported(`Art; ${strange} ;Name;NAME`)).toEqual([
      ['Zeile 1', strange.slice(0, 60), 'Diese Spalte kennen wir nicht; sie wird nicht gelesen.', 'hint'],
      ['Zeile 1', 'Name', 'Diese Spalte gibt es zweimal.'],
    ]);
  });

  it('is refused as a whole where no column says what a line is about', () => {
    const { entries, places } = read('Name;Preis', 'Margherita;"18');
    expect([entries, places]).toEqual([[], []]);
    expect(reported('Name', 'Margherita;"18')).toEqual([
      ['Zeile 1', 'Art', 'Diese Spalte fehlt. Am einfachsten beginnst du mit einem Export.'],
    ]);
  });

  it('tells in which line quotes stay open', () => {
    expect(reported('Art;Name', 'Gruppe;Suppen', 'Gruppe;"Salate')).toEqual([
      ['Zeile 3', null, 'Ein Anführungszeichen wird nicht geschlossen.'],
    ]);
  });

  it('has at most 10000 lines beside its first, blank ones among them', () => {
    const of = (count: number) => read('Art;Name', ...Array.from({ length: count - 1 }, () => ';'), 'Gruppe;x');
    expect(of(10_000).entries).toHaveLength(1);
    expect(of(10_001)).toEqual({
      entries: [],
      places: [],
      problems: [{ place: 'Datei', column: null, message: 'Eine Datei hat höchstens 10000 Zeilen.', isHint: false }],
    });
  });
});
