import { describe, expect, it } from 'vitest';
import { IMPORT_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const check = (text: string) =>
  planImport(readCatalogueFile(text), SMALL_ITEMS, { importId: IMPORT_ID, isWhole: false }).check;

describe('a line about something new', () => {
  const head = 'Art;ID;Name;Gehört zu;Preis;Allergene;Auswahlen;Im Angebot;Platz;Mindestens';
  it.each<[string, (string | null)[]]>([
    [
      'Produkt;;Neu;Fladen;9\nProdukt;;NEU\u200B;Fladen;9',
      ['Zeile 3', null, 'Das steht schon einmal in der Datei: Zeile 2.'],
    ],
    ['Auswahl;;Neu;;;;;;;0\nAuswahl;;neu;;;;;;;0', ['Zeile 3', null, 'Das steht schon einmal in der Datei: Zeile 2.']],
    ['Extra;;Neu;Extras;1\nExtra;;neu\u00A0;Extras;1', ['Zeile 3', null, 'Dieser Name kommt schon vor.']],
    ...['Produkt', 'Gruppe', 'Auswahl', 'Extra'].map((kind): [string, string[]] => [
      `${kind};20000000-0000-4000-8000-0000000000ff;Neu;${kind === 'Extra' ? 'Extras' : ''};9`,
      ['Zeile 2', 'ID', 'Diese ID gibt es nicht. Lass sie leer, wenn etwas neu ist.'],
    ]),
  ])('%j is told', (line, reported) => {
    const { problems } = check(`${head}\n${line}`);
    expect(problems.map(({ place, column, message }) => [place, column, message])).toContainEqual(reported);
  });
});

describe('a cell', () => {
  it('empties what a word empties', () => {
    const { changes, problems } = check('Art;Name;Beschreibung;Preis;Allergene\nProdukt;Margherita;keine;;keine');
    expect(changes[0]?.fields.map(({ title, after }) => [title, after])).toEqual([
      ['Beschreibung', 'keine'],
      ['Allergene', 'keine'],
    ]);
    expect(problems).toEqual([]);
  });

  it('leaves alone what stands under a blank cell, with a hint where something stands there', () => {
    const text = [
      'Art;Name;Beschreibung;Preis;Allergene;Herkunft;Auswahlen;Gehört zu',
      'Produkt;Margherita;;;;;;',
      'Extra;Burrata;;;;;;Extras',
    ].join('\n');
    const { changes, problems } = check(text);
    expect(changes).toEqual([]);
    expect(problems.every(({ isHint }) => isHint)).toBe(true);
    expect(problems.map(({ place, column }) => [place, column])).toEqual([
      ['Zeile 2', 'Beschreibung'],
      ['Zeile 2', 'Allergene'],
      ['Zeile 2', 'Auswahlen'],
      ['Zeile 3', 'Allergene'],
    ]);
    expect(problems[1]?.message).toBe(
      'Die Zelle ist leer, darum bleibt, was da steht. Schreib «keine», wenn es weg soll.',
    );
  });
});
