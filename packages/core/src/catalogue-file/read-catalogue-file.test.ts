import { expect, it } from 'vitest';
import { readCatalogueFile } from './read-catalogue-file.ts';

const EMPTY = 'Diese Datei ist leer. Am einfachsten beginnst du mit einem Export.';
const UNREADABLE = 'Diese Datei können wir nicht lesen. Nimm eine CSV- oder JSON-Datei, am einfachsten einen Export.';

it.each([
  ['nothing', '', EMPTY],
  ['blank lines', '\uFEFF \r\n\n', EMPTY],
  ['a picture', '\u2030PNG\r\n\u001A\n\0\0\0\rIHDR', UNREADABLE],
  ['a spreadsheet of a program', 'PK\u0003\u0004\u0014\0\u0006', UNREADABLE],
])('says so where a file is %s', (_, text, message) => {
  expect(readCatalogueFile(text)).toEqual({
    entries: [],
    places: [],
    problems: [{ place: 'Datei', column: null, message, isHint: false }],
  });
});

it.each([
  ['a spreadsheet', 'Art;Name\nGruppe;Fladen'],
  ['JSON', '\uFEFF {"format":"ofenpost.catalogue","version":1,"productGroups":[{"name":"Fladen"}]}'],
])('knows %s by what it begins with', (_, text) => {
  expect(readCatalogueFile(text)).toMatchObject({
    problems: [],
    entries: [{ kind: 'productGroup', fields: { name: 'Fladen' } }],
  });
});
